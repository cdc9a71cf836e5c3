// Starts the released page. It takes the place of the inline script that trunk writes, which a strict
// content policy forbids. finish-page.mjs bundles it with wasm-bindgen's part into one file and fills in
// the names in capitals.
import init from "GLUE";

const here = (name) => new URL(name, import.meta.url);

init({ module_or_path: here(WASM) }).then(
  () => {
    // For tests, and for styles that wait for the app: it is there, and has rendered once.
    document.documentElement.dataset.started = VERSION;
  },
  (error) => {
    document.getElementById("failed").hidden = false;
    throw error;
  },
);

// A page inside someone else's page (the widget) must leave nothing behind there, and a file opened from
// disk cannot have a service worker.
const mayWorkOffline = "serviceWorker" in navigator && window.top === window && /^https?:$/.test(location.protocol);

// Tells the app that a newer version than the one on screen is ready: it may offer to reload.
function watchForUpdates(event) {
  if (event.data?.version && event.data.version !== VERSION) {
    document.documentElement.dataset.update = event.data.version;
    dispatchEvent(new CustomEvent("norma:update", { detail: event.data.version }));
  }
}

if (mayWorkOffline) {
  navigator.serviceWorker.addEventListener("message", watchForUpdates);
  // After the page has loaded, so that filling the cache does not compete with the start.
  addEventListener("load", () =>
    navigator.serviceWorker.register(here("./sw.js"), { updateViaCache: "none" }).catch((error) => {
      // Private windows and full disks refuse it. The page works all the same while there is a network.
      console.info("offline use is not available:", error.message);
    }),
  );
}
