// Offers buffered on disk between reading a feed and writing it, so that a feed is never in memory as a whole.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '#feeds/offer.ts';

const BUFFER_BYTES = 2 ** 20;

/** Stores offers by product, in the order of the feed; reads back one product at a time. */
export class OfferSpool {
  readonly #file: number;
  /** By group: position and length of each offer, alternating. */
  readonly #places = new Map<string, number[]>();
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
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
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#end += bytes.length;
    if (this.#bufferedBytes >= BUFFER_BYTES) this.#flush();
  }

  get groupCount(): number {
    return this.#places.size;
  }
  groupIds(): Iterable<string> {
    return this.#places.keys();
  }

  /** The offers of each product; may be iterated several times. */
  *groups(): Generator<Offer[]> {
    this.#flush();
    for (const places of this.#places.values()) {
      const offers: Offer[] = [];
      for (let at = 0; at < places.length; at += 2)
        offers.push(this.#read(places[at] ?? 0, places[at + 1] ?? 0));
      yield offers;
    }
  }

  /** The spool can't be read afterwards. */
  close(): void {
    closeSync(this.#file);
  }

  #read(position: number, length: number): Offer {
    const bytes = Buffer.allocUnsafe(length);
    const bytesRead = readSync(this.#file, bytes, 0, length, position);
    if (bytesRead !== length) throw new Error('the buffered offers were cut short');
    return JSON.parse(bytes.toString()) as Offer;
  }

  #flush(): void {
    if (this.#buffered.length === 0) return;
    const bytes = Buffer.concat(this.#buffered);
    const from = this.#end - bytes.length;
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#file, bytes, written, bytes.length - written, from + written);
    this.#buffered = [];
    this.#bufferedBytes = 0;
  }
}
