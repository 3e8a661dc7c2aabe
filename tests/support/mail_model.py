"""Serves the scripted model of `mail_policy` from a process of its own, on the given port; ends with its input.

Prints the server's address once it answers.
"""

import sys

from mail_policy import policy
from model_server import ModelServer

if __name__ == "__main__":
    with ModelServer(policy, port=int(sys.argv[1])) as server:
        print(server.base_url, flush=True)
        sys.stdin.read()
