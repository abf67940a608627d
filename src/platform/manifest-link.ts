// The link to the manifest, in a page that the service worker made: without one the browser offers no installation.
import { readDeviceRecord } from '#src/platform/device-record.ts';

/** The server's pages have theirs. Without a network it is added once there is one: its file is not on the device. */
export function linkManifest(): void {
  if (document.querySelector('link[rel="manifest"]') !== null) return;
  if (navigator.onLine) void addLink();
  else addEventListener('online', () => void addLink(), { once: true });
}

async function addLink(): Promise<void> {
  const { market } = await readDeviceRecord();
  if (market === null) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `/manifest.webmanifest?market=${market}`;
  document.head.append(link);
}
