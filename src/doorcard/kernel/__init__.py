"""What must be fast: integers, bytes and tables, no card types, nothing else imported.

``chosen`` is the kernel to call: ``_native``, compiled from ``native/``, or its ``twin``.
"""
