// Takes pictures of the page into the given folder: phone and desktop, light and dark, en and ru, full length.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "./support/site.mjs";

// What to photograph: a name, where it is, and what to do there first.
const example = (number) => (page) => page.locator(".examples .chip").nth(number).click();
const SCENES = [
  { name: "start", path: "", act: async () => {} },
  { name: "met", path: "", act: example(0) },
  { name: "pending", path: "", act: example(1) },
  { name: "unknown", path: "", act: example(2) },
  { name: "tables-evsk", path: "#tables/evsk-2012", act: async () => {} },
  {
    name: "tables-fide",
    path: "",
    act: async (page) => {
      await example(0)(page);
      await page.locator('.pages a[href="#tables"]').click();
      await page.locator(".tables").waitFor();
    },
  },
];

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const folder = process.argv[2];
if (!folder) throw new Error("usage: node tests/browser/shots.mjs FOLDER");
mkdirSync(folder, { recursive: true });

const site = await startSite();
try {
  for (const { name, path, act } of SCENES) {
    for (const size of SIZES) {
      for (const theme of ["light", "dark"]) {
        for (const lang of ["en", "ru"]) {
          const page = await site.open({ ...size, theme, lang, path });
          await act(page);
          const file = `${name}-${size.width}-${theme}-${lang}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true, animations: "disabled" });
          await site.endVisits();
        }
      }
    }
  }
} finally {
  await site.close();
}
