"""Portraits, pictures, films and music of nobody and nothing, drawn from seeds (needs the development packages)."""
