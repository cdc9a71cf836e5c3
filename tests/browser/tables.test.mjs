// The page Tables: found by its address, with the card's place in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, useSite } from "./support/site.mjs";

const site = useSite();
const PHONE = { width: 360, height: 740 };

// Made-up opponents. Nine games that make an IM norm: 6½ points against 2410.
const CARD = `FM DEN 2298 1
GM CRO 2511 ½
IM NOR 2402 1
IM TUR 2433 ½
GM HUN 2476 1
GM HUN 2538 0
SWE 2327 1
IM FIN 2419 ½
WIM DEN 2290 1`;

const table = (page, edition, id) => page.locator(`[id="tables/${edition}/${id}"]`);
const page = (open, name) => open.getByRole("navigation").getByRole("link", { name, exact: true });
const current = (open) => open.getByRole("navigation").locator("[aria-current=page]").innerText();
const lit = (open) => open.locator(".table td[aria-current]").allInnerTexts();

async function assertNoSideScroll(open) {
  const [content, window] = await open.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} pixels of content in ${window}`);
}

test("a link opens its table, and the page asks for nothing more", async () => {
  const open = await site.open({ ...PHONE, path: "#tables/fide-2014/norms-13" });
  const asked = site.server.requests.length;
  const box = await table(open, "fide-2014", "norms-13").boundingBox();
  assert.ok(box.y >= 0 && box.y < 200, `the table begins ${box.y} pixels down`);
  assert.match(await open.locator(".table:target").innerText(), /^Norms, 13 games/);
  assert.equal(await current(open), "Tables");
  await open.locator("#edition").selectOption("tables/evsk-2012");
  await table(open, "evsk-2012", "printed-kms").waitFor();
  await page(open, "Check").click();
  await open.locator("#paste").waitFor();
  // The service worker fetches what it keeps; the page itself needs nothing more.
  const pages = site.server.requests.slice(asked).filter((name) => !/^sw\.js|-[0-9a-f]{16}\.|\.(svg|webmanifest|html)$/.test(name));
  assert.deepEqual(pages, []);
});

test("the browser's buttons lead from page to page, and the card stays", async () => {
  const open = await site.open();
  await open.locator("#paste").fill(CARD);
  assert.equal(await current(open), "Check");
  await page(open, "Tables").click();
  await open.locator("#table").selectOption({ label: "Norms, 11 games" });
  await open.locator(".table:target").waitFor();
  assert.match(open.url(), /#tables\/fide-2024\/norms-11$/);
  await open.goBack();
  assert.match(open.url(), /#tables$/);
  await open.locator(".table:target").waitFor({ state: "detached" });
  await open.goBack();
  assert.equal(await open.locator('[data-award="IM"]').getAttribute("data-state"), "met");
  assert.equal(await open.locator("#paste").inputValue(), CARD);
  await open.goForward();
  await table(open, "fide-2024", "norms-9").waitFor();
});

test("the cells that decided are lit, and a link leads to them", async () => {
  const open = await site.open(PHONE);
  await open.locator("#paste").fill(CARD);
  await page(open, "Tables").click();
  assert.deepEqual(await lit(open), ["2380–2433", "2407–2449"]);
  await open.locator(".lit-links a").click();
  await open.locator(".table:target").waitFor();
  assert.match(await open.locator(".table:target").innerText(), /^Norms, 9 games/);
  await assertNoSideScroll(open);
  await assertAccessible(open);
});

test("the edition that judged leads to its tables", async () => {
  const open = await site.open();
  await open.locator("#paste").fill(CARD);
  await open.locator(".basis .edition").first().click();
  assert.match(open.url(), /#tables\/fide-2024$/);
  await table(open, "fide-2024", "norms-9").waitFor();
});

test("a Russian reader finds the classification by its Russian names", async () => {
  const open = await site.open({ ...PHONE, lang: "ru", path: "#tables" });
  assert.equal(await current(open), "Таблицы");
  await open.getByRole("heading", { name: "Норма МС, 9 партий" }).waitFor();
  const places = table(open, "evsk-2012", "places-kms");
  await places.getByRole("cell", { name: "до 16 лет" }).first().waitFor();
  await places.getByRole("rowheader", { name: "Первенство России" }).waitFor();
  await assertNoSideScroll(open);
  await assertAccessible(open);
});

test("an edition that is not at hand is said to be missing", async () => {
  const open = await site.open({ path: "#tables/evsk-1999" });
  await open.getByText("There is no edition of this name here: evsk-1999").waitFor();
  await table(open, "fide-2024", "norms-9").waitFor();
});

test("on paper stand the tables alone", async () => {
  const open = await site.open({ path: "#tables/fide-2024", theme: "dark" });
  await open.emulateMedia({ media: "print" });
  const colour = await open.locator(".table th").first().evaluate((cell) => getComputedStyle(cell).color);
  assert.equal(colour, "rgb(0, 0, 0)");
  assert.ok(!(await open.locator("#edition").isVisible()));
  assert.ok(!(await open.getByRole("navigation").isVisible()));
  assert.ok(await table(open, "fide-2024", "norms-19").isVisible());
  assert.ok(await open.getByText(/^Source:/).isVisible());
});
