// The engines of a market through time: the one that answers now, and those before it for lists that began with them.
import { type Engine, isCursorOf } from '#engine/engine.ts';

export interface EpochLimits {
  /** An engine is forgotten this long after it was replaced, or last asked with a cursor of its own. In ms. */
  readonly keepMs: number;
  /** Engines kept besides the one that answers now. */
  readonly maxKept: number;
  /** Of those, their columns together; the text base is shared. The newest of them is kept however large. */
  readonly maxBytes: number;
}

interface Kept {
  readonly engine: Engine;
  readonly bytes: number;
  usedAt: number;
}

export class Epochs {
  readonly #limits: EpochLimits;
  #current: Kept | undefined;
  /** Newest first. */
  #kept: readonly Kept[] = [];

  constructor(limits: EpochLimits) {
    this.#limits = limits;
  }

  get current(): Engine | undefined {
    return this.#current?.engine;
  }

  /** `bytes` of the engine's own columns; `now` in ms. */
  replace(engine: Engine, bytes: number, now: number): void {
    const before = this.#current;
    this.#current = { engine, bytes, usedAt: now };
    const others = before === undefined ? this.#kept : [before, ...this.#kept];
    if (before !== undefined) before.usedAt = now;
    let total = 0;
    this.#kept = this.#alive(others, now).filter((one, at) => {
      total += one.bytes;
      return (
        one.engine.epoch !== engine.epoch &&
        at < this.#limits.maxKept &&
        (at === 0 || total <= this.#limits.maxBytes)
      );
    });
  }

  /** The kept engine that made the cursor; undefined when it is the current one's, or nobody's any more. */
  earlier(cursor: string, now: number): Engine | undefined {
    this.#kept = this.#alive(this.#kept, now);
    const maker = this.#kept.find(({ engine }) => isCursorOf(cursor, engine.epoch));
    if (maker !== undefined) maker.usedAt = now;
    return maker?.engine;
  }

  /** Who goes on from the cursor: its maker, or the current engine, which says what is wrong with it. */
  at(cursor: string | null | undefined, now: number): Engine | undefined {
    const maker = typeof cursor === 'string' ? this.earlier(cursor, now) : undefined;
    return maker ?? this.current;
  }

  #alive(some: readonly Kept[], now: number): readonly Kept[] {
    return some.filter(({ usedAt }) => now - usedAt < this.#limits.keepMs);
  }
}
