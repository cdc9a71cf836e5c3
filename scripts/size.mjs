// What a first visit loads, as it is and as a server sends it. Fails when the page outgrows its budget.
import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { brotliCompressSync } from "node:zlib";

// What the page should come down to: two and a half seconds on a slow phone connection (400 kbit/s).
const AIM = 120_000;

// What it may not outgrow meanwhile. FIDE's regulations alone took 179 kB; the Russian classification, its forms and the
// tables of all editions brought 75. A build without the source of the standard library is larger by a tenth.
const BUDGET = 280_000;

// Not part of it: the compressed copies, and the icons that a system asks for when the page is installed.
const NOT_LOADED = new Set([".br", ".gz", ".png"]);

const number = (value) => value.toLocaleString("en").padStart(9);
const row = (name, raw, brotli) => console.log(`${name.padEnd(32)} ${number(raw)} ${number(brotli)}`);

const folder = process.argv[2] ?? "dist";
const files = readdirSync(folder).filter((name) => !NOT_LOADED.has(extname(name)));
const sizes = files.sort().map((name) => {
  const content = readFileSync(`${folder}/${name}`);
  // zlib's default quality for brotli is 11, the best.
  return { name, raw: content.length, brotli: brotliCompressSync(content).length };
});
const total = (key) => sizes.reduce((sum, size) => sum + size[key], 0);

console.log(`${"".padEnd(32)} ${"bytes".padStart(9)} ${"brotli".padStart(9)}`);
for (const { name, raw, brotli } of sizes) row(name, raw, brotli);
row("total", total("raw"), total("brotli"));
console.log(`${"aim".padEnd(42)} ${number(AIM)}`);
console.log(`${"budget".padEnd(42)} ${number(BUDGET)}`);
if (total("brotli") > BUDGET) {
  console.error(`the page is ${total("brotli") - BUDGET} bytes over its budget`);
  process.exitCode = 1;
}
