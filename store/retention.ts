// What is deleted by age, and how long it is kept: what shoppers leave behind must not fill the disk (docs/settings.md, "Retention").
import type { SelectQueryBuilder } from 'kysely';
import { deleteAttempts } from '#store/guess-limit.ts';
import { deleteIdempotencyKeys } from '#store/carts.ts';
import type { Tables } from '#store/schema.ts';
import type { Db, Store } from '#store/store.ts';
import { deletePayments, unpaidPayments } from '#store/unpaid-payments.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Learning looks 30 days back. */
export const EVENTS_DAYS = 90;
/** Above these the oldest go, whatever their age. Bytes of documents and keys; with its indexes the table takes about twice as much. */
export const MAX_EVENTS = 2_000_000;
export const MAX_EVENT_BYTES = 600_000_000;
export const EMPTY_CARTS_DAYS = 30;
/** As long as the cookie that leads to a cart. */
export const CARTS_DAYS = 365;
/** Above that those go that were changed the longest ago. */
export const MAX_CARTS = 500_000;
/** After they could still have become an order. What was typed into them is a person's. */
export const CHECKOUTS_DAYS = 30;
/** After it was known that nobody has paid; a provider repeats what it has to say for some days. */
export const UNPAID_DAYS = 30;
/** What they said is deleted when they are sent; this is to whom, and when. */
export const MAILS_DAYS = 365;
/** All but the latest of a device, which it may repeat as long as it has a cart. */
export const IDEMPOTENCY_KEYS_DAYS = 60;

const unpaidBefore = (now: number) => now - UNPAID_DAYS * DAY_MS;

/** Rows of one transaction: a shopper's change waits for no more of them. */
const BATCH = 2_000;

export type RetentionKind = 'events' | 'carts' | 'payments' | 'checkouts' | 'mails';

/** When rows are too old; `eventsBefore` and `cartsBefore` are ms since 1970, the times of those that stay or later. */
interface Cutoff {
  readonly now: number;
  readonly eventsBefore: number;
  readonly cartsBefore: number;
}
/** How much may stay, whatever its age. */
interface Limits {
  readonly maxEvents: number;
  readonly maxEventBytes: number;
  readonly maxCarts: number;
}
const LIMITS: Limits = { maxEvents: MAX_EVENTS, maxEventBytes: MAX_EVENT_BYTES, maxCarts: MAX_CARTS };
interface Rule {
  readonly kind: RetentionKind;
  /** How many rows may go; for a report. */
  count(db: Db, cutoff: Cutoff): Promise<number>;
  /** Deletes about BATCH rows, fewer only where there are no more; how many. */
  deleteBatch(tx: Db, cutoff: Cutoff): Promise<number>;
}

const RULES: readonly Rule[] = [
  {
    kind: 'events',
    count: (db, { eventsBefore }) => countOf(db.selectFrom('events').where('received_at', '<', eventsBefore)),
    async deleteBatch(tx, { eventsBefore }) {
      const last = await tx
        .selectFrom('events')
        .select('received_at')
        .where('received_at', '<', eventsBefore)
        .orderBy('received_at')
        .offset(BATCH - 1)
        .limit(1)
        .executeTakeFirst();
      const { numDeletedRows } = await tx
        .deleteFrom('events')
        .where('received_at', '<', last === undefined ? eventsBefore : last.received_at + 1)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  },
  {
    kind: 'payments',
    count: (db, { now }) => countOf(unpaidPayments(db, unpaidBefore(now))),
    async deleteBatch(tx, { now }) {
      const ids = (
        await unpaidPayments(tx, unpaidBefore(now)).select('payment_id').limit(BATCH).execute()
      ).map(({ payment_id }) => payment_id);
      if (ids.length > 0) await deletePayments(tx, ids);
      return ids.length;
    },
  },
  {
    kind: 'checkouts',
    count: (db, { now }) => countOf(oldCheckouts(db, now)),
    async deleteBatch(tx, { now }) {
      const ids = (await oldCheckouts(tx, now).select('checkout_id').limit(BATCH).execute()).map(
        ({ checkout_id }) => checkout_id,
      );
      if (ids.length > 0) await tx.deleteFrom('checkouts').where('checkout_id', 'in', ids).execute();
      return ids.length;
    },
  },
  {
    kind: 'carts',
    count: (db, cutoff) => countOf(idleCarts(db, cutoff)),
    async deleteBatch(tx, cutoff) {
      const ids = (await idleCarts(tx, cutoff).select('cart_id').limit(BATCH).execute()).map(
        ({ cart_id }) => cart_id,
      );
      if (ids.length === 0) return 0;
      await tx.deleteFrom('cart_rows').where('cart_id', 'in', ids).execute();
      await tx.deleteFrom('carts').where('cart_id', 'in', ids).execute();
      return ids.length;
    },
  },
  {
    kind: 'mails',
    count: (db, { now }) => countOf(oldMails(db, now)),
    async deleteBatch(tx, { now }) {
      const ids = (await oldMails(tx, now).select('mail_id').limit(BATCH).execute()).map(
        ({ mail_id }) => mail_id,
      );
      if (ids.length > 0) await tx.deleteFrom('mails').where('mail_id', 'in', ids).execute();
      return ids.length;
    },
  },
];

/** Deletes what is too old, batch by batch; returns how many rows of each kind. */
export async function prune(
  store: Store,
  now: number,
  limits: Partial<Limits> = {},
): Promise<Record<RetentionKind, number>> {
  const cutoff = await cutoffAt(store.db, now, { ...LIMITS, ...limits });
  const deleted: Partial<Record<RetentionKind, number>> = {};
  for (const rule of RULES) {
    let total = 0;
    for (;;) {
      const count = await store.transaction((tx) => rule.deleteBatch(tx, cutoff));
      total += count;
      if (count < BATCH) break;
    }
    deleted[rule.kind] = total;
  }
  await store.transaction(async (tx) => {
    await deleteIdempotencyKeys(tx, now - IDEMPOTENCY_KEYS_DAYS * DAY_MS, now - CARTS_DAYS * DAY_MS);
    await deleteAttempts(tx, now);
  });
  return deleted as Record<RetentionKind, number>;
}

/** How many rows of each kind `prune` would delete. */
export async function prunable(store: Store, now: number): Promise<Record<RetentionKind, number>> {
  const cutoff = await cutoffAt(store.db, now, LIMITS);
  const counts = await Promise.all(
    RULES.map(async (rule) => [rule.kind, await rule.count(store.db, cutoff)] as const),
  );
  return Object.fromEntries(counts) as Record<RetentionKind, number>;
}

export async function rowCounts({ db }: Store): Promise<Record<RetentionKind, number>> {
  const [events, carts, payments, checkouts, mails] = await Promise.all([
    countOf(db.selectFrom('events')),
    countOf(db.selectFrom('carts')),
    countOf(db.selectFrom('payments')),
    countOf(db.selectFrom('checkouts')),
    countOf(db.selectFrom('mails')),
  ]);
  return { events, carts, payments, checkouts, mails };
}

async function cutoffAt(db: Db, now: number, limits: Limits): Promise<Cutoff> {
  const tooMany = await db
    .selectFrom('events')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .offset(limits.maxEvents)
    .limit(1)
    .executeTakeFirst();
  const tooManyCarts = await db
    .selectFrom('carts')
    .select('updated_at')
    .orderBy('updated_at', 'desc')
    .offset(limits.maxCarts)
    .limit(1)
    .executeTakeFirst();
  const oldest = now - EVENTS_DAYS * DAY_MS;
  const tooLarge = await beyondBytes(db, limits.maxEventBytes, now, oldest);
  return {
    now,
    eventsBefore: Math.max(oldest, (tooMany?.received_at ?? -1) + 1, tooLarge + 1),
    cartsBefore: (tooManyCarts?.updated_at ?? -1) + 1,
  };
}

/**
 * When the newest event was received for which there is no room, -1: none. Read day by day, from the index: no query keeps
 * others waiting for long.
 */
async function beyondBytes(db: Db, maxBytes: number, now: number, oldest: number): Promise<number> {
  let room = maxBytes;
  for (let end = now + DAY_MS; end > oldest; end -= DAY_MS) {
    const ofDay = db
      .selectFrom('events')
      .where('received_at', '<', end)
      .where('received_at', '>=', end - DAY_MS);
    const { sum } = await ofDay
      .select((eb) => eb.fn.sum<number | string | null>('bytes').as('sum'))
      .executeTakeFirstOrThrow();
    if (Number(sum) > room) {
      const beyond = await db
        .selectFrom(
          ofDay
            .select((eb) => [
              'received_at',
              eb.fn
                .sum<number>('bytes')
                .over((over) => over.orderBy('received_at', 'desc'))
                .as('total'),
            ])
            .as('events_of_day'),
        )
        .select('received_at')
        .where('total', '>', room)
        .orderBy('received_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return beyond?.received_at ?? -1;
    }
    room -= Number(sum);
  }
  return -1;
}

async function countOf<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Those without a payment: what was paid, or may have been, is kept with its order or refund. */
function oldCheckouts(db: Db, now: number) {
  return db
    .selectFrom('checkouts')
    .where('state', 'in', ['open', 'cancelled', 'expired'])
    .where('expires_at', '<', now - CHECKOUTS_DAYS * DAY_MS)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.payment_id')
            .whereRef('payments.checkout_id', '=', 'checkouts.checkout_id'),
        ),
      ),
    );
}

function idleCarts(db: Db, { now, cartsBefore }: Cutoff) {
  return db
    .selectFrom('carts')
    .where('updated_at', '<', Math.max(cartsBefore, now - EMPTY_CARTS_DAYS * DAY_MS))
    .where((eb) =>
      eb.or([
        eb('updated_at', '<', cartsBefore),
        eb('updated_at', '<', now - CARTS_DAYS * DAY_MS),
        eb.and([
          eb('updated_at', '<', now - EMPTY_CARTS_DAYS * DAY_MS),
          eb('gift_cards', '=', '[]'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('cart_rows')
                .select('cart_rows.article_id')
                .whereRef('cart_rows.cart_id', '=', 'carts.cart_id'),
            ),
          ),
        ]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('checkouts')
            .select('checkouts.checkout_id')
            .whereRef('checkouts.cart_id', '=', 'carts.cart_id'),
        ),
      ),
    );
}

function oldMails(db: Db, now: number) {
  return db
    .selectFrom('mails')
    .where('state', 'in', ['sent', 'withdrawn'])
    .where('next_at', '<', now - MAILS_DAYS * DAY_MS);
}
