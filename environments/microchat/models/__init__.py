"""What a team's conversations are: tables, catalogs, rules, and the shapes of requests and responses."""
