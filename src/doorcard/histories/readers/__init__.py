"""Readers: one file a format, each giving neutral records."""
