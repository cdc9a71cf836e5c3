// The page Check, as a player uses it: paste, look, correct, ask again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, untilStarted, useSite } from "./support/site.mjs";

const site = useSite();
const PHONE = { width: 360, height: 740 };

// Made-up players. Nine games that make an IM norm: 6½ points against 2410.
const CARD = [
  ["FM", "Alder, Jon", 2298, "DEN", "1"],
  ["GM", "Birch, Ivo", 2511, "CRO", "½"],
  ["IM", "Cedar, Ola", 2402, "NOR", "1"],
  ["IM", "Dogan, Efe", 2433, "TUR", "½"],
  ["GM", "Elm, Rita", 2476, "HUN", "1"],
  ["GM", "Farkas, Bela", 2538, "HUN", "0"],
  ["", "Gran, Lise", 2327, "SWE", "1"],
  ["IM", "Holm, Aki", 2419, "FIN", "½"],
  ["WIM", "Iversen, Pia", 2290, "DEN", "1"],
];

// As chess-results has it: the result in a table of its own, with a square for the colour.
const asHtml = () => {
  const head = ["Rd.", "Bo.", "SNo", "", "Name", "Rtg", "FED", "Pts.", "Res."].map((name) => `<th>${name}</th>`).join("");
  const rows = CARD.map(([title, name, rating, federation, result], place) => {
    const colour = place % 2 ? "FarbesT" : "FarbewT";
    const cell = `<table><tbody><tr><td><div class="${colour}"></div></td><td>${result}</td></tr></tbody></table>`;
    const cells = [place + 1, 10, place + 20, title, name, rating, federation, "4,5", cell];
    return `<tr>${cells.map((text) => `<td>${text}</td>`).join("")}</tr>`;
  });
  const player = [["Name", "Ekberg, Nora"], ["Title", "FM"], ["Rating international", 2391], ["Federation", "SWE"], ["Points", "6,5"]];
  const facts = player.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join("");
  return `<h2>Player info</h2><table class="CRs1"><tbody>${facts}</tbody></table>
    <table class="CRs1"><tbody><tr>${head}</tr>${rows.join("")}</tbody></table>`;
};

// The same as Chromium copies it into plain text: torn at every result.
const asBrokenText = () => {
  const rows = CARD.map(([title, name, rating, federation, result], place) =>
    `${place + 1}\t10\t${place + 20}\t${title ? "\n" + title + "\t" : "\n"}${name}\t${rating}\t${federation}\t4,5\t\n${result}\n`);
  return `Name\tEkberg, Nora\nFederation\tSWE\n\nRd.\tBo.\tSNo\t \t \tName\tRtg\tFED\tPts.\tRes.\n${rows.join("")}`;
};

const asLines = (from = 0, to = CARD.length) =>
  CARD.slice(from, to).map(([title, name, rating, federation, result]) =>
    `${title} ${name.split(",")[0]} ${federation} ${rating} ${result}`).join("\n");

const paste = (page, data) => page.locator("#paste").evaluate((area, data) => {
  const clipboard = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboard.setData(type, text);
  area.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }));
}, data);

const verdict = (page, award) => page.locator(`[data-award="${award}"]`);
const state = (page, award) => verdict(page, award).getAttribute("data-state");
const round = (page, number) => page.locator(`[data-round="${number}"]`);
const tap = (page, number, name) => round(page, number).getByRole("button", { name, exact: true }).click();

async function assertNoSideScroll(page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(content <= window, `${content} pixels of content in ${window}`);
}

test("a card pasted on a phone shows the verdict first", async () => {
  const page = await site.open(PHONE);
  await paste(page, { "text/html": asHtml(), "text/plain": "torn" });
  assert.equal(await state(page, "IM"), "met");
  assert.equal(await state(page, "GM"), "not_met");
  const first = await verdict(page, "IM").boundingBox();
  assert.ok(first.y < 120, `the verdict begins ${first.y} pixels down`);
  assert.match(await verdict(page, "IM").innerText(), /6½ out of 9 against an average of 2410/);
  await page.getByText("9 rounds", { exact: true }).waitFor();
  await assertNoSideScroll(page);
  await assertAccessible(page);
});

test("the broken plain text of a browser reads as the same card", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(asBrokenText());
  assert.equal(await state(page, "IM"), "met");
  assert.equal(await round(page, 9).locator(".name").inputValue(), "Iversen, Pia");
});

test("an edited result changes the verdict at once", async () => {
  const page = await site.open(PHONE);
  await paste(page, { "text/html": asHtml() });
  assert.equal(await state(page, "GM"), "not_met");
  await tap(page, 6, "½ Drawn");
  assert.equal(await state(page, "GM"), "met");
  await tap(page, 6, "0 Lost");
  assert.equal(await state(page, "GM"), "not_met");
  await round(page, 6).locator(".rating").fill("24x");
  await round(page, 6).getByText("24x").waitFor();
  assert.equal(await round(page, 6).locator(".rating").inputValue(), "24x");
});

test("every keystroke is answered", async () => {
  const page = await site.open();
  await page.locator("#paste").pressSequentially(asLines(0, 2));
  assert.equal(await page.locator("[data-round]").count(), 2);
  await page.locator("#paste").press("End");
  await page.locator("#paste").pressSequentially("\n" + asLines(2));
  assert.equal(await page.locator("[data-round]").count(), 9);
  assert.equal(await state(page, "IM"), "met");
  await page.locator("#paste").press("Backspace");
  assert.equal(await state(page, "IM"), "secured");
  await page.locator("#paste").press("0");
  assert.equal(await state(page, "IM"), "met");
});

test("what is missing is asked for, in its place", async () => {
  const page = await site.open(PHONE);
  await page.getByRole("button", { name: "bare ratings" }).click();
  assert.equal(await state(page, "IM"), "unknown");
  assert.ok(await page.locator(".cell.federation.asked").count() >= 9);
  for (let number = 1; number <= 9; number++) {
    await round(page, number).locator("select.title").selectOption("IM");
    await round(page, number).locator(".federation").fill(number % 2 ? "GER" : "ESP");
  }
  await page.locator("#player-federation").fill("FRA");
  assert.equal(await state(page, "IM"), "met");
  assert.equal(await page.locator(".cell.asked").count(), 0);
});

test("the language can be changed, and is kept", async () => {
  const page = await site.open(PHONE);
  await paste(page, { "text/html": asHtml() });
  await page.getByRole("button", { name: "Русский" }).click();
  assert.equal(await page.locator("html").getAttribute("lang"), "ru");
  assert.match(await verdict(page, "IM").innerText(), /выполнена/);
  assert.match(await verdict(page, "IM").innerText(), /6½ из 9/);
  await page.reload();
  await untilStarted(page);
  assert.match(await verdict(page, "IM").innerText(), /выполнена/);
  assert.equal(await round(page, 1).locator(".name").inputValue(), "Alder, Jon");
});

test("a Russian browser is answered in Russian", async () => {
  const page = await site.open({ ...PHONE, lang: "ru" });
  await page.getByText("Вставьте карточку турнира").waitFor();
  await page.locator("#paste").fill("гм Иванов RUS 2512 ½\nмм Петров ARM 2430 1");
  assert.equal(await page.locator("[data-round]").count(), 2);
  await assertAccessible(page);
});

test("rounds are added, moved and removed with the keyboard alone", async () => {
  const page = await site.open();
  await page.locator("#paste").fill(asLines(0, 3));
  await page.getByRole("button", { name: "Add a round" }).press("Enter");
  assert.equal(await page.locator("[data-round]").count(), 4);
  await page.getByRole("button", { name: "Move or remove" }).press("Enter");
  await page.getByRole("button", { name: "Round 2: Move up" }).press("Enter");
  assert.deepEqual(await page.locator(".name").evaluateAll((cells) => cells.map((cell) => cell.value)), ["Birch", "Alder", "Cedar", ""]);
  await page.getByRole("button", { name: "Round 4: Remove" }).press("Space");
  assert.equal(await page.locator("[data-round]").count(), 3);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  assert.equal(await page.locator("[data-round]").count(), 4);
});

test("a bye and a forfeit are chosen from the list", async () => {
  const page = await site.open();
  await paste(page, { "text/html": asHtml() });
  await page.locator("#event-rounds").fill("9");
  await round(page, 1).locator("select.over").selectOption("bye");
  await round(page, 1).getByText("not played, does not count (1.4.2c)").waitFor();
  assert.equal(await state(page, "IM"), "met");
  assert.match(await verdict(page, "IM").innerText(), /Eight games and a round without one/);
});

test("of a tournament file the player is chosen", async () => {
  const line = (number, title, name, rating, federation, rounds) =>
    `001 ${String(number).padStart(4)} m${title.padStart(3)} ${name.padEnd(33)} ${rating} ${federation}    ${String(1000 + number).padStart(8)} 1990/01/01  0.0 ${String(number).padStart(4)}${rounds}`;
  const game = (opponent, colour, result) => `  ${String(opponent).padStart(4)} ${colour} ${result}`;
  const trf = [
    "012 Open of Nowhere",
    "042 2024/05/01",
    line(1, "g", "Arroyo, Luz", 2548, "ESP", game(2, "w", "1")),
    line(2, "m", "Bakos, Ede", 2491, "HUN", game(1, "b", "0")),
  ].join("\n");
  const page = await site.open();
  await page.locator('.paste input[type="file"]').setInputFiles({ name: "open.trf", mimeType: "text/plain", buffer: Buffer.from(trf) });
  await page.getByLabel("Whose card?").selectOption({ label: "Bakos, Ede" });
  assert.equal(await page.locator("#player-name").inputValue(), "Bakos, Ede");
  assert.equal(await round(page, 1).locator(".name").inputValue(), "Arroyo, Luz");
  assert.equal(await page.locator("#event-start").inputValue(), "2024-05-01");
});

test("an event outside every edition is judged with a warning", async () => {
  const page = await site.open();
  await paste(page, { "text/html": asHtml() });
  await page.locator("#event-start").fill("2001-05-01");
  const warning = await page.getByText("No edition at hand was in force on 2001-05-01").innerText();
  assert.match(warning, /FIDE Title Regulations in force from 1 July 2009/);
});

test("lines that were not used are named with their number", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill("2450 1\nsee you at dinner\n2390 ½");
  await page.getByText("Line 2").waitFor();
  assert.match(await page.locator(".notes").innerText(), /see you at dinner/);
});

test("starting over can be taken back", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").fill(asLines());
  await round(page, 1).locator(".name").fill("Somebody else");
  await page.getByRole("button", { name: "Start over" }).click();
  assert.equal(await page.locator("[data-round]").count(), 0);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(await round(page, 1).locator(".name").inputValue(), "Somebody else");
});

test("a file is dropped on the page", async () => {
  const page = await site.open();
  await page.locator("main").evaluate((main) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(["2450 1\n2390 0\n"], "games.txt", { type: "text/plain" }));
    main.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  });
  await round(page, 2).waitFor();
});

test("ten megabytes are refused, and the page stays awake", async () => {
  const page = await site.open(PHONE);
  await page.locator("#paste").evaluate((area) => {
    area.value = `${"lorem ipsum 12 <b> 0-1 ".repeat(50)}\n`.repeat(9_200);
    area.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await page.getByText("The text is too long").waitFor();
  await page.locator("#paste").fill("2450 1");
  await round(page, 1).waitFor();
});

test("both languages and both colours are accessible in every state", async () => {
  for (const lang of ["en", "ru"]) {
    for (const theme of ["light", "dark"]) {
      const page = await site.open({ ...PHONE, lang, theme });
      for (const example of [0, 1, 2]) {
        await page.locator(".chip").nth(example).click();
        await assertAccessible(page);
        await assertNoSideScroll(page);
        await page.locator(".bar .link").nth(1).click();
      }
      await page.context().close();
    }
  }
});

test("nothing sticks out at 320 pixels", async () => {
  const page = await site.open({ width: 320, height: 640 });
  await paste(page, { "text/html": asHtml() });
  await assertNoSideScroll(page);
});
