"""The kernel in Python: the functions of ``_native.pyi``, for where nothing was compiled.

Each file tells its method in full; its namesake in ``kernel/native`` does the same faster, and
tests hold the two to the same counts.
"""

from doorcard.kernel.twin.batches import census, rank_masks, rank_rows
from doorcard.kernel.twin.heads_up import heads_up
from doorcard.kernel.twin.multiway import multiway
from doorcard.kernel.twin.sampling import sample
from doorcard.kernel.twin.tally import tally

__all__ = ["census", "heads_up", "multiway", "rank_masks", "rank_rows", "sample", "tally"]
