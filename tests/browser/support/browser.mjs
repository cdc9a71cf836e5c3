// Starts the browser that scripts/env finds: the one place that knows where browsers lie.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const env = fileURLToPath(new URL("../../../scripts/env", import.meta.url));

function findBrowser() {
  const path =
    process.env.CHROMIUM || execFileSync("bash", ["-c", '. "$1" && printf %s "$CHROMIUM"', "bash", env], { encoding: "utf8" });
  if (!path) throw new Error("no Chromium found: run scripts/setup, or name it in CHROMIUM");
  return path;
}

// As root Chromium does not start with its sandbox. The rest keeps it from talking to anyone by itself.
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--disable-sync",
  "--disable-component-update",
  "--disable-background-networking",
  "--no-first-run",
  "--no-default-browser-check",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

export const launch = () => chromium.launch({ executablePath: findBrowser(), args: ARGS });
