// When a device renews the catalogues that it keeps: the tag of the event, how often, and what holds it back.

import type { SnapshotManifest } from '#contract/snapshot.ts';

/** Periodic Background Sync: of an installed app, where its browser grants it; nothing depends on it. */
export const CATALOGUE_RENEWAL_TAG = 'cairn-catalogue';
export const CATALOGUE_RENEWAL_INTERVAL_MS = 12 * 3600 * 1000;

/** Both files of a market together; of a larger catalogue devices are offered a part. */
export const MAX_CATALOGUE_BYTES = 48_000_000;

/** The manifest of what a device downloads: of a catalogue that is offered in part, with the files of that part. */
export function deviceManifest(manifest: SnapshotManifest): SnapshotManifest {
  const { part } = manifest;
  return part === undefined ? manifest : { ...manifest, text: part.text, columns: part.columns };
}

/** What the browser says of the line; absent where it says nothing. */
export interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Save-Data, or a line slower than 4g: nothing is downloaded ahead. */
export function isMetered(connection: ConnectionInfo | undefined): boolean {
  if (connection === undefined) return false;
  return connection.saveData === true || /(^|-)(2g|3g)$/.test(connection.effectiveType ?? '');
}
