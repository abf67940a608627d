// The sync inbox of this device: the cart changes in the outbox as the shopper made them, and why they are still there.
import type { CartRowView, OptimisticCartRow } from '#contract/clients.ts';
import type { Inbox, InboxChange, InboxProduct, Refusal } from '#contract/inbox.ts';
import { articleIdOfRow } from '#contract/order-row.ts';
import type { CartEntry, CartState } from '#outbox/outbox.ts';

/** A change that was not sent in this time is shown as waiting; most are sent before anybody could read it. */
export const NOTICEABLE_WAIT_MS = 3_000;

export interface InboxContext {
  /** Tracking events that wait. */
  readonly eventCount: number;
  /** Rows of the server's cart, which products of changes are known from. */
  readonly rows: readonly CartRowView[];
  readonly isOnline: boolean;
  /** ms since 1970. */
  readonly now: number;
  /** When this worker began to send; what waits from before is given the same time. */
  readonly startedAt: number;
}

export function inboxOf(state: Pick<CartState, 'pending' | 'deadLetters'>, context: InboxContext): Inbox {
  const { pending, deadLetters } = state;
  const refused = deadLetters.flatMap(({ entry, error, at }) =>
    entry.kind === 'cart'
      ? [{ entry, refusal: { code: error.code, message: error.detail ?? '', at } satisfies Refusal }]
      : [],
  );
  const waiting = pending.map((entry) => ({ entry, refusal: null }));
  const products = productsOf([...refused, ...waiting], context.rows);
  const isRetrying = pending.some(({ attempts }) => attempts > 0);
  return {
    changes: [...grouped(refused, products), ...grouped(waiting, products)],
    waitingCount: pending.length,
    refusedCount: refused.length,
    eventCount: context.eventCount,
    cause: context.isOnline ? (isRetrying ? 'busy' : 'sending') : 'offline',
    isDelayed: pending.length > 0 && (!context.isOnline || isRetrying || hasWaited(pending, context)),
  };
}

/** A clock that was set back counts like one that went on. */
function hasWaited(pending: readonly CartEntry[], { now, startedAt }: InboxContext): boolean {
  return pending.some(({ since }) => Math.abs(now - Math.max(since, startedAt)) >= NOTICEABLE_WAIT_MS);
}

interface KnownEntry {
  readonly entry: CartEntry;
  readonly refusal: Refusal | null;
}

function grouped(entries: readonly KnownEntry[], products: ReadonlyMap<string, InboxProduct>): InboxChange[] {
  const changes: InboxChange[] = [];
  /** Index of each article's and code's last change: what follows it there is another change if it is of another kind. */
  const lastOf = new Map<string, number>();
  for (const { entry, refusal } of entries) {
    const { change } = entry.intent;
    const articleId = articleIdOf(entry);
    const code = 'code' in change ? change.code : '';
    const subject = `${articleId} ${code}`;
    const quantity = change.kind === 'add' ? change.quantity : 1;
    const index = lastOf.get(subject);
    const last = index === undefined ? undefined : changes[index];
    if (index !== undefined && last?.kind === change.kind && last.refusal?.code === refusal?.code) {
      changes[index] = { ...last, ids: [...last.ids, entry.id], quantity: last.quantity + quantity };
      continue;
    }
    if (change.kind === 'clear') lastOf.clear();
    lastOf.set(subject, changes.length);
    changes.push({
      ids: [entry.id],
      kind: change.kind,
      quantity,
      articleId,
      code,
      product: products.get(articleId) ?? null,
      since: entry.since,
      refusal,
    });
  }
  return changes;
}

function articleIdOf({ intent: { change } }: CartEntry): string {
  if (change.kind === 'add') return change.articleId;
  return 'orderRowId' in change ? articleIdOfRow(change.orderRowId) : '';
}

/** What was never in the cart is known from what the shopper saw when adding it. */
function productsOf(
  entries: readonly KnownEntry[],
  rows: readonly CartRowView[],
): ReadonlyMap<string, InboxProduct> {
  const seen = entries.flatMap(({ entry }): [string, OptimisticCartRow][] =>
    entry.seen === null || entry.seen === undefined
      ? []
      : // Put there by the add of the cart's own client, see cart.ts.
        [[articleIdOf(entry), entry.seen as OptimisticCartRow]],
  );
  const inCart = rows.map((row) => [row.articleId, row] as const);
  return new Map([...seen, ...inCart].map(([articleId, row]) => [articleId, productOf(row)]));
}

function productOf(row: OptimisticCartRow): InboxProduct {
  const { title, brand, colorTitle, size, href, image, tint } = row;
  return { title, brand, colorTitle, size, href, image, tint };
}
