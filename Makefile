# `make serve` to work on the page, `make test` before a change is handed in. Each target first makes sure
# that what it needs is installed (scripts/setup); that says nothing when all is there.

SHELL := bash

# Where `make shots` puts its pictures, and where `make serve` builds: not into dist, which holds the release.
SHOTS ?= target/shots
PREVIEW := target/preview

.PHONY: help setup serve build test bench size shots icons clean

help:
	@echo 'make serve   build the page, show it on http://127.0.0.1:8080/, again after each change'
	@echo 'make build   the page as it is published, in dist/'
	@echo 'make test    format, lints, docs, all tests, the published page in a browser'
	@echo 'make bench   the benchmarks'
	@echo 'make size    what a first visit to the page loads'
	@echo 'make shots   pictures of the page, phone and desktop, light and dark, en and ru, in $(SHOTS)'
	@echo 'make setup   only install what the others need'
	@echo 'make clean   remove what was built; .tools and node_modules stay'

setup:
	@scripts/setup

serve: setup
	. scripts/env wasm && trunk serve --dist $(PREVIEW)

build: setup
	. scripts/env page && trunk build --release

test: setup
	@scripts/test

bench:
	cargo bench

size: build
	node scripts/size.mjs

shots: build
	. scripts/env && node tests/browser/shots.mjs $(SHOTS)

# The bitmaps of the icon, for systems that cannot use the drawing. Only after public/icon.svg has changed.
icons: setup
	. scripts/env && node scripts/icons.mjs

clean:
	cargo clean
	rm -rf dist
