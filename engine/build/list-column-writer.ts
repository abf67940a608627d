// A column of lists while it is built: the items of all lists one after the other, and where each begins.
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
