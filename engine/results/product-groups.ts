// Which products are for the same purpose, and for the same person.
import { NONE } from '#engine/snapshot/bounds-checker.ts';
import type { SnapshotPair } from '#engine/snapshot/snapshot-pair.ts';
import type { TextField } from '#engine/snapshot/text-table.ts';

/** Ids of the values of gender that need a rule; any other one is for its own people alone. */
const UNISEX = 'unisex';
const KIDS = 'kids';

/** What is known of every product is found once: each recommendation asks it of hundreds. */
export class ProductGroups {
  readonly #pair: SnapshotPair;
  /** The listings of the first and the last product that have one: a listing of both holds the whole shop. */
  readonly #ends: readonly [number, number];
  /** By product. */
  readonly #groups: Uint32Array;
  /** By product the number of its gender's value, or NONE. */
  readonly #genders: Uint32Array;
  readonly #unisex: number;
  readonly #kids: number;

  constructor(pair: SnapshotPair) {
    this.#pair = pair;
    const { products, meta } = pair;
    let last = products - 1;
    while (last > 0 && this.#listingOf(last) === NONE) last -= 1;
    this.#ends = products === 0 ? [NONE, NONE] : [this.#listingOf(0), this.#listingOf(last)];
    this.#groups = Uint32Array.from({ length: products }, (_, product) => this.#groupFor(product));
    const gender = meta.fields.find(({ name }) => name === 'gender');
    this.#genders = Uint32Array.from({ length: products }, (_, product) => this.#genderFor(product, gender));
    const numberOf = (id: string) => (gender === undefined ? -1 : pair.findValue(gender, id));
    this.#unisex = numberOf(UNISEX);
    this.#kids = numberOf(KIDS);
  }

  /**
   * The listing whose products can stand for each other: the one above the primary listing (jackets, of shell
   * jackets), or the primary listing itself below a top one (men) and below one that holds the whole shop. NONE for a
   * product without a listing.
   */
  groupOf(product: number): number {
    return this.#groups[product]!;
  }

  #groupFor(product: number): number {
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
    const [a, b] = [this.#genders[one]!, this.#genders[other]!];
    if (a === b || a === NONE || b === NONE) return true;
    return (a === this.#unisex && b !== this.#kids) || (b === this.#unisex && a !== this.#kids);
  }

  #listingOf(product: number): number {
    const { productListingStart, productListings } = this.#pair.t;
    const start = productListingStart[product]!;
    return start === productListingStart[product + 1] ? NONE : productListings[start]!;
  }

  #holds(listing: number, other: number): boolean {
    return listing !== NONE && listing <= other && other < this.#pair.t.listingEnd[listing]!;
  }

  #genderFor(product: number, gender: TextField | undefined): number {
    const { productValues, productValueStart } = this.#pair.t;
    if (gender === undefined) return NONE;
    const last = productValueStart[product + 1]!;
    for (let at = productValueStart[product]!; at < last; at += 1) {
      const value = productValues[at]!;
      if (value >= gender.first && value < gender.end) return value;
    }
    return NONE;
  }
}
