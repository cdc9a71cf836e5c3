// Draws public/icon.svg as bitmaps in the sizes that systems ask for.
import { readFileSync } from "node:fs";
import { launch } from "../tests/browser/support/browser.mjs";

const svg = readFileSync("public/icon.svg", "utf8");
const browser = await launch();
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // A system cuts its own shape out of the bitmap: the ground reaches into the corners.
  await page.setContent(`<style>body{margin:0;background:#1f6b4a}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: `public/icon-${size}.png` });
}
await browser.close();
