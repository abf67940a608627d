// The engines of a market through time: the one that answers now, and those before it for lists that began with them.
import { type Engine, isCursorOfEpoch } from '#engine/engine.ts';

export interface EngineRetention {
  /** An engine is forgotten this long after it was replaced, or last asked with a cursor of its own. In ms. */
  readonly retainMs: number;
  /** Engines kept besides the one that answers now. */
  readonly maxRetained: number;
  /** Of those, their columns together; the text base is shared. The newest of them is kept however large. */
  readonly maxBytes: number;
}

interface RetainedEngine {
  readonly engine: Engine;
  readonly bytes: number;
  lastUsedAt: number;
}

export class EngineHistory {
  readonly #limits: EngineRetention;
  #current: RetainedEngine | undefined;
  /** Newest first. */
  #kept: readonly RetainedEngine[] = [];

  constructor(limits: EngineRetention) {
    this.#limits = limits;
  }

  get current(): Engine | undefined {
    return this.#current?.engine;
  }

  /** `bytes` of the engine's own columns; `now` in ms. */
  replace(engine: Engine, bytes: number, now: number): void {
    const before = this.#current;
    this.#current = { engine, bytes, lastUsedAt: now };
    const others = before === undefined ? this.#kept : [before, ...this.#kept];
    if (before !== undefined) before.lastUsedAt = now;
    let total = 0;
    this.#kept = this.#alive(others, now).filter((one, at) => {
      total += one.bytes;
      return (
        one.engine.epoch !== engine.epoch &&
        at < this.#limits.maxRetained &&
        (at === 0 || total <= this.#limits.maxBytes)
      );
    });
  }

  /** The kept engine that made the cursor; undefined when it is the current one's, or nobody's any more. */
  retainedForCursor(cursor: string, now: number): Engine | undefined {
    this.#kept = this.#alive(this.#kept, now);
    const maker = this.#kept.find(({ engine }) => isCursorOfEpoch(cursor, engine.epoch));
    if (maker !== undefined) maker.lastUsedAt = now;
    return maker?.engine;
  }

  /** Who goes on from the cursor: its maker, or the current engine, which says what is wrong with it. */
  at(cursor: string | null | undefined, now: number): Engine | undefined {
    const maker = typeof cursor === 'string' ? this.retainedForCursor(cursor, now) : undefined;
    return maker ?? this.current;
  }

  #alive(some: readonly RetainedEngine[], now: number): readonly RetainedEngine[] {
    return some.filter(({ lastUsedAt: usedAt }) => now - usedAt < this.#limits.retainMs);
  }
}
