"""What MicroHood is: its tables, its catalogs, its rules, and the shapes of requests and responses."""
