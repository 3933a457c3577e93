"""Writers of hand histories, one file a format. Each says what it cannot tell, and refuses it."""

from __future__ import annotations
