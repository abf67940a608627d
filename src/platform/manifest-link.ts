// The link to the manifest, in a page that the service worker made: without one the browser offers no installation.
import { manifestPathOf } from '#contract/manifest-path.ts';

/** The server's pages have theirs. Without a network it is added once there is one: its file is not on the device. */
export function linkManifest(market: string): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestPathOf(market);
  if (navigator.onLine) document.head.append(link);
  else addEventListener('online', () => document.head.append(link), { once: true });
}
