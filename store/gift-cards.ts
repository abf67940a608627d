// Gift cards in the database, and their books, of which the balance is derived.
import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import type { Currency } from '#contract/market.ts';
import { Nullable } from '#contract/parameters.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  accountBalance,
  expireCard,
  issueCard,
  type LedgerEntry,
  type LedgerRefusal,
  redeemCard,
  refundCard,
  voidCard,
} from '#commerce/pricing/pricing.ts';
import { chunks } from '#store/chunks.ts';
import { addGiftCardCode, cardIdOfCode } from '#store/gift-card-codes.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { GiftCardTable } from '#store/schema.ts';
import type { Db } from '#store/store.ts';

const DocumentSchema = Type.Object({
  /** ms since 1970; null: not blocked. A blocked card keeps its balance and pays nothing. */
  blockedAt: Nullable(Type.Integer({ minimum: 0 })),
});
const readDocument = jsonColumn('gift_cards.doc', DocumentSchema);

export interface StoredGiftCard extends Static<typeof DocumentSchema> {
  readonly cardId: string;
  /** The last characters of the latest code; empty: it has none yet. */
  readonly hint: string;
  readonly currency: Currency;
  /** Minor units; 0 while the card is blocked, as far as paying is concerned. */
  readonly balance: number;
  /** The card is void from this moment on, ms since 1970; null: never. */
  readonly expiresAt: number | null;
  readonly createdAt: number;
  /** In the order in which they were stored. */
  readonly entries: readonly LedgerEntry[];
}

/** What all entries are told. `key`: repeated, it is one entry. */
interface EntryCommand {
  readonly key: string;
  /** The order or other cause. */
  readonly reference: string;
  readonly at: number;
}
interface IssueCommand extends EntryCommand {
  readonly amount: number;
  readonly currency: Currency;
  readonly expiresAt: number | null;
  /** `granted`: nobody paid for the card. */
  readonly from: 'sold' | 'granted';
}
interface RedeemCommand extends EntryCommand {
  readonly cardId: string;
  readonly amount: number;
}
interface RefundCommand extends RedeemCommand {
  /** For how long a card that has expired meanwhile can be used. */
  readonly validForMs: number;
  /** The shop itself gives back, each time: also to a card that was used after its first expiry. */
  readonly isByShop: boolean;
}
/** The only moment at which a code is known. */
export interface IssuedGiftCard {
  readonly cardId: string;
  /** In the spelling that is compared. */
  readonly code: string;
}

/** Null: a card was issued under this key already, and its code is not known any more. */
export async function issueGiftCard(tx: Db, command: IssueCommand): Promise<IssuedGiftCard | null> {
  const { cardId, isReplay } = await openGiftCard(tx, command);
  return isReplay ? null : { cardId, code: await addGiftCardCode(tx, cardId) };
}

/** Books a card that has no code yet: nothing can be paid with it until it gets one. */
export async function openGiftCard(
  tx: Db,
  command: IssueCommand,
): Promise<{ readonly cardId: string; readonly isReplay: boolean }> {
  const cardId = giftCardIdOf(command.key);
  const issued = issueCard((await giftCardOf(tx, cardId))?.entries ?? [], { ...command, cardId });
  if (!issued.ok) throw new Error(`gift card ${cardId} was not issued: ${issued.error}`);
  const { entry, isReplay } = issued.value;
  if (isReplay) return { cardId, isReplay };
  const { currency, at, expiresAt } = command;
  await tx
    .insertInto('gift_cards')
    .values({
      card_id: cardId,
      code_hash: cardId,
      hint: '',
      currency,
      created_at: at,
      expires_at: expiresAt,
      doc: JSON.stringify({ blockedAt: null }),
    })
    .execute();
  await insertEntry(tx, entry, 0);
  return { cardId, isReplay };
}

/** Of the card that was issued under the key. */
export function giftCardIdOf(key: string): string {
  return `g${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
}

/** As a shopper typed it. Also gives cards that are spent, expired or blocked: a shopper is not to be told which. */
export async function giftCardByCode(db: Db, code: string): Promise<StoredGiftCard | undefined> {
  // Asked for even where there is none, so that this takes as long.
  return giftCardOf(db, (await cardIdOfCode(db, code)) ?? 'none');
}

/** By id; cards that do not exist are absent. */
export async function giftCardsById(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredGiftCard>> {
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('gift_cards').selectAll().where('card_id', 'in', ids).execute();
  return new Map((await withEntries(db, rows)).map((card) => [card.cardId, card]));
}

/** Those of these cards that an order was paid for by `provider`. */
export async function cardsPaidBy(
  db: Db,
  provider: string,
  cardIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('gift_card_entries')
    .innerJoin('orders', 'orders.order_id', 'gift_card_entries.reference')
    .innerJoin('payments', 'payments.payment_id', 'orders.payment_id')
    .select('gift_card_entries.card_id')
    // The first entry is of its issue.
    .where('gift_card_entries.position', '=', 0)
    .where('gift_card_entries.card_id', 'in', cardIds)
    .where('payments.provider', '=', provider)
    .execute();
  return new Set(rows.map((row) => row.card_id));
}

/** All cards, the latest first. */
export async function listGiftCards(db: Db): Promise<StoredGiftCard[]> {
  return withEntries(db, await latestCards(db).execute());
}

/** Those that are void at the moment, the latest first; what is left on them may be booked already. */
export async function listExpiredGiftCards(db: Db, at: number): Promise<StoredGiftCard[]> {
  return withEntries(db, await latestCards(db).where('expires_at', '<=', at).execute());
}

function latestCards(db: Db) {
  return db.selectFrom('gift_cards').selectAll().orderBy('created_at', 'desc').orderBy('card_id');
}

/** Takes an amount that an order is paid with; to be called in the transaction that does so. */
export function redeemGiftCard(tx: Db, command: RedeemCommand): Promise<Result<void, LedgerRefusal>> {
  return book(tx, command.cardId, (card) =>
    card.blockedAt === null ? redeemCard(card.entries, command) : fail('unknown-card'),
  );
}

/** Gives back what was redeemed under the reference, to a blocked or expired card too. */
export function refundGiftCard(tx: Db, command: RefundCommand): Promise<Result<void, LedgerRefusal>> {
  return book(tx, command.cardId, (card) => refundCard(card.entries, command));
}

/** Books what is left of an expired card as expired. */
export function expireGiftCard(
  tx: Db,
  command: EntryCommand & { readonly cardId: string },
): Promise<Result<void, LedgerRefusal>> {
  return book(tx, command.cardId, (card) => expireCard(card.entries, command));
}

/** Takes what `giftCardLeft` says from a card whose buyer gets it back, blocked or not. */
export function voidGiftCard(
  tx: Db,
  command: EntryCommand & { readonly cardId: string },
): Promise<Result<void, LedgerRefusal>> {
  return book(tx, command.cardId, (card) => voidCard(card.entries, command));
}

/** What its buyer could get back for it. */
export function giftCardLeft({ entries, expiresAt }: StoredGiftCard, now: number): number {
  return expiresAt !== null && now >= expiresAt ? 0 : accountBalance(entries, 'card');
}

/** False: there is no such card. */
export async function blockGiftCard(tx: Db, cardId: string, blockedAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_cards')
    .set({ doc: JSON.stringify({ blockedAt }) })
    .where('card_id', '=', cardId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function book(
  tx: Db,
  cardId: string,
  decide: (card: StoredGiftCard) => ReturnType<typeof redeemCard>,
): Promise<Result<void, LedgerRefusal>> {
  const card = await giftCardOf(tx, cardId);
  if (card === undefined) return fail('unknown-card');
  const decided = decide(card);
  if (!decided.ok) return decided;
  const { entry, isReplay } = decided.value;
  if (isReplay) return ok(undefined);
  await insertEntry(tx, entry, card.entries.length);
  if (entry.expiresAt !== card.expiresAt)
    await tx
      .updateTable('gift_cards')
      .set({ expires_at: entry.expiresAt })
      .where('card_id', '=', cardId)
      .execute();
  return ok(undefined);
}

async function giftCardOf(db: Db, cardId: string): Promise<StoredGiftCard | undefined> {
  return (await giftCardsById(db, [cardId])).get(cardId);
}

async function insertEntry(tx: Db, entry: LedgerEntry, position: number): Promise<void> {
  const [out, into] = entry.postings;
  await tx
    .insertInto('gift_card_entries')
    .values({
      card_id: entry.cardId,
      entry_key: entry.key,
      position,
      kind: entry.kind,
      made_at: entry.at,
      reference: entry.reference,
      expires_at: entry.expiresAt,
      from_account: out.account,
      to_account: into.account,
      amount: into.amount,
    })
    .execute();
}

async function withEntries(db: Db, rows: readonly GiftCardTable[]): Promise<StoredGiftCard[]> {
  // Asked for even without a card: a code that is none takes as long as one that is.
  const ids = rows.length === 0 ? [''] : rows.map((row) => row.card_id);
  const stored = [];
  for (const some of chunks(ids)) {
    const entries = db.selectFrom('gift_card_entries').selectAll().where('card_id', 'in', some);
    stored.push(...(await entries.orderBy('position').execute()));
  }
  const entriesOf = Map.groupBy(stored, (row) => row.card_id);
  return rows.map((row) => {
    const { currency } = row;
    const entries = (entriesOf.get(row.card_id) ?? []).map(
      (one): LedgerEntry => ({
        key: one.entry_key,
        kind: one.kind,
        at: one.made_at,
        cardId: one.card_id,
        currency,
        reference: one.reference,
        expiresAt: one.expires_at,
        postings: [
          { account: one.from_account, amount: -one.amount },
          { account: one.to_account, amount: one.amount },
        ],
      }),
    );
    const { blockedAt } = readDocument(row.doc, row.card_id);
    return {
      cardId: row.card_id,
      hint: row.hint,
      currency,
      balance: blockedAt === null ? accountBalance(entries, 'card') : 0,
      expiresAt: row.expires_at,
      createdAt: row.created_at,
      blockedAt,
      entries,
    };
  });
}
