// Where what a screen shows came from, how old it is, and of how much of the catalogue.
import type { PartSize } from '#contract/snapshot.ts';

/** Where data came from, so that a screen can say "Prices from 14:05". `asOf` in ms since 1970. */
export interface Freshness {
  readonly source: 'server' | 'device';
  readonly asOf: number;
  /** Of a search over the part of the catalogue that the device has: the whole may have more. */
  readonly part?: PartSize;
}
