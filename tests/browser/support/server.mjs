// A static server, as plain as the ones that the page will lie on: it sends the compressed copy of a file
// where there is one, and tells nothing else. The page lies in a folder, not at the root, so that a path
// that only works at the root shows.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const FOLDER = "/some/folder/";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const HASHED = /-[0-9a-f]{16}\.\w+$/;

/**
 * Serves a folder on a free port.
 *
 * - `url` is where the page lies, `origin` where the server does.
 * - `requests` lists the paths asked for so far, inside the page's folder.
 * - `pages` maps paths to HTML texts of the test's own, for a page that frames ours. They come without a policy.
 * - `hold(pattern)` keeps back the files whose path matches, until the function that it returns is called.
 * - `close()` ends it as a lost network would: connections break off.
 */
export async function serve(folder, { port = 0 } = {}) {
  const requests = [];
  const pages = new Map();
  const held = [];

  async function answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    if (pages.has(path)) {
      return response.writeHead(200, { "content-type": TYPES[".html"] }).end(pages.get(path));
    }
    const name = normalize(path.slice(FOLDER.length)) || "index.html";
    const file = join(folder, name.endsWith("/") || name === "." ? "index.html" : name);
    if (!path.startsWith(FOLDER) || name.startsWith("..") || !existsSync(file) || !statSync(file).isFile()) {
      return response.writeHead(404).end();
    }
    requests.push(path.slice(FOLDER.length));
    for (const { pattern, released } of held) if (pattern.test(path)) await released;

    const headers = {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": HASHED.test(file) ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    };
    const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") && existsSync(`${file}.br`);
    if (brotli) headers["content-encoding"] = "br";
    response.writeHead(200, headers);
    createReadStream(brotli ? `${file}.br` : file).pipe(response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;

  return {
    origin,
    url: origin + FOLDER,
    requests,
    pages,
    hold(pattern) {
      let release;
      held.push({ pattern, released: new Promise((resolve) => (release = resolve)) });
      return release;
    },
    close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      return closed;
    },
  };
}
