// The gift cards of an order, on both databases: each issued once, and its mail queued for its day.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueOrderedGiftCards } from '#server/gift-cards/ordered.ts';
import { giftCardsById, listGiftCards } from '#store/gift-cards.ts';
import { listMails, mailContent } from '#store/mails.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const CARD = {
  rowId: 'gift-1',
  amount: 50_000,
  recipientEmail: 'anna@example.com',
  senderName: 'Bo',
  message: 'Grattis!',
  deliverOn: '2026-12-24',
};
const ORDER = {
  orderId: 'o1',
  market: 'sv-se',
  currency: 'SEK',
  giftCards: [CARD, { ...CARD, rowId: 'gift-2', amount: 20_000, deliverOn: null }],
  validForMonths: 24,
  now: NOW,
} as const;

describe.each(DATABASES)('the gift cards of an order on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    place = await make();
    store = await openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  const issue = () => store.transaction((tx) => issueOrderedGiftCards(tx, ORDER));

  test('are issued and mailed once, however often the order is placed', async () => {
    await Promise.all(Array.from({ length: 10 }, issue));
    await issue();
    const cards = await listGiftCards(store.db);
    expect(cards.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([20_000, 50_000]);
    expect(await listMails(store.db)).toHaveLength(2);
  });

  test('are valid for as long from the day on which they are mailed', async () => {
    const late = { ...CARD, rowId: 'gift-3', amount: 10_000, deliverOn: '2027-12-01' };
    const giftCards = [...ORDER.giftCards, late];
    const order = { ...ORDER, giftCards, validForMonths: 6 };
    await store.transaction((tx) => issueOrderedGiftCards(tx, order));
    const cards = await listGiftCards(store.db);
    const ends = new Map(cards.map(({ balance, expiresAt }) => [balance, expiresAt]));
    expect(ends.get(20_000)).toBe(Date.parse('2027-06-02T00:00:00Z'));
    expect(ends.get(50_000)).toBe(Date.parse('2027-06-25T00:00:00Z'));
    expect(ends.get(10_000)).toBe(Date.parse('2028-06-02T00:00:00Z'));
  });

  test('have mails that name them, each for its day, and no codes before that', async () => {
    await issue();
    const [later, first] = await listMails(store.db);
    if (first === undefined || later === undefined) throw new Error('a mail is missing');
    expect([first.not_before, later.not_before]).toEqual([NOW, Date.parse('2026-12-24T12:00:00Z')]);
    const { kind, doc } = mailContent(later);
    if (kind !== 'gift-card') throw new Error(kind);
    expect(doc).toMatchObject({ value: 500, currency: 'SEK', senderName: 'Bo', message: 'Grattis!' });
    expect([later.recipient, later.market]).toEqual(['anna@example.com', 'sv-se']);
    expect((await giftCardsById(store.db, [doc.cardId])).get(doc.cardId)).toMatchObject({
      balance: 50_000,
      hint: '',
    });
    expect(await store.db.selectFrom('gift_card_codes').selectAll().execute()).toEqual([]);
  });

  test('are not issued by an order that is not placed', async () => {
    const rolledBack = store.transaction(async (tx) => {
      await issueOrderedGiftCards(tx, ORDER);
      throw new Error('the order is not placed');
    });
    await expect(rolledBack).rejects.toThrow('is not placed');
    expect([await listGiftCards(store.db), await listMails(store.db)]).toEqual([[], []]);
  });
});
