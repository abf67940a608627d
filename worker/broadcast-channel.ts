// Removes BroadcastChannel where the browser forbids it, as where it blocks a site's data: what looks for it then does without.

// To be imported before Dexie, which makes one while it is loaded: the worker would end with what it throws.
try {
  new BroadcastChannel('cairn').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
