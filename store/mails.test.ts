// Mails in the database: one a cause, claimed by one process, tried again after growing pauses, repeated at most once.
import { describe, expect, test } from 'vitest';
import {
  claimMail,
  isMailDue,
  listMails,
  mailContent,
  type QueuedMail,
  queueMail,
  retryMail,
  settleMail,
} from '#store/mails.ts';
import type { Store } from '#store/open-store.ts';
import { DATABASES } from '#tests/databases.ts';
import { mailContents, orderIn } from '#tests/fixtures/orders.ts';
import { openStoreForEachTest } from '#tests/store-for-each-test.ts';

const AT = Date.UTC(2026, 10, 22);
const CLAIM_MS = 300_000;
const HOUR_MS = 3600_000;
const MAIL: QueuedMail = {
  mailId: 'order-o1',
  kind: 'order',
  market: 'sv-se',
  to: 'shopper@example.com',
  doc: { order: orderIn('sv-se') },
  notBefore: AT,
};

describe.each(DATABASES)('mails on $name', ({ make }) => {
  let store: Store;
  openStoreForEachTest(make, (opened) => (store = opened));

  const queue = (changes: Partial<QueuedMail> = {}) =>
    store.transaction((tx) => queueMail(tx, { ...MAIL, ...changes } as QueuedMail));
  const claim = (now: number) =>
    store.transaction((tx) => claimMail(tx, { now, claimMs: CLAIM_MS, host: 'shop.example' }));
  const only = async () => (await listMails(store.db))[0]!;

  test('queued twice a mail is one, and it is what was queued first', async () => {
    await queue();
    await queue({ to: 'other@example.com', notBefore: AT + 1 });
    const mails = await listMails(store.db);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: 'shopper@example.com', state: 'waiting', not_before: AT });
    expect(mailContent(mails[0]!)).toEqual({ kind: 'order', doc: MAIL.doc });
  });

  test('an order that an earlier release stored, without its states and what can be sent back, is mailed', async () => {
    const { deliveryState: _delivery, billingState: _billing, ...order } = orderIn('sv-se');
    const rows = order.rows.map(
      ({ returnAskedQuantity: _asked, returnableQuantity: _returnable, ...row }) => row,
    );
    await queue({ doc: { order: { ...order, rows } } });
    expect(mailContent(await only())).toMatchObject({ kind: 'order', doc: { order: { rows } } });
  });

  test('a mail that a clock ahead put off is due once the clock is right; the day of a gift card is waited for', async () => {
    const year = 365 * 24 * HOUR_MS;
    await queue({ notBefore: AT + year });
    expect(await isMailDue(store.db, AT)).toBe(true);
    const claimed = await claim(AT + year);
    await store.transaction((tx) => settleMail(tx, claimed!, { fault: 'full', isUnclear: false }, AT + year));
    expect((await claim(AT))?.mail_id).toBe(MAIL.mailId);
    expect(await isMailDue(store.db, AT)).toBe(false);
    const card = mailContents('sv-se').find(({ kind }) => kind === 'gift-card');
    await queue({ ...card, mailId: 'gift-card-1', notBefore: AT + year });
    expect(await isMailDue(store.db, AT)).toBe(false);
  });

  test('an address gets 30 mails a day, besides those of goods and gift cards; the others wait for an operator', async () => {
    for (let at = 0; at < 30; at += 1)
      await queue({
        mailId: `order-${at}`,
        to: at % 2 === 0 ? 'shopper@example.com' : 'Shopper@Example.com',
      });
    await queue({ mailId: 'order-30' });
    await queue({ mailId: 'order-31', notBefore: AT + 23 * HOUR_MS });
    await queue({ mailId: 'order-32', to: 'other@example.com' });
    await queue({ mailId: 'order-33', notBefore: AT + 24 * HOUR_MS });
    for (const kind of ['shipped', 'gift-card'] as const)
      await queue({ ...mailContents('sv-se').find((content) => content.kind === kind), mailId: kind });
    const stopped = (await listMails(store.db)).filter(({ state }) => state !== 'waiting');
    expect(stopped.map(({ mail_id, state }) => [mail_id, state])).toEqual([
      ['order-31', 'stopped'],
      ['order-30', 'stopped'],
    ]);
    expect(stopped[0]?.fault).toContain('30 mails');
    expect(await store.transaction((tx) => retryMail(tx, 'order-30', AT))).toBe(true);
    expect((await listMails(store.db, 'order-30'))[0]).toMatchObject({ state: 'waiting', fault: null });
  });

  test.each([
    ['Ärla@example.com', 'Ärla@EXAMPLE.com'],
    ['anna@MÜLLER.de', 'Anna@MÜLLER.DE'],
  ])('of %s and %s as well', async (to, other) => {
    for (let at = 0; at < 30; at += 1) await queue({ mailId: `order-${at}`, to: at % 2 === 0 ? to : other });
    await queue({ mailId: 'order-30', to });
    const stopped = (await listMails(store.db)).filter(({ state }) => state !== 'waiting');
    expect(stopped.map(({ mail_id }) => mail_id)).toEqual(['order-30']);
  });

  test('an id that could name another file or header is refused', async () => {
    for (const mailId of ['../x', 'a b', 'a\r\nBcc: x', '', 'a>'])
      await expect(queue({ mailId })).rejects.toThrow("can't be a mail's id");
  });

  test('a mail waits for its time, and is claimed once', async () => {
    await queue();
    expect(await isMailDue(store.db, AT - 1)).toBe(false);
    expect(await claim(AT - 1)).toBeUndefined();
    expect(await claim(AT)).toMatchObject({ attempts: 1, message_id: '<order-o1@shop.example>' });
    expect(await claim(AT)).toBeUndefined();
  });

  test('a refusal is followed by growing pauses, up to six hours, and then by a stop', async () => {
    await queue();
    const pauses: number[] = [];
    let now = AT;
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const mail = (await claim(now))!;
      await store.transaction((tx) => settleMail(tx, mail, { fault: 'no', isUnclear: false }, now));
      const { next_at, state } = await only();
      expect(state).toBe(attempt < 20 ? 'waiting' : 'stopped');
      pauses.push(next_at - now);
      expect(await claim(next_at - 1)).toBeUndefined();
      now = next_at;
    }
    expect(pauses.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
    expect(Math.max(...pauses)).toBe(6 * HOUR_MS);
    expect(await claim(now + HOUR_MS)).toBeUndefined();
    expect(await store.transaction((tx) => retryMail(tx, 'order-o1', now))).toBe(true);
    expect(await claim(now)).toMatchObject({ attempts: 1 });
  });

  test('a process that dies in the middle is followed by one attempt under the same Message-ID, and by no other', async () => {
    await queue();
    const first = await claim(AT);
    expect(await claim(AT + CLAIM_MS - 1)).toBeUndefined();
    const second = await claim(AT + CLAIM_MS);
    expect(second).toMatchObject({ attempts: 2, message_id: first!.message_id });
    // The first one wakes up again: what it says no longer counts.
    await store.transaction((tx) => settleMail(tx, first!, { fault: 'late', isUnclear: false }, AT));
    expect(await only()).toMatchObject({ state: 'sending', attempts: 2 });
    expect(await claim(AT + 2 * CLAIM_MS)).toBeUndefined();
    expect(await only()).toMatchObject({ state: 'stopped', fault: 'the process ended in the middle of it' });
  });

  test('silence after the whole message counts as sent at most once', async () => {
    await queue();
    const first = (await claim(AT))!;
    await store.transaction((tx) => settleMail(tx, first, { fault: 'silence', isUnclear: true }, AT));
    expect(await only()).toMatchObject({ state: 'waiting', unclear: 1 });
    const second = (await claim(AT + HOUR_MS))!;
    await store.transaction((tx) => settleMail(tx, second, { fault: 'silence', isUnclear: true }, AT));
    expect(await only()).toMatchObject({ state: 'stopped', unclear: 2 });
  });

  test('what was sent is not kept, and not sent again', async () => {
    await queue();
    const mail = (await claim(AT))!;
    await store.transaction((tx) => settleMail(tx, mail, 'sent', AT + 5));
    expect(await only()).toMatchObject({ state: 'sent', sent_at: AT + 5, doc: '{}' });
    await queue();
    expect(await store.transaction((tx) => retryMail(tx, 'order-o1', AT))).toBe(false);
    expect(await claim(AT + HOUR_MS)).toBeUndefined();
  });
});
