// The page as such, whatever it shows: it starts, loses nothing that was typed, works offline, leaves nothing
// behind in a frame, and notices a new version.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { assertAccessible, untilOffline, untilStarted, useSite } from "./support/site.mjs";

// A copy, so that a test can publish another version.
const dist = mkdtempSync(join(tmpdir(), "norma-dist-"));
cpSync("dist", dist, { recursive: true });
after(() => rmSync(dist, { recursive: true }));

const site = useSite({ dist });
const paste = (page) => page.locator("#paste");

test("the page opens with a text area and needs each file once", async () => {
  const page = await site.open({ width: 360, height: 740 });
  await paste(page).fill("2450 1");
  assert.equal(await page.title(), "Norma");
  await assertAccessible(page);

  await untilOffline(page);
  const hashed = site.server.requests.filter((name) => /-[0-9a-f]{16}\./.test(name));
  assert.deepEqual(hashed.toSorted(), [...new Set(hashed)].toSorted());
  assert.equal(hashed.filter((name) => name.endsWith(".wasm")).length, 1);
});

test("text typed before the app starts is kept, with focus and caret", async () => {
  const release = site.server.hold(/\.wasm$/);
  const page = await site.open({ started: false });
  await paste(page).pressSequentially("2450 1\n2390 =");
  await paste(page).press("ArrowUp");
  release();
  await untilStarted(page);
  await page.keyboard.type("!");
  assert.equal(await paste(page).inputValue(), "2450 1!\n2390 =");
});

test("inside a frame the page installs no service worker", async () => {
  // The icon of its own spares the server a question for /favicon.ico.
  const host = '<!doctype html><title>Host</title><link rel="icon" href="data:,">';
  site.server.pages.set("/frame.html", `${host}<iframe src="${site.server.url}" title="Norma"></iframe>`);
  const page = await site.open({ url: `${site.server.origin}/frame.html` });
  const frame = page.frame({ url: site.server.url });
  await untilStarted(frame);
  await frame.waitForLoadState("load");
  assert.equal(await frame.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
});

test("a new version takes over, and an old page is told", async () => {
  const page = await site.open();
  await untilOffline(page);
  const version = await page.evaluate(() => document.documentElement.dataset.started);

  const worker = readFileSync(join(dist, "sw.js"), "utf8");
  for (const name of ["sw.js.br", "sw.js.gz"]) rmSync(join(dist, name));
  writeFileSync(join(dist, "sw.js"), worker.replaceAll(version, "another"));
  try {
    const told = page.evaluate(() => new Promise((resolve) => addEventListener("norma:update", (event) => resolve(event.detail))));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    assert.equal(await told, "another");
    assert.deepEqual(await page.evaluate(() => caches.keys()), ["norma-another"]);
  } finally {
    writeFileSync(join(dist, "sw.js"), worker);
  }
});

test("the page works without a network after the first visit", async () => {
  const page = await site.open();
  await untilOffline(page);
  await site.server.close();
  await page.reload();
  await untilStarted(page);
  await paste(page).fill("2450 1");
  assert.equal(await paste(page).inputValue(), "2450 1");
});
