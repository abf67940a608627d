// A part of the page that could not be loaded may be one of a version that the server no longer has.

/** `onGone` is called when a part could not be loaded and the server has no file of this version any more. */
export function watchFailedParts(onGone: () => void): void {
  addEventListener('vite:preloadError', () => void isGone().then((gone) => gone && onGone()));
}

/** This file then is gone as well; it has another name in each version. */
export async function isGone(): Promise<boolean> {
  const own = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return own?.status === 404;
}
