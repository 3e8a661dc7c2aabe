# `make help` lists what there is. Every target sets up first, which takes a second when nothing changed.
PYTHON ?= python3
WORKERS ?= 2
AGENT ?= reference
# More for pytest, for example: make bench ARGS="-k attachment"
ARGS ?=

RUN := .venv/bin/python
PYTEST := $(RUN) -m pytest
# Warnings are errors in our own runs only, never in a user's.
STRICT := -W error

.PHONY: help setup lock bench lint lint-python lint-types lint-web lint-repository test test-unit test-slow test-battery test-quick
.PHONY: battery test-model test-peers test-cluster test-api benchmarks wheel
.DEFAULT_GOAL := help

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | while IFS='|' read -r name text; do printf '  %-14s %s\n' "$$name" "$$text"; done

setup: ## Install everything that is missing or out of date
	@$(PYTHON) scripts/setup.py

lock: ## Pin every dependency anew in requirements.lock
	$(RUN) -m uv pip compile pyproject.toml --group dev --universal --python-version 3.11 --generate-hashes --upgrade --quiet \
	  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" --output-file requirements.lock

bench: setup ## Run the benchmark (AGENT=reference WORKERS=2 ARGS=)
	$(PYTEST) --agent=$(AGENT) -n $(WORKERS) $(ARGS)

lint: lint-python lint-types lint-web lint-repository ## Style, types and hygiene of the repository

lint-python: setup
	$(RUN) -m ruff check
	$(RUN) -m ruff format --check

lint-types: setup
	$(RUN) -m mypy

lint-web: setup
	cd environments && npm run --silent lint
	cd environments && npm run --silent typecheck
	cd environments && PYTHON="$(CURDIR)/.venv/bin/python" npm run --silent api && git diff --exit-code -- '*/api-types.d.ts'

lint-repository: setup
	$(PYTEST) $(STRICT) -q tests/unit/repo

test: lint test-unit test-battery test-quick ## Lint, unit tests, the battery without a browser, two tasks an environment in it

test-unit: setup ## Unit tests but for the slow ones (those of the repository itself are part of lint)
	$(PYTEST) $(STRICT) -q -n $(WORKERS) --dist=worksteal -m "not slow" --durations=20 --durations-min=3 tests/unit --ignore=tests/unit/repo $(ARGS)

test-slow: setup ## The slow unit tests: faults of every kind, thousands of hostile requests, sessions within sessions
	$(PYTEST) $(STRICT) -q -n $(WORKERS) --dist=worksteal -m slow tests/unit $(ARGS)

test-battery: setup ## The part of the battery that needs no browser, for every task
	$(PYTEST) $(STRICT) -q -n $(WORKERS) tests/battery -m "not browser" $(ARGS)

test-quick: setup ## Two tasks an environment, in the browser, with the reference agent
	$(PYTEST) $(STRICT) -m quick --agent=reference -n $(WORKERS) $(ARGS)

battery: lint test-unit test-slow test-battery ## Everything: all tasks proved both ways in the browser, both clocks, every floor
	$(PYTEST) $(STRICT) -q -n $(WORKERS) tests/browser $(ARGS)
	$(PYTEST) $(STRICT) -q tests/battery -m browser $(ARGS) # one after the other: each starts workers of its own

test-model: setup ## A small model with real weights through the whole path (installs 200 MB once)
	$(RUN) -m scripts.small_model
	$(PYTEST) $(STRICT) -q tests/model $(ARGS)

test-peers: setup ## Agents of other people through the whole path (installs 400 MB once)
	$(RUN) -m scripts.peers
	$(PYTEST) $(STRICT) -q tests/peers $(ARGS)

test-cluster: setup ## Shards on a cluster of several nodes, one of which is lost (installs 200 MB once)
	$(RUN) -m scripts.beside cluster 200
	.cache/cluster/bin/python -m pytest $(STRICT) -q tests/cluster $(ARGS)

test-api: setup ## Schemathesis against the API of every app (installs 60 MB once)
	$(RUN) -m scripts.beside api 60
	.cache/api/bin/python -m pytest $(STRICT) -q tests/api $(ARGS)

benchmarks: setup ## Measure our own speed (pytest-benchmark; nothing else should run meanwhile)
	$(PYTEST) -q tests/benchmarks --benchmark-columns=min,median,max,rounds --benchmark-sort=fullname $(ARGS)

wheel: setup ## Build the wheel into dist/
	$(RUN) -m hatchling build --target wheel
