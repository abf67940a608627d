// Where a server dies on its way from a checkout to the mail: by the statement that its database is given there.

export interface KillPoint {
  readonly when: 'before' | 'after';
  /** Begins so. */
  readonly statement: RegExp;
  /** The transaction has had a statement like this. */
  readonly wrote?: RegExp;
}

const COMMIT = /^commit/i;
/** Of a checkout that is completed: the order, or the payment that it waits for. */
const COMPLETION = /insert into "(orders|payments)"/;

export const KILL_POINTS = {
  'after the reservation': { when: 'after', statement: /^insert into "stock_reservations"/ },
  'before the commit': { when: 'before', statement: COMMIT, wrote: COMPLETION },
  'after the commit, before the answer': { when: 'after', statement: COMMIT, wrote: COMPLETION },
  /** It is marked as being sent, and the mail server has not heard of it. */
  'before the mail': { when: 'after', statement: COMMIT, wrote: /update "mails" set "mail_id"/ },
  /** The mail server has it, and the database does not know. */
  'after the mail': { when: 'before', statement: /^update "mails" set "state"/ },
  'in the middle of a notice': { when: 'after', statement: /^insert into "orders"/ },
} as const satisfies Readonly<Record<string, KillPoint>>;
export type KillPointName = keyof typeof KILL_POINTS;
export const KILL_POINT_NAMES = Object.keys(KILL_POINTS) as readonly KillPointName[];
