// The last step of a release build (a hook in Trunk.toml). In the folder that trunk has filled it
// - puts trunk's inline starter and wasm-bindgen's module into one small external file,
// - names every file after its content, so that a server may let them be kept for ever,
// - writes the content policy into the page,
// - writes the service worker, which knows the exact list of files,
// - lays a `.br` and a `.gz` beside each file: a server that compresses on the fly is slower and worse.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build, transformSync } from "esbuild";

// Nothing from elsewhere, and nothing inline. `wasm-unsafe-eval` allows WebAssembly, and no eval of script.
// The page may still be framed: a widget is meant to be, and a meta tag could not forbid it.
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

// Old enough for phones in use, new enough for modules at the top level and WebAssembly.
const TARGET = ["es2022"];

const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest"]);

const staging = process.env.TRUNK_STAGING_DIR;
const source = (name) => fileURLToPath(new URL(`./page/${name}`, import.meta.url));
const staged = (name) => join(staging, name);
const list = () => readdirSync(staging).sort();

function hash(...parts) {
  const sha = createHash("sha256");
  for (const part of parts) sha.update(part);
  return sha.digest("hex").slice(0, 16);
}

// The only file whose name matches: more or none means that trunk changed, and that this script must follow.
function only(pattern) {
  const found = list().filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`expected one file like ${pattern}, found: ${found.join(", ") || "none"}`);
  return found[0];
}

// Replaces what must stand exactly once in the text.
function replaceOnce(text, pattern, replacement) {
  const found = text.match(new RegExp(pattern, "g"))?.length ?? 0;
  if (found !== 1) throw new Error(`expected ${pattern} once in the page, found it ${found} times`);
  return text.replace(pattern, () => replacement);
}

// Writes a file under a name that carries the hash of its content, and answers with the name.
function writeHashed(stem, extension, content) {
  const name = `${stem}-${hash(content)}${extension}`;
  writeFileSync(staged(name), content);
  return name;
}

function take(name) {
  const content = readFileSync(staged(name));
  rmSync(staged(name));
  return content;
}

// One file from the starter, wasm-bindgen's module and the names that the starter needs.
async function bundleStarter(glue, names) {
  const { outputFiles } = await build({
    entryPoints: [source("start.mjs")],
    alias: { GLUE: staged(glue) },
    define: Object.fromEntries(Object.entries(names).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
    format: "esm",
    minify: true,
    target: TARGET,
    legalComments: "none",
    logOverride: { "empty-import-meta": "silent" },
    write: false,
  });
  return outputFiles[0].contents;
}

// The style sheets of a page, in the order in which it links them.
function linkedStyles(html) {
  return [...html.matchAll(/\s*<link rel="stylesheet" href="(?:\.\/)?([^"]+)"[^>]*>/g)].map(([link, name]) => ({ link, name }));
}

function finishHtml(html, { starter, wasm, styles }) {
  // Each element on a line of its own, for whoever looks at the source.
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}">`,
    // The program is the largest file: asked for at once, not only when the starter has arrived.
    `<link rel="preload" href="./${wasm}" as="fetch" type="application/wasm" crossorigin>`,
    `<script type="module" src="./${starter}"></script>`,
  ].join("\n    ");
  const charset = /<meta charset="utf-8"\s*\/?>/;
  let page = html.replace(/\s*<link rel="(modulepreload|preload)"[^>]*>/g, "");
  page = replaceOnce(page, /\s*<script type="module">[\s\S]*?<\/script>/, "");
  const [first, ...others] = linkedStyles(page);
  page = page.replace(first.link, () => `\n    <link rel="stylesheet" href="./${styles}">`);
  for (const { link } of others) page = page.replace(link, "");
  // The policy only holds for what follows it.
  page = replaceOnce(page, charset, `<meta charset="utf-8">\n    ${head}`);
  return page.replace(/<!--[\s\S]*?-->\s*/g, "").replace(/^\s*\n/gm, "");
}

function compress(name) {
  const content = readFileSync(staged(name));
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(staged(`${name}.br`), brotliCompressSync(content, { params: brotli }));
  writeFileSync(staged(`${name}.gz`), gzipSync(content, { level: 9 }));
}

async function finish() {
  const templates = ["start.mjs", "sw.mjs"].map((name) => readFileSync(source(name)));
  // From what goes in, as the starter, which carries it, cannot be hashed before it is written.
  const version = hash(...list().flatMap((name) => [name, readFileSync(staged(name))]), ...templates);

  const glue = only(/^app-[0-9a-f]+\.js$/);
  const wasm = writeHashed("app", ".wasm", take(only(/_bg\.wasm$/)));
  // One request for all of them: they are small, and the page waits for each.
  const sheets = linkedStyles(readFileSync(staged("index.html"), "utf8")).map(({ name }) => take(name).toString());
  const css = transformSync(sheets.join("\n"), { loader: "css", minify: true, target: TARGET }).code;
  const styles = writeHashed("main", ".css", css);
  const starter = writeHashed("start", ".js", await bundleStarter(glue, { VERSION: version, WASM: `./${wasm}` }));
  rmSync(staged(glue));

  for (const name of list().filter((name) => extname(name) === ".html")) {
    const html = readFileSync(staged(name), "utf8");
    writeFileSync(staged(name), finishHtml(html, { starter, wasm, styles }));
  }

  // Bitmaps are the icons that a system asks for when the page is installed; the page itself shows none.
  const files = list().filter((name) => extname(name) !== ".png");
  const pages = files.filter((name) => extname(name) === ".html");
  const worker = transformSync(readFileSync(source("sw.mjs"), "utf8"), {
    define: {
      VERSION: JSON.stringify(version),
      PAGES: JSON.stringify(pages),
      ASSETS: JSON.stringify(files.filter((name) => !pages.includes(name))),
    },
    minify: true,
    target: TARGET,
  });
  writeFileSync(staged("sw.js"), worker.code);

  for (const name of list().filter((name) => COMPRESSED.has(extname(name)))) compress(name);
}

if (process.env.TRUNK_PROFILE === "release") await finish();
