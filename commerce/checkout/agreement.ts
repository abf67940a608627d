// What a shopper agrees to, as one text to compare, and what is otherwise than when it was shown.
import type { CheckoutChange } from '#contract/checkout.ts';

/** What the shop says of a checkout, without what the shopper typed; amounts in minor units. */
export interface CheckoutSummary {
  readonly checkoutId: string;
  readonly market: string;
  /** Of its amounts. */
  readonly currency: string;
  readonly rows: readonly {
    readonly articleId: string;
    readonly title: string;
    readonly quantity: number;
    /** How many of `quantity` can be bought. */
    readonly available: number;
    readonly unit: number;
    readonly charged: number;
  }[];
  /** Gift cards that are bought, each as one text. */
  readonly bought: readonly string[];
  /** Articles of the cart that are not sold in the market. */
  readonly unsold: readonly string[];
  /** Those that are applied. */
  readonly codes: readonly { readonly code: string; readonly saved: number }[];
  /** Likewise. */
  readonly campaigns: readonly { readonly title: string; readonly saved: number }[];
  readonly giftCards: readonly { readonly cardId: string; readonly hint: string; readonly used: number }[];
  readonly methodId: string | null;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
  readonly toPay: number;
}

/** The same text for equal summaries only. */
export function agreementOf(summary: CheckoutSummary): string {
  const { rows, codes, campaigns, giftCards } = summary;
  return JSON.stringify([
    summary.checkoutId,
    summary.market,
    rows.map((row) => [row.articleId, row.quantity, row.available, row.unit, row.charged]),
    summary.bought,
    codes.map(({ code, saved }) => [code, saved]),
    campaigns.map(({ title, saved }) => [title, saved]),
    giftCards.map(({ cardId, used }) => [cardId, used]),
    summary.methodId,
    [summary.shipping, summary.tax, summary.total, summary.toPay],
  ]);
}

/**
 * `decimal` makes minor units those of the wire. Never empty: where nothing of it is otherwise, the total says so. Amounts of two
 * currencies are not compared: of those only the new total is told.
 */
export function changesBetween(
  before: CheckoutSummary,
  after: CheckoutSummary,
  decimal: (minor: number) => number,
): CheckoutChange[] {
  const rows = [
    ...before.rows.flatMap((row) => rowChanges(row, after, decimal)),
    ...after.rows.flatMap((row) => (hasRow(before, row.articleId) ? [] : stockChanges(row, row.quantity))),
  ];
  if (before.currency !== after.currency)
    return [
      ...rows.filter(({ kind }) => kind !== 'price-changed'),
      change('total-changed', '', null, decimal(after.total)),
    ];
  const changes: CheckoutChange[] = [
    ...rows,
    ...before.codes
      .filter(({ code }) => after.codes.every((one) => one.code !== code))
      .map(({ code, saved }) => change('code-ended', code, decimal(saved), 0)),
    ...before.campaigns
      .filter(({ title }) => after.campaigns.every((one) => one.title !== title))
      .map(({ title, saved }) => change('campaign-ended', title, decimal(saved), 0)),
  ];
  for (const { cardId, hint, used } of before.giftCards) {
    const now = after.giftCards.find((one) => one.cardId === cardId)?.used ?? 0;
    if (now !== used) changes.push(change('gift-card-changed', hint, decimal(used), decimal(now)));
  }
  if (before.methodId !== after.methodId || before.shipping !== after.shipping)
    changes.push(change('shipping-changed', '', decimal(before.shipping), decimal(after.shipping)));
  if (before.total !== after.total || before.toPay !== after.toPay || changes.length === 0)
    changes.push(change('total-changed', '', decimal(before.total), decimal(after.total)));
  return changes;
}

type Row = CheckoutSummary['rows'][number];

function rowChanges(
  before: Row,
  after: CheckoutSummary,
  decimal: (minor: number) => number,
): CheckoutChange[] {
  const now = after.rows.find(({ articleId }) => articleId === before.articleId);
  if (now === undefined)
    return after.unsold.includes(before.articleId)
      ? [change('not-sold-here', before.title, before.quantity, 0)]
      : [];
  const price =
    now.unit === before.unit
      ? []
      : [change('price-changed', now.title, decimal(before.unit), decimal(now.unit))];
  return [...price, ...stockChanges(now, before.available)];
}

/** `before`: how many there were for the row when it was shown. */
function stockChanges({ title, quantity, available }: Row, before: number): CheckoutChange[] {
  if (available >= quantity || available >= before) return [];
  return [change(available === 0 ? 'out-of-stock' : 'fewer-in-stock', title, quantity, available)];
}

function hasRow({ rows }: CheckoutSummary, articleId: string): boolean {
  return rows.some((row) => row.articleId === articleId);
}

function change(
  kind: CheckoutChange['kind'],
  subject: string,
  before: number | null,
  after: number | null,
): CheckoutChange {
  return { kind, subject, before, after };
}
