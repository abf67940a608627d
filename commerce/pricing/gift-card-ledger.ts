// The books of a gift card: what was issued, redeemed, refunded, expired and voided, in entries whose postings add up to 0 (docs/pricing.md).
import type { Currency } from '#contract/market.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { sum } from '#commerce/pricing/arithmetic.ts';

/** The card, or one of the shop's: where its money came from and went to. */
export type LedgerAccount = 'card' | 'sold' | 'granted' | 'redeemed' | 'expired' | 'voided';
export interface LedgerPosting {
  readonly account: LedgerAccount;
  /** Minor units, added to the account's balance; negative: taken from it. */
  readonly amount: number;
}
/** Never changed once it is stored. */
export interface LedgerEntry {
  /** Unique among the entries of the card. */
  readonly key: string;
  readonly kind: 'issue' | 'redeem' | 'refund' | 'expire' | 'void';
  readonly at: number;
  readonly cardId: string;
  readonly currency: Currency;
  /** The order or other cause. */
  readonly reference: string;
  /** The card is void from this moment on; null: never. */
  readonly expiresAt: number | null;
  readonly postings: readonly [LedgerPosting, LedgerPosting];
}

interface LedgerCommand extends Pick<LedgerEntry, 'key' | 'at' | 'cardId' | 'reference'> {}
interface AmountCommand extends LedgerCommand {
  /** Above 0. */
  readonly amount: number;
}
interface IssueCommand extends AmountCommand, Pick<LedgerEntry, 'currency' | 'expiresAt'> {
  /** `granted`: nobody paid for the card. */
  readonly from: 'sold' | 'granted';
}
interface RefundCommand extends AmountCommand {
  /** For how long a card that has expired meanwhile can be used. */
  readonly validForMs: number;
  /** The shop itself gives back, each time: also to a card that was used after its first expiry. */
  readonly isByShop: boolean;
}

export type LedgerRefusal =
  | 'exists'
  | 'unknown-card'
  | 'expired'
  | 'insufficient'
  | 'exceeds-redeemed'
  | 'not-expired'
  | 'empty'
  | 'key-reused';
/** The entry to store; `isReplay`: it is stored already. */
export interface LedgerOutcome {
  readonly entry: LedgerEntry;
  readonly isReplay: boolean;
}
/** Too short to spend what was given back. */
const ALMOST_EXPIRED_MS = 24 * 3600 * 1000;
type Answer = Result<LedgerOutcome, LedgerRefusal>;
/** All entries of one card, in the order in which they were stored. */
type Entries = readonly LedgerEntry[];

export function accountBalance(entries: Entries, account: LedgerAccount): number {
  return sum(
    entries.flatMap(({ postings }) => postings.map((one) => (one.account === account ? one.amount : 0))),
  );
}

export function issueCard(entries: Entries, command: IssueCommand): Answer {
  const { amount, currency, expiresAt, from } = command;
  const replay = replayOf(entries, 'issue', command, amount);
  if (replay !== undefined) return replay;
  if (entries.length > 0) return fail('exists');
  return entryOf('issue', command, { currency, expiresAt }, [from, 'card', amount]);
}

export function redeemCard(entries: Entries, command: AmountCommand): Answer {
  const replay = replayOf(entries, 'redeem', command, command.amount);
  if (replay !== undefined) return replay;
  const last = entries.at(-1);
  if (last === undefined) return fail('unknown-card');
  if (isExpired(last.expiresAt, command.at)) return fail('expired');
  if (accountBalance(entries, 'card') < command.amount) return fail('insufficient');
  return entryOf('redeem', command, last, ['card', 'redeemed', command.amount]);
}

/** Gives back what was redeemed under the same reference, also to an expired card, which may hold longer then. */
export function refundCard(entries: Entries, command: RefundCommand): Answer {
  const replay = replayOf(entries, 'refund', command, command.amount);
  if (replay !== undefined) return replay;
  const last = entries.at(-1);
  if (last === undefined) return fail('unknown-card');
  const ofReference = entries.filter(({ reference }) => reference === command.reference);
  if (accountBalance(ofReference, 'redeemed') < command.amount) return fail('exceeds-redeemed');
  const expiresAt = expiryAfterRefund(entries, last, command);
  return entryOf('refund', command, { ...last, expiresAt }, ['redeemed', 'card', command.amount]);
}

/** Takes the whole balance. */
export function expireCard(entries: Entries, command: LedgerCommand): Answer {
  const replay = replayOf(entries, 'expire', command, null);
  if (replay !== undefined) return replay;
  const last = entries.at(-1);
  if (last === undefined) return fail('unknown-card');
  if (!isExpired(last.expiresAt, command.at)) return fail('not-expired');
  const balance = accountBalance(entries, 'card');
  return balance === 0 ? fail('empty') : entryOf('expire', command, last, ['card', 'expired', balance]);
}

/** Takes the whole balance of a card whose buyer gets the money back. */
export function voidCard(entries: Entries, command: LedgerCommand): Answer {
  const replay = replayOf(entries, 'void', command, null);
  if (replay !== undefined) return replay;
  const last = entries.at(-1);
  if (last === undefined) return fail('unknown-card');
  if (isExpired(last.expiresAt, command.at)) return fail('expired');
  const balance = accountBalance(entries, 'card');
  return balance === 0 ? fail('empty') : entryOf('void', command, last, ['card', 'voided', balance]);
}

/** What is stored under the command's key already; undefined: nothing. `amount` null: whatever it moved. */
function replayOf(
  entries: Entries,
  kind: LedgerEntry['kind'],
  { key, reference, ...command }: LedgerCommand & Partial<IssueCommand>,
  amount: number | null,
): Answer | undefined {
  if (amount !== null && (!Number.isSafeInteger(amount) || amount < 1))
    throw new RangeError(`amount: ${amount} is no integer above 0`);
  const entry = entries.find((one) => one.key === key);
  if (entry === undefined) return undefined;
  const [out, into] = entry.postings;
  const isSame =
    entry.kind === kind &&
    entry.reference === reference &&
    (amount === null || into.amount === amount) &&
    (command.from ?? out.account) === out.account &&
    (command.currency ?? entry.currency) === entry.currency;
  return isSame ? ok({ entry, isReplay: true }) : fail('key-reused');
}

function entryOf(
  kind: LedgerEntry['kind'],
  { key, at, cardId, reference }: LedgerCommand,
  { currency, expiresAt, at: earliest = 0 }: Pick<LedgerEntry, 'currency' | 'expiresAt'> & { at?: number },
  [from, to, amount]: readonly [LedgerAccount, LedgerAccount, number],
): Answer {
  const entry: LedgerEntry = {
    key,
    kind,
    // Clocks of several servers differ a little; the books go forward all the same.
    at: Math.max(at, earliest),
    cardId,
    currency,
    reference,
    expiresAt,
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  };
  return ok({ entry, isReplay: false });
}

function isExpired(expiresAt: number | null, at: number): boolean {
  return expiresAt !== null && at >= expiresAt;
}

/**
 * A card that has expired meanwhile, or is about to, holds for some time more. Once, where shoppers cause it: by what was paid
 * before the first expiry. Else paying and cancelling by turns would keep a card for ever.
 */
function expiryAfterRefund(
  entries: Entries,
  { expiresAt }: LedgerEntry,
  { reference, at, validForMs, isByShop }: RefundCommand,
): number | null {
  const charge = entries.find((one) => one.kind === 'redeem' && one.reference === reference);
  const isOfFirstLife = charge !== undefined && !isExpired(entries[0]?.expiresAt ?? null, charge.at);
  if (expiresAt === null || !(isByShop || isOfFirstLife)) return expiresAt;
  return isExpired(expiresAt, at + ALMOST_EXPIRED_MS) ? Math.max(expiresAt, at + validForMs) : expiresAt;
}
