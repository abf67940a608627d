// Collects what happens while a feed is read: rows, rejected rows with line and reason, warnings counted by text.
import { counted } from '#contract/counted.ts';

export interface Rejection {
  /** Where the row starts, from 1. */
  readonly line: number;
  readonly reason: string;
  readonly field?: string;
  readonly id?: string;
}

/** The file as a whole can't be imported; thrown while streaming and caught once, in read-feed.ts and import-stock.ts. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** Null where no line can be named (a file that does not exist). */
  readonly line: number | null;
  constructor(reason: string, line: number | null) {
    super(reason);
    this.line = line;
  }
}

/** More are counted, not stored. */
export const MAX_STORED_REJECTIONS = 10_000;
const MAX_TEXTS_OF_A_KIND = 20;

export class FeedLog {
  rows = 0;
  rejectedCount = 0;
  readonly rejected: Rejection[] = [];
  /** By kind: how often each text came, and how many came when there were enough texts. */
  readonly #warnings = new Map<string, { readonly counts: Map<string, number>; others: number }>();

  reject(rejection: Rejection): void {
    this.rejectedCount += 1;
    if (this.rejected.length < MAX_STORED_REJECTIONS) this.rejected.push(rejection);
  }

  /** The same text again is counted, not repeated. `kind` says what texts that quote the feed have in common. */
  warn(text: string, kind = text): void {
    const known = this.#warnings.get(kind) ?? { counts: new Map<string, number>(), others: 0 };
    this.#warnings.set(kind, known);
    const count = known.counts.get(text) ?? 0;
    if (count > 0 || known.counts.size < MAX_TEXTS_OF_A_KIND) known.counts.set(text, count + 1);
    else known.others += 1;
  }

  warnings(): string[] {
    return [...this.#warnings].flatMap(([kind, { counts, others }]) => [
      ...[...counts].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`)),
      ...(others === 0 ? [] : [`${kind}: ${counted(others, 'row')} more`]),
    ]);
  }
}
