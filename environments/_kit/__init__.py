"""What all apps share; an app brings its tables, routes, events and catalog, and gets the rest from here.

| module | what for |
|---|---|
| `environment` | `Environment`, the object that an app's package builds and the plugin uses |
| `catalog`, `people`, `world` | reading JSONL with every reference checked; persons and entities; the loaded world |
| `preload`, `events` | bases of a task's start state and of timeline events |
| `database`, `tables`, `people_rows` | SQLite in memory with a revision; tables and columns that every app has |
| `actions`, `context` | the action log; what a route handler asks for (`App`), to read or to change |
| `app`, `headers`, `refusal` | the app factory; headers of every response; errors in plain sentences |
| `screen` | what no route ever sees: requests that break off, texts and numbers that nothing can hold |
| `about`, `push`, `contact`, `media`, `page` | `/api/session`, `/api/push`, `/contact`, `/media/…`, the built page |
| `server`, `openapi` | a server on a free port; the API's description for the typed client |
| `files` | attached files that open, made from a catalog entry, and what stands in them |
"""
