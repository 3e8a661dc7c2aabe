"""Tables, catalogs, shapes, and what happens on MicroTube."""
