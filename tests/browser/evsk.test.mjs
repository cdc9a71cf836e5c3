// Russian titles and ranks on the page Check, as a Russian player or coach uses it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, untilStarted, useSite } from "./support/site.mjs";

const site = useSite();
const PHONE = { width: 360, height: 740, lang: "ru" };

// Made-up players. A round robin of ten: six КМС, one МС below 2400 and two I ranks. 7 · 55 % + 2 · 75 % = 5.35: 5½ points.
const OPPONENTS = [
  ["КМС", "Ольхин Р.", 2113, "1"],
  ["МС", "Ясенев Д.", 2311, "0"],
  ["КМС", "Клёнов А.", 2087, "1"],
  ["КМС", "Дубов Т.", 2154, "½"],
  ["1 разр.", "Липин С.", 2021, "1"],
  ["КМС", "Осинин В.", 2136, "½"],
  ["1 разр.", "Рябинин К.", 1987, "1"],
  ["КМС", "Вязов Г.", 2102, "½"],
  ["КМС", "Елагин Н.", 2095, "0"],
];

const card = ({ end = "2013/05/09", born = 1997 } = {}) => {
  const rows = OPPONENTS.map(([rank, name, rating, result], place) => [place + 1, name, rank, rating, "м", result].join("\t"));
  const facts = [["Имя", "Тестов Пётр"], ["Разряд", "I"], ["Рейтинг", 2048], ["Год рождения", born], ["Пол", "м"]];
  const head = facts.map((fact) => fact.join("\t"));
  return [...head, `Дата\t${end}`, "Тур\tИмя\tРазряд\tРейтинг\tПол\tРез", ...rows].join("\n");
};

const verdict = (page, award) => page.locator(`.verdict[data-award="${award}"]`);
const state = (page, award) => verdict(page, award).getAttribute("data-state");
const toggle = (page, name) => page.locator(".systems").getByRole("button", { name }).click();

const load = (page, name, text) =>
  page.locator('.editions input[type="file"]').setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });

// A band of averages with a percentage, as later editions have them; of no real edition.
const EDITION = {
  regulation: "evsk-chess",
  id: "evsk-probe",
  name: { en: "A trial edition", ru: "Пробная редакция" },
  valid_from: "2026-01-01",
  valid_to: null,
  chosen_by: "end",
  source: { en: "made up", ru: "придумано" },
  figures: {
    awards: ["КМС"],
    rating: { value: "fide", clause: "1", sure: "stated" },
    averages: [{
      value: {
        award: "КМС", disciplines: ["standard"], average_of: "opponents", complete: true,
        percents: [{ percent: 60, all: [2000, 2149] }, { percent: 50, all: [2150, null] }],
        rounding: { value: "up", clause: "2", sure: "stated" },
      },
      clause: "2", sure: "stated",
    }],
  },
};

test("a pasted card shows a КМС norm in Russian, beside FIDE's norms", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(card());
  assert.equal(await state(page, "КМС"), "met");
  assert.match(await verdict(page, "КМС").innerText(), /по норме: Набрано 5½ из 9 при норме 5½/);
  assert.equal(await state(page, "МС"), "not_met");
  assert.equal(await state(page, "IM"), "not_met");
  const [russian, fide] = [verdict(page, "КМС"), verdict(page, "IM")].map((place) => place.boundingBox());
  assert.ok((await russian).y < (await fide).y, "Russian readers see their own titles first");
  await assertAccessible(page);
});

test("whose awards are shown is chosen, and kept", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(card());
  await toggle(page, "ФИДЕ");
  assert.equal(await verdict(page, "IM").count(), 0);
  assert.equal(await page.locator("#event-bigswiss").count(), 0, "the form asks only what the awards need");
  assert.equal(await page.locator("#event-status").count(), 1);
  await page.reload();
  await untilStarted(page);
  assert.equal(await state(page, "КМС"), "met");
  assert.equal(await verdict(page, "IM").count(), 0);
});

test("an English page shows FIDE's awards until Russian ones are asked for", async () => {
  const page = await site.open({ width: 1280, height: 800 });
  await page.locator("#paste").fill(card());
  assert.equal(await verdict(page, "КМС").count(), 0);
  assert.equal(await page.locator("#event-status").count(), 0);
  await toggle(page, "Russia");
  assert.equal(await state(page, "КМС"), "met");
});

test("what a rank needs is asked for: the participants of a Swiss", async () => {
  const page = await site.open(PHONE);
  const lines = ["I Липин 2021 1", "I Рябинин 1987 0", "II Вязов 1850 1", "II Елагин 1840 1", "II Ольхин 1830 1", "III Дубов 1700 0", "II Клёнов 1810 1"];
  await page.locator("#paste").fill(lines.join("\n"));
  await page.locator("#event-end").fill("2013-05-09");
  assert.equal(await state(page, "I"), "unknown");
  await page.locator("#event-field-first").fill("10");
  await page.locator("#event-field-second").fill("10");
  assert.equal(await state(page, "I"), "unknown", "one opponent has the III rank, and the count knows nobody who has");
  await page.locator("#event-field-third").fill("1");
  // (10 + 20 + 3) / 21 is 1.57: 65 % of 7 games, 4.55, which takes 5 points.
  assert.equal(await state(page, "I"), "met");
  assert.match(await verdict(page, "I").innerText(), /5 из 7/);
});

test("an event after 2013 is judged by the tables of 2012 with a warning only", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(card({ end: "2024/05/09", born: 2008 }));
  const warning = page.locator('[data-system="evsk"] .warning');
  assert.match(await warning.first().innerText(), /На 09\.05\.2024 у нас нет действующей редакции.*приказ № 248/s);
});

test("an edition file is loaded, named, kept, and can be removed", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(card({ end: "2026/05/09", born: 2010 }));
  await load(page, "probe.json", JSON.stringify(EDITION));
  const loaded = page.locator('[data-edition="evsk-probe"]');
  await loaded.first().waitFor();
  // 60 % of 9 is 5.4, rounded up 5½.
  assert.equal(await state(page, "КМС"), "met");
  assert.match(await page.locator(".editions").innerText(), /Пробная редакция\s+с 01\.01\.2026/);
  assert.match(await page.locator(".basis").innerText(), /Пробная редакция \(КМС\)/);
  await assertAccessible(page);
  await page.reload();
  await untilStarted(page);
  assert.match(await page.locator(".basis").innerText(), /Пробная редакция \(КМС\)/);
  await page.locator(".editions").getByRole("button", { name: /Удалить/ }).click();
  assert.equal(await loaded.count(), 0);
  assert.doesNotMatch(await page.locator(".basis").innerText(), /Пробная редакция/);
});

test("a broken edition file is refused with its place and the reason, and nothing is lost", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(card());
  const broken = structuredClone(EDITION);
  broken.figures.averages[0].value.percents[1].all = [2160, null];
  await load(page, "broken.json", JSON.stringify(broken, null, 2));
  const refusal = page.locator(".editions [role=alert]");
  assert.match(await refusal.innerText(), /broken\.json: .*строка \d+, «figures\.averages\[0\]\.value\.percents\[1\]» — .*должна начинаться с 2150/);
  await load(page, "no.json", "{ nothing }");
  await refusal.filter({ hasText: "no.json" }).waitFor();
  assert.match(await refusal.innerText(), /no\.json: .*не JSON: строка 1, позиция 3/);
  assert.equal(await state(page, "КМС"), "met");
  assert.equal(await page.locator(".editions li").count(), 0);
});

test("an edition file is dropped anywhere on the page", async () => {
  const page = await site.open(PHONE);
  await page.locator("main").evaluate((main, text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "probe.json", { type: "application/json" }));
    main.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, JSON.stringify(EDITION));
  await page.locator('.editions [data-edition="evsk-probe"]').waitFor();
  assert.equal(await page.locator("#paste").inputValue(), "");
});
