// A part of the page that could not be loaded may be one of a version that the server no longer has.

const RELOADED_KEY = 'cairn-reloaded';

/** `onGone` is called when a part could not be loaded and the server has no file of this version any more. */
export function watchFailedParts(onGone: () => void): void {
  addEventListener('vite:preloadError', () => void isGone().then((gone) => gone && onGone()));
}

/**
 * Where a part that is to be shown could not be loaded: a page of a version that the server no longer has is loaded anew. Once:
 * where that did not bring another version, another time would not.
 */
export async function reloadIfGone(): Promise<void> {
  if (!(await isGone())) return;
  try {
    if (sessionStorage[RELOADED_KEY] === import.meta.url) return;
    sessionStorage[RELOADED_KEY] = import.meta.url;
  } catch {
    // Without a note of it a reload might follow another without end.
    return;
  }
  location.reload();
}

/** This file then is gone as well; it has another name in each version. */
async function isGone(): Promise<boolean> {
  const own = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return own?.status === 404;
}
