"""The world that all apps show: who exists, and the generator that makes catalogs of it (see README.md)."""
