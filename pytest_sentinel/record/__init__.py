"""The record of a run: typed events while it happens, one result when it ends, files on disk."""
