// Mails of gift cards on both databases: the code is in the mail alone, and every code that may have arrived pays.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { issueOrderedGiftCards } from '#server/gift-cards/ordered.ts';
import { type MailSenderDeps, sendDueMails } from '#server/mail/sender.ts';
import { giftCardByCode, listGiftCards, redeemGiftCard } from '#store/gift-cards.ts';
import {
  claimMail,
  listMails,
  type MailOutcome,
  mailContent,
  queueMail,
  withdrawMail,
} from '#store/mails.ts';
import { GIFT_CARD_CODES } from '#store/gift-card-tables.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { codeIn, mailSender } from '#tests/fixtures/mail-sender.ts';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const HOUR_MS = 3600_000;
const SILENCE = { fault: 'silence', isUnclear: true };
const REFUSAL = { fault: 'no', isUnclear: false };
const ORDER = {
  orderId: 'o1',
  market: 'sv-se',
  currency: 'SEK',
  giftCards: [
    {
      rowId: 'gift-1',
      amount: 50_000,
      recipientEmail: 'anna@example.com',
      senderName: 'Bo',
      message: '',
      deliverOn: null,
    },
  ],
  validForMonths: 24,
  now: NOW,
} as const;

describe.each(DATABASES)('the mail of a gift card on $name', ({ make }) => {
  let place: TestDatabase;
  let store: Store;
  let now = NOW;
  beforeEach(async () => {
    now = NOW;
    place = await make();
    store = await openStore(place);
    await store.transaction((tx) => issueOrderedGiftCards(tx, ORDER));
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  /** The codes that were handed to a mail server which does one after the other, an hour apart. */
  async function sendWith(...outcomes: readonly MailOutcome[]): Promise<string[]> {
    const codes: string[] = [];
    for (const outcome of outcomes) {
      const deliver: MailSenderDeps['deliver'] = async ({ message }) => {
        codes.push(codeIn(message.toString()));
        return outcome;
      };
      await sendDueMails(mailSender(store, { now: () => now, deliver }));
      now += HOUR_MS;
    }
    return codes;
  }
  const balanceOf = async (code: string) => (await giftCardByCode(store.db, code))?.balance;
  /** Every row of every table. */
  async function allRows(): Promise<string> {
    const names = (await store.db.introspection.getTables()).map(({ name }) => name as 'mails');
    const rows = await Promise.all(names.map((name) => store.db.selectFrom(name).selectAll().execute()));
    return JSON.stringify(rows);
  }

  test('brings a code that nothing in the database holds, before, while and after it is sent', async () => {
    expect((await listGiftCards(store.db)).map(({ hint }) => hint)).toEqual(['']);
    let during = '';
    let code = '';
    const deliver: MailSenderDeps['deliver'] = async ({ message }) => {
      code = codeIn(message.toString());
      during = await allRows();
      return 'sent';
    };
    await sendDueMails(mailSender(store, { now: () => now, deliver }));
    expect(await balanceOf(code)).toBe(50_000);
    expect((await giftCardByCode(store.db, code))?.hint).toBe(code.slice(-4));
    for (const rows of [during, await allRows()])
      for (const spelling of [code, code.replaceAll('-', '')]) expect(rows).not.toContain(spelling);
  });

  test('brings another code each time, and all that may have arrived pay from one balance', async () => {
    const [first = '', second = ''] = await sendWith(SILENCE, 'sent');
    expect(second).not.toBe(first);
    const cards = await Promise.all([first, second].map((code) => giftCardByCode(store.db, code)));
    const [cardId = '', other] = cards.map((card) => card?.cardId);
    expect(cardId).toBe(other);
    const take = (key: string) =>
      store.transaction((tx) => redeemGiftCard(tx, { cardId, amount: 50_000, key, reference: key, at: now }));
    const outcomes = await Promise.all([take('a'), take('b')]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await Promise.all([first, second].map(balanceOf))).toEqual([0, 0]);
  });

  test('whose sender died in the middle of it has codes that pay', async () => {
    const codes: string[] = [];
    const died = sendDueMails(
      mailSender(store, {
        now: () => now,
        deliver: async ({ message }) => {
          codes.push(codeIn(message.toString()));
          throw new Error('the process ends');
        },
      }),
    );
    await expect(died).rejects.toThrow('the process ends');
    now += HOUR_MS;
    codes.push(...(await sendWith('sent')));
    expect(await Promise.all(codes.map(balanceOf))).toEqual([50_000, 50_000]);
  });

  test('that certainly did not arrive leaves no code behind', async () => {
    const codes = await sendWith(REFUSAL, REFUSAL, 'sent');
    expect(await Promise.all(codes.map(balanceOf))).toEqual([undefined, undefined, 50_000]);
    expect(await store.db.selectFrom('gift_card_codes').selectAll().execute()).toHaveLength(1);
  });

  test('that is withdrawn after it was claimed gets no code', async () => {
    let isWithdrawn = false;
    const deliver: MailSenderDeps['deliver'] = async () => 'sent';
    const sender = mailSender(store, { now: () => now, deliver });
    const mailOf = async () => (await listMails(store.db))[0]!;
    const withdrawFirst: Store = {
      ...store,
      // The claim is the sender's first transaction after that of its lease.
      transaction: async (work) => {
        const mail = await mailOf();
        if (mail.state === 'sending' && !isWithdrawn) {
          isWithdrawn = true;
          await store.transaction((tx) => withdrawMail(tx, mail.mail_id));
        }
        return store.transaction(work);
      },
    };
    expect(await sendDueMails({ ...sender, store: withdrawFirst })).toBe(0);
    expect([isWithdrawn, (await mailOf()).state]).toEqual([true, 'withdrawn']);
    expect(await store.db.selectFrom('gift_card_codes').selectAll().execute()).toEqual([]);
  });

  test('of a card that does not exist is not sent', async () => {
    const doc = { cardId: 'gone', value: 1, currency: 'SEK', expiresAt: null, senderName: '', message: '' };
    const to = 'a@b.example';
    await store.transaction((tx) =>
      queueMail(tx, { mailId: 'gift-card-gone', kind: 'gift-card', market: 'sv-se', to, doc, notBefore: 1 }),
    );
    expect(await sendWith('sent')).toHaveLength(1);
    const mails = await listMails(store.db, 'gift-card-gone');
    expect(mails).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  test('that an earlier release queued loses its code, which pays all the same', async () => {
    await store.transaction(async (tx) => {
      await tx.schema.dropTable('gift_card_codes').execute();
      const hash = 'hash of the code';
      await tx.updateTable('gift_cards').set({ code_hash: hash }).execute();
      const { mail_id, doc } = (await listMails(tx))[0]!;
      const { cardId: _, ...rest } = JSON.parse(doc) as Record<string, unknown>;
      const before = JSON.stringify({ code: 'QX7M-4KPT-9WZC-H2RD-7F3K', ...rest });
      await tx.updateTable('mails').set({ doc: before }).where('mail_id', '=', mail_id).execute();
      await GIFT_CARD_CODES.up(tx, place.databaseUrl === undefined ? 'sqlite' : 'postgres');
    });
    const [card] = await listGiftCards(store.db);
    expect(await store.db.selectFrom('gift_card_codes').selectAll().execute()).toEqual([
      { code_hash: 'hash of the code', card_id: card?.cardId },
    ]);
    expect(await allRows()).not.toContain('QX7M');
    const mail = await store.transaction((tx) => claimMail(tx, { now, claimMs: 1, host: 'h' }));
    expect(mailContent(mail!).doc).toMatchObject({ cardId: card?.cardId, value: 500 });
  });
});
