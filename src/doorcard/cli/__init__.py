"""The ``doorcard`` command."""
