// The service worker: the page opens without a network. finish-page.mjs fills in the names in capitals:
// VERSION, a hash of the whole release; PAGES, the documents; ASSETS, everything else that the page uses.

const PREFIX = "norma-";
const CACHE = PREFIX + VERSION;

// How long a page may wait for a network that is there but does not answer, as in a crowded hall.
const PATIENCE_MS = 3000;

const scope = new URL("./", location);
const assets = new Set(ASSETS.map((name) => new URL(name, scope).href));
const pages = new Map(PAGES.map((name) => [new URL(name, scope).href, name]));
pages.set(scope.href, "index.html");

// The whole release or nothing. Documents come past the browser's own cache, which may hold the last
// version; the hashed names can be taken from it.
async function fill() {
  const cache = await caches.open(CACHE);
  const documents = PAGES.map((name) => new Request(name, { cache: "no-cache" }));
  await cache.addAll([...documents, ...ASSETS]);
  await skipWaiting();
}

// Every file that an open page of an older version needs was loaded when it started, so nothing is lost
// by removing its cache.
async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
  for (const client of await clients.matchAll({ type: "window" })) {
    client.postMessage({ version: VERSION });
  }
}

const cached = async (name) => (await caches.open(CACHE)).match(name);

// From the cache: the name tells the content, or the whole cache is replaced when the content changes.
const asset = async (request) => (await cached(request.url)) ?? fetch(request);

// From the network, so that a new version is seen at once; else from the cache. A page from the network is
// not put into the cache: it may name files of a newer release that this cache does not hold.
async function page(request, name) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const fresh = fetch(request).catch(() => undefined);
  const first = await Promise.race([fresh, late]);
  if (first?.ok) return first;
  return (await cached(name)) ?? (await fresh) ?? Response.error();
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  url.search = "";
  url.hash = "";
  if (assets.has(url.href)) event.respondWith(asset(request));
  else if (pages.has(url.href)) event.respondWith(page(request, pages.get(url.href)));
});
