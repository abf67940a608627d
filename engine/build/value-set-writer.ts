// Builds interned sets and lists of values: equal ones get one number, so that queries count sets instead of members.
import { type Ordinals, ordinalsOf } from '#engine/snapshot/format.ts';

const INITIAL_SLOTS = 1024;

/** Number 0 is the empty set. */
export class ValueSetWriter {
  readonly #starts: number[] = [0, 0];
  readonly #items: number[] = [];
  /** Open-addressing hash table of set numbers, 0 where free; a power of two long, at most half full. */
  #slots = new Uint32Array(INITIAL_SLOTS);
  readonly #pending: number[] = [];

  /** Adds a value to the pending set; order and repeats do not matter. */
  add(value: number): void {
    const items = this.#pending;
    let at = items.length;
    while (at > 0 && items[at - 1]! > value) at -= 1;
    if (at > 0 && items[at - 1] === value) return;
    if (at === items.length) items.push(value);
    else items.splice(at, 0, value);
  }

  /** Appends a value to a pending list: order and repeats are preserved. */
  append(value: number): void {
    this.#pending.push(value);
  }

  /** Adds all values of an existing set. */
  addSet(number: number): void {
    for (let at = this.#starts[number]!; at < this.#starts[number + 1]!; at += 1) this.add(this.#items[at]!);
  }

  /** Returns the number of the pending set or list and starts the next. */
  finish(): number {
    const items = this.#pending;
    if (items.length === 0) return 0;
    const slot = this.#slotOf(items);
    let number = this.#slots[slot]!;
    if (number === 0) {
      number = this.#starts.length - 1;
      for (const value of items) this.#items.push(value);
      this.#starts.push(this.#items.length);
      this.#slots[slot] = number;
      if (2 * this.#starts.length > this.#slots.length) this.#grow();
    }
    items.length = 0;
    return number;
  }

  get starts(): Uint32Array {
    return Uint32Array.from(this.#starts);
  }

  get items(): Ordinals {
    return ordinalsOf(this.#items);
  }

  #slotOf(items: readonly number[]): number {
    let hash = 2166136261;
    for (const value of items) hash = Math.imul(hash ^ value, 16777619);
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#slots[slot] !== 0 && !this.#isSet(this.#slots[slot]!, items)) slot = (slot + 1) & mask;
    return slot;
  }

  #isSet(number: number, items: readonly number[]): boolean {
    const start = this.#starts[number]!;
    if (this.#starts[number + 1]! - start !== items.length) return false;
    return items.every((value, at) => this.#items[start + at] === value);
  }

  #grow(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let number = 1; number + 1 < this.#starts.length; number += 1) {
      const items = this.#items.slice(this.#starts[number], this.#starts[number + 1]);
      this.#slots[this.#slotOf(items)] = number;
    }
  }
}
