// The released page, served and opened in a browser. A visit fails when the page logs an error or a warning,
// throws, or asks another host for anything.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

const DIST = process.env.NORMA_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));
const AXE = new URL("../../../node_modules/axe-core/axe.min.js", import.meta.url);
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

// Regions, as the browser states them in `navigator.language`.
const LOCALES = { en: "en-GB", ru: "ru-RU" };

// Notes down everything on a page that should not happen.
function watch(page, origin, problems) {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`page error: ${error.stack ?? error}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) problems.push(`request to ${url.href}`);
  });
}

/** Serves the release and starts a browser. For scripts; a test file takes `useSite`. */
export async function startSite({ dist = DIST } = {}) {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`no page in ${dist}: run make build`);
  const server = await serve(dist);
  const browser = await launch();
  const visits = [];

  return {
    server,
    browser,

    /**
     * Opens the page as a new visitor, and waits until the app has started unless `started` is false.
     * `path` is what follows the folder in the address (`#plan`, `?lang=ru`); `url` replaces the whole address.
     * `context` takes more of Playwright's options (`reducedMotion`, `forcedColors`, `hasTouch` …).
     */
    async open({ width = 1280, height = 800, lang = "en", theme = "light", path = "", url, started = true, context = {} } = {}) {
      const visitor = await browser.newContext({
        viewport: { width, height },
        locale: LOCALES[lang] ?? lang,
        colorScheme: theme,
        ...context,
      });
      const problems = [];
      visits.push({ visitor, problems });
      visitor.on("page", (page) => watch(page, server.origin, problems));
      const page = await visitor.newPage();
      await page.goto(url ?? server.url + path, { waitUntil: started ? "load" : "commit" });
      if (started && !url) await untilStarted(page);
      return page;
    },

    /** Ends all visits, and fails if anything went wrong in one of them. */
    async endVisits() {
      const ended = visits.splice(0);
      await Promise.all(ended.map(({ visitor }) => visitor.close()));
      assert.deepEqual(ended.flatMap(({ problems }) => problems), []);
    },

    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** A site for the tests of one file: started before them, its visits ended and judged after each. */
export function useSite(options) {
  const site = {};
  before(async () => Object.assign(site, await startSite(options)));
  afterEach(() => site.endVisits());
  after(() => site.close?.());
  return site;
}

/** Waits until the app has rendered for the first time. */
export const untilStarted = (page) => page.locator("html[data-started]").waitFor({ state: "attached" });

/** Waits until the service worker holds the whole release and serves this page. */
export const untilOffline = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  });

/** Fails with one line for each breach of WCAG 2.2 AA that axe finds on the page as it stands. */
export async function assertAccessible(page) {
  await page.evaluate(readFileSync(AXE, "utf8"));
  const { violations } = await page.evaluate((values) => axe.run({ runOnly: { type: "tag", values } }), AXE_TAGS);
  const lines = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(" ")}`));
  assert.deepEqual(lines, []);
}
