// Discount codes in the database: their terms, which an operator sets, and their uses by orders, which limit them.
import { type Static, Type } from 'typebox';
import { Nullable } from '#contract/parameters.ts';
import { DiscountTermsSchema } from '#store/discount-terms.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db } from '#store/store.ts';
import { writeDocuments, type WriteReport } from '#store/write-documents.ts';

const Limit = Nullable(Type.Integer({ minimum: 1 }));
const DocumentSchema = Type.Object({
  ...DiscountTermsSchema.properties,
  /** Null: any number. */
  maxUses: Limit,
  maxUsesPerCustomer: Limit,
});
const readDocument = jsonColumn('discount_codes.doc', DocumentSchema);

/** `code` in the spelling that is compared. */
export type StoredDiscountCode = Static<typeof DocumentSchema> & { readonly code: string };
export interface DiscountCodeUses {
  readonly total: number;
  /** Of the customer asked for; 0 without one. */
  readonly byCustomer: number;
}
export interface ListedDiscountCode extends StoredDiscountCode {
  readonly uses: number;
}

/** Stores codes, each in the place of the one of its spelling; uses stay counted. */
export function writeDiscountCodes(
  tx: Db,
  codes: readonly StoredDiscountCode[],
  now: number,
): Promise<WriteReport> {
  return writeDocuments(
    codes.map(({ code, ...terms }) => ({ id: code, terms })),
    (code) => tx.selectFrom('discount_codes').select('doc').where('code', '=', code).executeTakeFirst(),
    (code, doc) =>
      tx
        .insertInto('discount_codes')
        .values({ code, doc, changed_at: now })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ doc, changed_at: now }))
        .execute(),
  );
}

/** False: there was no such code. Its uses stay counted, should it be set again. */
export async function deleteDiscountCode(tx: Db, code: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('discount_codes')
    .where('code', '=', code)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** By code; codes that do not exist are absent. */
export async function discountCodesByCode(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, StoredDiscountCode>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('discount_codes')
    .select(['code', 'doc'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ code, doc }) => [code, { code, ...readDocument(doc, code) }]));
}

/** All codes, or the one given, by code. */
export async function listDiscountCodes(db: Db, code?: string): Promise<ListedDiscountCode[]> {
  const rows = await db
    .selectFrom('discount_codes')
    .select(['code', 'doc'])
    .select((eb) =>
      eb
        .selectFrom('discount_code_uses')
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .whereRef('discount_code_uses.code', '=', 'discount_codes.code')
        .as('uses'),
    )
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .execute();
  return rows.map((row) => ({ code: row.code, ...readDocument(row.doc, row.code), uses: row.uses ?? 0 }));
}

/** `customer` null: not known yet, so that nothing counts as used by them. `exceptOrderId`: an order whose use is not counted. */
export async function usesOfCode(
  db: Db,
  code: string,
  customer: string | null,
  exceptOrderId: string | null = null,
): Promise<DiscountCodeUses> {
  const { total, byCustomer } = await db
    .selectFrom('discount_code_uses')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere('customer', '=', customer ?? '')
        .as('byCustomer'),
    ])
    .where('code', '=', code)
    .$if(exceptOrderId !== null, (query) => query.where('order_id', '!=', exceptOrderId ?? ''))
    .executeTakeFirstOrThrow();
  return { total, byCustomer: customer === null ? 0 : byCustomer };
}

/** An order that is placed with discount codes. */
export interface DiscountCodeUse {
  readonly codes: readonly string[];
  readonly orderId: string;
  /** A key of who orders, never empty: the same for each of their orders. */
  readonly customer: string;
  readonly now: number;
}

/**
 * Counts the order's codes as used, once however often it is repeated; to be called in the transaction that places the order.
 * Gives the first code that is gone or used up by now, or null; with a code the transaction must be rolled back.
 */
export async function recordCodeUses(
  tx: Db,
  { codes, orderId, customer, now }: DiscountCodeUse,
): Promise<string | null> {
  const stored = await discountCodesByCode(tx, codes);
  for (const code of codes) {
    const isRepeat = await tx
      .selectFrom('discount_code_uses')
      .select('code')
      .where('code', '=', code)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (isRepeat !== undefined) continue;
    const terms = stored.get(code);
    if (terms === undefined) return code;
    const { total, byCustomer } = await usesOfCode(tx, code, customer);
    const isUsedUp = terms.maxUses !== null && total >= terms.maxUses;
    if (isUsedUp || (terms.maxUsesPerCustomer !== null && byCustomer >= terms.maxUsesPerCustomer))
      return code;
    await tx
      .insertInto('discount_code_uses')
      .values({ code, order_id: orderId, customer, used_at: now })
      .execute();
  }
  return null;
}

/** The order will not be placed: its codes are as if never used. */
export async function withdrawCodeUses(tx: Db, orderId: string): Promise<void> {
  await tx.deleteFrom('discount_code_uses').where('order_id', '=', orderId).execute();
}
