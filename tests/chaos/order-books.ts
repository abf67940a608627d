// What a server's tables and a mail server must hold of orders whose shoppers were told so, compared without the server.
import { listGiftCards } from '#store/gift-cards.ts';
import type { Store } from '#store/open-store.ts';
import { testPayment } from '#store/test-payments.ts';
import type { ReceivedMail } from '#tests/fixtures/smtp-server.ts';

export const STOCK = 5_000;

/** An order as its shopper knows it; amounts in minor units. */
export interface ExpectedOrder {
  readonly email: string;
  readonly quantity: number;
  readonly checkoutId: string;
  /** `amount`: what the card was issued with. */
  readonly card: { readonly cardId: string; readonly amount: number } | null;
  readonly fromCard: number;
  readonly toPay: number;
  /** Null: the shopper has not been told one. */
  readonly number: string | null;
}

export interface BooksOfOrders {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly differences: readonly string[];
}

const MESSAGE_ID = /^Message-ID: (<.+>)\r$/m;

export async function comparedBooks(
  store: Store,
  expected: readonly ExpectedOrder[],
  mails: readonly ReceivedMail[],
): Promise<BooksOfOrders> {
  const { db } = store;
  const lost: string[] = [];
  const doubled: string[] = [];
  const differences: string[] = [];
  const compare = (what: string, found: number, wanted: number) => {
    if (found !== wanted) differences.push(`${what}: ${found}, not ${wanted}`);
  };

  const orders = await db.selectFrom('orders').selectAll().execute();
  const log = await db.selectFrom('order_log').select('order_id').execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const cards = new Map((await listGiftCards(db)).map((card) => [card.cardId, card]));
  for (const { email, number, checkoutId, card, fromCard, toPay } of expected) {
    const own = orders.filter(({ checkout_id: id }) => id === checkoutId);
    if (own.length === 0 || own[0]?.number !== number) lost.push(`the order ${number} of ${email}`);
    if (own.length > 1) doubled.push(`the order of ${email}`);
    for (const { order_id: id } of own)
      compare(`log entries of ${email}`, log.filter((entry) => entry.order_id === id).length, 1);

    let kept = 0;
    for (const { reference } of payments.filter(({ checkout_id: id }) => id === checkoutId)) {
      const payment = reference === null ? undefined : await testPayment(db, { reference });
      const refunded = payment?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
      if (payment?.state === 'paid') kept += payment.amount - refunded;
    }
    compare(`money of ${email}`, kept, toPay);
    if (card !== null)
      compare(`card of ${email}`, cards.get(card.cardId)?.balance ?? -1, card.amount - fromCard);

    const ids = mails
      .filter(({ to }) => to.includes(email))
      .map(({ message }) => MESSAGE_ID.exec(message)?.[1]);
    if (ids.length === 0) lost.push(`the mail to ${email}`);
    if (ids.length > 2 || new Set(ids).size > 1) doubled.push(`the mail to ${email}: ${ids.join(' ')}`);
  }
  compare('orders', orders.length, expected.length);
  const postings = [...cards.values()].flatMap(({ entries }) => entries.flatMap((entry) => entry.postings));
  compare(
    'sum of the gift cards’ ledger',
    postings.reduce((sum, { amount }) => sum + amount, 0),
    0,
  );
  const { stock } = await db
    .selectFrom('articles')
    .select('stock')
    .where('article_id', '=', 'a1')
    .executeTakeFirstOrThrow();
  compare('stock', stock, STOCK - expected.reduce((sum, { quantity }) => sum + quantity, 0));
  compare('reservations', (await db.selectFrom('stock_reservations').selectAll().execute()).length, 0);
  return { lost, doubled, differences };
}
