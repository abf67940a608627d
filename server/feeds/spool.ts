// Offers waiting on disk between the reading of a feed and its writing, so that a feed is never in memory whole.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '#server/feeds/offer.ts';

const BUFFER_BYTES = 2 ** 20;

/** Holds offers by product, in the order in which they came; reads back one product at a time. */
export class OfferSpool {
  readonly #file: number;
  /** By group: position and length of each offer, in turn. */
  readonly #places = new Map<string, number[]>();
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #end = 0;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-feed-'));
    this.#file = openSync(join(folder, 'offers.jsonl'), 'w+');
    // The open file stays readable without its name, and nothing is left behind whatever ends this process.
    rmSync(folder, { recursive: true });
  }

  add(offer: Offer): void {
    const bytes = Buffer.from(JSON.stringify(offer));
    const places = this.#places.get(offer.groupId) ?? [];
    places.push(this.#end, bytes.length);
    this.#places.set(offer.groupId, places);
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#end += bytes.length;
    if (this.#waitingBytes >= BUFFER_BYTES) this.#flush();
  }

  get groupCount(): number {
    return this.#places.size;
  }

  /** The offers of each product; may be walked several times. */
  *groups(): Generator<Offer[]> {
    this.#flush();
    for (const places of this.#places.values()) {
      const offers: Offer[] = [];
      for (let at = 0; at < places.length; at += 2)
        offers.push(this.#read(places[at] ?? 0, places[at + 1] ?? 0));
      yield offers;
    }
  }

  /** The spool is of no use afterwards. */
  close(): void {
    closeSync(this.#file);
  }

  #read(position: number, length: number): Offer {
    const bytes = Buffer.allocUnsafe(length);
    const got = readSync(this.#file, bytes, 0, length, position);
    if (got !== length) throw new Error('the waiting offers were cut short');
    return JSON.parse(bytes.toString()) as Offer;
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    const bytes = Buffer.concat(this.#waiting);
    const from = this.#end - bytes.length;
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#file, bytes, written, bytes.length - written, from + written);
    this.#waiting = [];
    this.#waitingBytes = 0;
  }
}
