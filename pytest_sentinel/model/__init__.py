"""The model agent: an OpenAI-compatible chat endpoint with tools, and the account of what it used."""
