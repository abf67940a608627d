// A purchase as a page hands it over (EV-02, EV-03): its form, what is wrong with one, and the id of its event.
import { hashText } from '#contract/hash.ts';
import { MAX_EVENT_TEXT_LENGTH, MAX_ID_LENGTH, MAX_PURCHASED_ITEMS } from '#contract/limits.ts';
import { fail, ok, type Result } from '#contract/result.ts';

/** Prices are decimals of the currency, a unit each. */
export interface Purchase {
  readonly transaction_id: string;
  readonly currency: string;
  readonly items: readonly PurchaseItem[];
}
export interface PurchaseItem {
  readonly item_id: string;
  readonly price: number;
  readonly quantity: number;
}

const CURRENCY_LENGTH = 3;
const OF_ALLOWED_LENGTH = `of at most ${MAX_EVENT_TEXT_LENGTH} characters`;

/** Unknown fields are left out; the error is a sentence for whoever wrote the page. */
export function purchaseOf(input: unknown): Result<Purchase, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('purchase event requires an object as an argument');
  const { items, currency, transaction_id } = input as Readonly<Record<string, unknown>>;
  if (!Array.isArray(items)) return fail('purchase event requires an items array of purchased products');
  if (items.length > MAX_PURCHASED_ITEMS)
    return fail(`purchase event requires at most ${MAX_PURCHASED_ITEMS} items`);
  if (typeof currency !== 'string' || currency === '')
    return fail('purchase event requires a currency string');
  if (currency.length > CURRENCY_LENGTH)
    return fail('purchase event requires a currency code of three letters');
  const transaction = idOf(transaction_id);
  if (transaction === null) return fail('purchase event requires a transaction_id string');
  if (isTooLong(transaction)) return fail(`purchase event requires a transaction_id ${OF_ALLOWED_LENGTH}`);
  const purchased: PurchaseItem[] = [];
  for (const item of items as readonly unknown[]) {
    const read = itemOf(item);
    if (!read.ok) return read;
    purchased.push(read.value);
  }
  return ok({ transaction_id: transaction, currency, items: purchased });
}

function itemOf(input: unknown): Result<PurchaseItem, string> {
  const { item_id, price, quantity } = (input ?? {}) as Readonly<Record<string, unknown>>;
  const id = idOf(item_id);
  if (id === null) return fail('purchased item requires an item_id of the purchased product');
  if (isTooLong(id)) return fail(`purchased item requires an item_id ${OF_ALLOWED_LENGTH}`);
  const unit = numberOf(price);
  if (unit === null) return fail('purchase item requires a unit price for the product purchased');
  const count = numberOf(quantity);
  if (count === null || count === 0) return fail('purchase item requires a quantity of products purchased');
  return ok({ item_id: id, price: unit, quantity: count });
}

/**
 * The same for the same transaction, another for another one. It has the form of every event's id: what that does not allow is
 * written as its code point in hex, and of an id that is too long the end as a hash.
 */
export function purchaseEventId(transactionId: string): string {
  const id = `purchase-${transactionId.replace(/[^A-Za-z0-9._:-]/gu, (character) => `~${character.codePointAt(0)?.toString(16)}~`)}`;
  if (id.length <= MAX_ID_LENGTH) return id;
  const end = `~~${hashText(id)}`;
  return id.slice(0, MAX_ID_LENGTH - end.length) + end;
}

function isTooLong(id: string): boolean {
  return id.length > MAX_EVENT_TEXT_LENGTH;
}

function idOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Numbers, also as text: 199, '199.00'. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}
