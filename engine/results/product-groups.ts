// Which products are for the same purpose, and for the same person.
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';

/** Ids of the values of gender that need a rule; any other one is for its own people alone. */
const UNISEX = 'unisex';
const KIDS = 'kids';

export class ProductGroups {
  readonly #pair: SnapshotPair;
  /** The listings of the first and the last product that have one: a listing of both holds the whole shop. */
  readonly #ends: readonly [number, number];

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    let last = pair.products - 1;
    while (last > 0 && this.#listingOf(last) === NONE) last -= 1;
    this.#ends = pair.products === 0 ? [NONE, NONE] : [this.#listingOf(0), this.#listingOf(last)];
  }

  /**
   * The listing whose products can stand for each other: the one above the primary listing (jackets, of shell
   * jackets), or the primary listing itself below a top one (men) and below one that holds the whole shop. NONE for a
   * product without a listing.
   */
  groupOf(product: number): number {
    const { listingParent } = this.#pair.t;
    const own = this.#listingOf(product);
    if (own === NONE) return NONE;
    const parent = listingParent[own]!;
    if (parent === NONE || listingParent[parent] === NONE) return own;
    return this.#ends.every((listing) => this.#holds(parent, listing)) ? own : parent;
  }

  /** Whether one can stand for the other: both of one group, or one of a listing that holds the other's. */
  areAlternatives(one: number, other: number): boolean {
    if (this.groupOf(one) === this.groupOf(other)) return true;
    const [a, b] = [this.#listingOf(one), this.#listingOf(other)];
    return this.#holds(a, b) || this.#holds(b, a);
  }

  /** Whether the same person can use both; what is for nobody in particular is for everyone. */
  areForOnePerson(one: number, other: number): boolean {
    const [a, b] = [this.#genderOf(one), this.#genderOf(other)];
    if (a === b || a === '' || b === '') return true;
    return (a === UNISEX && b !== KIDS) || (b === UNISEX && a !== KIDS);
  }

  #listingOf(product: number): number {
    const { productListingStart, productListings } = this.#pair.t;
    const start = productListingStart[product]!;
    return start === productListingStart[product + 1] ? NONE : productListings[start]!;
  }

  #holds(listing: number, other: number): boolean {
    return listing !== NONE && listing <= other && other < this.#pair.t.listingEnd[listing]!;
  }

  /** Empty where it is not known. */
  #genderOf(product: number): string {
    const { t, meta } = this.#pair;
    const last = t.productValueStart[product + 1]!;
    for (let at = t.productValueStart[product]!; at < last; at += 1) {
      const value = t.productValues[at]!;
      if (meta.fields[t.valueField[value]!]!.name === 'gender') return this.#pair.valueId(value);
    }
    return '';
  }
}
