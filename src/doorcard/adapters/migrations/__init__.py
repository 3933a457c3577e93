"""How the database became what it is: one file a step, in a fixed chain.

A new file is made whole from :mod:`doorcard.adapters.schema`; one that an older Doorcard
wrote goes through the steps it lacks. Both must come to the same, and a test compares
them. A step that was released is never changed. There is no way back but the copy that
is made before the first step.
"""
