// A purchase as a page hands it over (EV-02, EV-03): its form, and what is wrong with one.
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

/** Unknown fields are left out; the error is a sentence for whoever wrote the page. */
export function purchaseOf(input: unknown): Result<Purchase, string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return fail('purchase event requires an object as an argument');
  const { items, currency, transaction_id } = input as Readonly<Record<string, unknown>>;
  if (!Array.isArray(items)) return fail('purchase event requires an items array of purchased products');
  if (typeof currency !== 'string' || currency === '')
    return fail('purchase event requires a currency string');
  const transaction = idOf(transaction_id);
  if (transaction === null) return fail('purchase event requires a transaction_id string');
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
  const unit = numberOf(price);
  if (unit === null) return fail('purchase item requires a unit price for the product purchased');
  const count = numberOf(quantity);
  if (count === null || count === 0) return fail('purchase item requires a quantity of products purchased');
  return ok({ item_id: id, price: unit, quantity: count });
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
