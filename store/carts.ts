// Carts in the database: one cart per session, one row per article; and the idempotency keys of changes.
import { Type } from 'typebox';
import { Nullable } from '#contract/parameters.ts';
import type { CartGiftCard } from '#commerce/gift-cards/gift-cards.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { CartRowTable, CartTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

export interface StoredCart {
  readonly cartId: string;
  readonly market: string;
  readonly version: number;
  readonly rows: readonly StoredCartRow[];
  /** Discount codes in the spelling that is compared, in the order in which they were entered. */
  readonly codes: readonly string[];
  /** That are bought, in the order in which they were added. */
  readonly giftCards: readonly CartGiftCard[];
}
/** `listMinor` and `saleMinor` are the price last shown, in the currency of the cart's market. */
export interface StoredCartRow {
  readonly articleId: string;
  readonly quantity: number;
  readonly listMinor: number;
  readonly saleMinor: number | null;
  /** Orders the rows: the article added first is first. */
  readonly addedAt: number;
}

const readCodes = jsonColumn('carts.codes', Type.Array(Type.String()));
/** Gift cards that are bought, in carts and orders. */
export const GiftCardsSchema = Type.Array(
  Type.Object({
    rowId: Type.String(),
    amount: Type.Integer({ minimum: 1 }),
    recipientEmail: Type.String(),
    senderName: Type.String(),
    message: Type.String(),
    deliverOn: Nullable(Type.String()),
  }),
);
const readGiftCards = jsonColumn('carts.gift_cards', GiftCardsSchema);

export async function cartOfSession(db: Db, sessionHash: string): Promise<StoredCart | undefined> {
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return cart === undefined ? undefined : withRows(db, cart);
}

export async function cartById(db: Db, cartId: string): Promise<StoredCart | undefined> {
  const cart = await db.selectFrom('carts').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  return cart === undefined ? undefined : withRows(db, cart);
}

async function withRows(db: Db, cart: CartTable): Promise<StoredCart> {
  const rows = await db
    .selectFrom('cart_rows')
    .selectAll()
    .where('cart_id', '=', cart.cart_id)
    .orderBy('added_at')
    .orderBy('article_id')
    .execute();
  return {
    cartId: cart.cart_id,
    market: cart.market,
    version: cart.version,
    rows: rows.map(rowOf),
    codes: readCodes(cart.codes, cart.cart_id),
    giftCards: readGiftCards(cart.gift_cards, cart.cart_id),
  };
}

function rowOf(row: CartRowTable): StoredCartRow {
  return {
    articleId: row.article_id,
    quantity: row.quantity,
    listMinor: row.list_minor,
    saleMinor: row.sale_minor,
    addedAt: row.added_at,
  };
}

export async function insertCart(
  tx: Db,
  cart: { cartId: string; sessionHash: string; market: string; now: number },
): Promise<StoredCart> {
  await tx
    .insertInto('carts')
    .values({
      cart_id: cart.cartId,
      session_hash: cart.sessionHash,
      market: cart.market,
      version: 0,
      created_at: cart.now,
      updated_at: cart.now,
      codes: '[]',
      gift_cards: '[]',
    })
    .execute();
  return { cartId: cart.cartId, market: cart.market, version: 0, rows: [], codes: [], giftCards: [] };
}

/** Writes the cart; only rows that differ from `before` are touched. */
export async function saveCart(tx: Db, before: StoredCart, after: StoredCart, now: number): Promise<void> {
  await tx
    .updateTable('carts')
    .set({
      market: after.market,
      version: after.version,
      updated_at: now,
      codes: JSON.stringify(after.codes),
      gift_cards: JSON.stringify(after.giftCards),
    })
    .where('cart_id', '=', after.cartId)
    .execute();
  const remaining = new Set(after.rows.map((row) => row.articleId));
  const removed = before.rows.map((row) => row.articleId).filter((id) => !remaining.has(id));
  if (removed.length > 0) {
    await tx
      .deleteFrom('cart_rows')
      .where('cart_id', '=', after.cartId)
      .where('article_id', 'in', removed)
      .execute();
  }
  const stored = new Map(before.rows.map((row) => [row.articleId, JSON.stringify(row)]));
  const written = after.rows.filter((row) => stored.get(row.articleId) !== JSON.stringify(row));
  if (written.length === 0) return;
  await tx
    .insertInto('cart_rows')
    .values(
      written.map((row) => ({
        cart_id: after.cartId,
        article_id: row.articleId,
        quantity: row.quantity,
        list_minor: row.listMinor,
        sale_minor: row.saleMinor,
        added_at: row.addedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'article_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        list_minor: eb.ref('excluded.list_minor'),
        sale_minor: eb.ref('excluded.sale_minor'),
      })),
    )
    .execute();
}

/** `fresh`: the key is new and was written. `stored`: a repeat. `other`: the key was used for another change. */
export async function recordIdempotencyKey(
  tx: Db,
  key: { sessionHash: string; idempotencyKey: string; fingerprint: string; now: number },
): Promise<'fresh' | 'stored' | 'other'> {
  const stored = await tx
    .selectFrom('idempotency')
    .select('fingerprint')
    .where('session_hash', '=', key.sessionHash)
    .where('idempotency_key', '=', key.idempotencyKey)
    .executeTakeFirst();
  if (stored !== undefined) return stored.fingerprint === key.fingerprint ? 'stored' : 'other';
  await tx
    .insertInto('idempotency')
    .values({
      session_hash: key.sessionHash,
      idempotency_key: key.idempotencyKey,
      fingerprint: key.fingerprint,
      made_at: key.now,
    })
    .execute();
  return 'fresh';
}

/**
 * A device sends its changes one after the other, so it may repeat the latest alone, however long it was away: that one's key is
 * kept until `latestBefore`.
 */
export async function deleteIdempotencyKeys(tx: Db, before: number, latestBefore: number): Promise<void> {
  await tx
    .deleteFrom('idempotency')
    .where('made_at', '<', before)
    .where((where) =>
      where.or([
        where('made_at', '<', latestBefore),
        where.exists(
          where
            .selectFrom('idempotency as later')
            .select('later.session_hash')
            .whereRef('later.session_hash', '=', 'idempotency.session_hash')
            .whereRef('later.made_at', '>', 'idempotency.made_at'),
        ),
      ]),
    )
    .execute();
}
