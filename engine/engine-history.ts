// A market's engines over time: the current one, and earlier ones for result lists whose cursors they made.
import type { Engine } from '#engine/open-engine.ts';
import { isCursorOfEpoch } from '#engine/query/page.ts';

export interface EngineRetention {
  /** An engine is dropped this long after it was replaced or last used through a cursor. In ms. */
  readonly retainMs: number;
  /** Engines retained besides the current one. */
  readonly maxRetained: number;
  /** Bytes of their columns together (text bases are shared). The newest is retained however large. */
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
  #retained: readonly RetainedEngine[] = [];

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
    const others = before === undefined ? this.#retained : [before, ...this.#retained];
    if (before !== undefined) before.lastUsedAt = now;
    let total = 0;
    this.#retained = this.#unexpired(others, now).filter((one, at) => {
      total += one.bytes;
      return (
        one.engine.epoch !== engine.epoch &&
        at < this.#limits.maxRetained &&
        (at === 0 || total <= this.#limits.maxBytes)
      );
    });
  }

  /** Drops what was not used for too long, of a market that nobody asks. */
  expire(now: number): void {
    this.#retained = this.#unexpired(this.#retained, now);
  }

  /** The retained engine that made the cursor; undefined when the current one made it or the maker was dropped. */
  retainedForCursor(cursor: string, now: number): Engine | undefined {
    this.expire(now);
    const maker = this.#retained.find(({ engine }) => isCursorOfEpoch(cursor, engine.epoch));
    if (maker !== undefined) maker.lastUsedAt = now;
    return maker?.engine;
  }

  /** The engine to continue from the cursor: its maker, else the current engine, which rejects foreign cursors. */
  at(cursor: string | null | undefined, now: number): Engine | undefined {
    const maker = typeof cursor === 'string' ? this.retainedForCursor(cursor, now) : undefined;
    return maker ?? this.current;
  }

  #unexpired(engines: readonly RetainedEngine[], now: number): readonly RetainedEngine[] {
    return engines.filter(({ lastUsedAt }) => now - lastUsedAt < this.#limits.retainMs);
  }
}
