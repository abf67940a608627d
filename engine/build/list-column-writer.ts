// Builds a column of lists: the items of all lists in one column, and where each list starts.
import { type Ordinals, ordinalsOf } from '#engine/snapshot/format.ts';

export class ListColumnWriter {
  readonly #starts: number[] = [0];
  readonly #items: number[] = [];

  add(items: Iterable<number>): void {
    for (const item of items) this.#items.push(item);
    this.#starts.push(this.#items.length);
  }

  get starts(): Uint32Array {
    return Uint32Array.from(this.#starts);
  }

  get ordinals(): Ordinals {
    return ordinalsOf(this.#items);
  }

  get items(): Uint32Array {
    return Uint32Array.from(this.#items);
  }
}
