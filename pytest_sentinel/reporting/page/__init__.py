"""`report.html`: one file that opens from disk, made of the record. See docs/reference/report.md for every figure."""
