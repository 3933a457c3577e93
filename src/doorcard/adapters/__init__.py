"""Backends of the service's ports, one file each."""
