// Collects what happens while a feed is read: rows, rejected rows with line and reason, warnings counted by text.

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

export class FeedLog {
  rows = 0;
  rejectedCount = 0;
  readonly rejected: Rejection[] = [];
  readonly #warnings = new Map<string, number>();

  reject(rejection: Rejection): void {
    this.rejectedCount += 1;
    if (this.rejected.length < MAX_STORED_REJECTIONS) this.rejected.push(rejection);
  }

  /** The same text again is counted, not repeated. */
  warn(text: string): void {
    this.#warnings.set(text, (this.#warnings.get(text) ?? 0) + 1);
  }

  warnings(): string[] {
    return [...this.#warnings].map(([text, count]) => (count === 1 ? text : `${text} (${count} times)`));
  }
}
