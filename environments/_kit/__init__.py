"""What all apps share: database, catalog reading, timeline events, server, push channel and contact page."""
