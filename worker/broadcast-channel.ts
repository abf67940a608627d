// Makes a BroadcastChannel that the browser forbids, as where it blocks a site's data, one that is missing.

// To be imported before Dexie, which makes one while it is loaded: the worker would end with what it throws.
try {
  new BroadcastChannel('cairn').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
