// Mails from the transaction that causes them to a real mail server that refuses, hangs or goes away, and from a process that is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MailContent } from '#contract/mails.ts';
import { renderMail } from '#src/mails/entry-mails.tsx';
import { deliverOverSmtp, deliverToFolder } from '#server/mail/deliver.ts';
import { giftCardByCode, openGiftCard } from '#store/gift-cards.ts';
import { listMails, queueMail } from '#store/mails.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { ALL_BY_CARD, ORDERS_CATALOGUE, orderShoppers } from '#tests/fixtures/order-shopper.ts';
import { codeIn } from '#tests/fixtures/mail-sender.ts';
import { mailContents } from '#tests/fixtures/orders.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/fixtures/smtp-server.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MESSAGE_ID = /^Message-ID: (<.+>)\r$/m;
/** In the order of the alphabet. */
const KINDS = ['cancelled', 'cancelled-part', 'gift-card', 'order', 'payment-refund', 'refund', 'shipped'];
const LONG = { timeout: 180_000 };

const CARD = {
  amount: 50_000,
  currency: 'SEK',
  expiresAt: null,
  from: 'sold',
  reference: 'o1',
  key: 'order-o1-gift',
  at: 1,
} as const;
const withCard = (content: MailContent, cardId: string): MailContent =>
  content.kind === 'gift-card' ? { ...content, doc: { ...content.doc, cardId } } : content;
const messageIdOf = (message: string) => MESSAGE_ID.exec(message)?.[1];

describe('a mail over SMTP', () => {
  let smtp: TestSmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
  });
  afterEach(() => smtp.close());
  const mail = {
    mailId: 'order-o1',
    from: 'hello@shop.example',
    to: 'shopper@example.com',
    message: Buffer.from('Subject: x\r\n\r\nHello.\r\n.\r\nAfter a dot.\r\n'),
  };

  test('is taken whole, dots and all', async () => {
    expect(await deliverOverSmtp(smtp.url)(mail)).toBe('sent');
    expect(smtp.received).toEqual([{ from: mail.from, to: [mail.to], message: mail.message.toString() }]);
  });

  test.each([
    ['refuse', false],
    ['refuse-recipient', false],
    ['drop', true],
  ] as const)(
    'that meets a server which does "%s" was not taken: unclear %s',
    LONG,
    async (manner, isUnclear) => {
      smtp.manner = manner;
      expect(await deliverOverSmtp(smtp.url)(mail)).toMatchObject({ isUnclear });
    },
  );

  // Only silence meets the limit. After the message it must be long enough for a busy machine to have sent that.
  test.each([
    ['hang', 500, false, 0],
    ['hang-after', 5_000, true, 1],
  ] as const)(
    'that meets a server which does "%s" ends after %i ms, unclear %s',
    LONG,
    async (manner, limitMs, isUnclear, arrived) => {
      smtp.manner = manner;
      expect(await deliverOverSmtp(smtp.url, limitMs)(mail)).toMatchObject({ isUnclear });
      expect(smtp.received).toHaveLength(arrived);
    },
  );

  test('that meets no server was not taken', async () => {
    const { url } = smtp;
    await smtp.close();
    smtp = await startSmtpServer();
    expect(await deliverOverSmtp(url)(mail)).toMatchObject({ isUnclear: false });
  });

  test('keeps its password where the server has no encryption', async () => {
    const url = smtp.url.replace('smtp://127.0.0.1', 'smtp://user:secret@127.0.0.1');
    // To this machine it would be sent, but the server asks for none.
    expect(await deliverOverSmtp(url)(mail)).toMatchObject({ isUnclear: false });
    expect(smtp.received).toEqual([]);
  });
});

describe.each(DATABASES)('mails of a shop on $name', ({ make }) => {
  let database: TestDatabase;
  let store: Store;
  let smtp: TestSmtpServer;
  let shop: TestShop | undefined;
  let child: ChildProcess | undefined;
  beforeEach(async () => {
    database = await make();
    store = await openStore(database);
    smtp = await startSmtpServer();
  });
  afterEach(async () => {
    child?.kill('SIGKILL');
    await shop?.server.close();
    shop = undefined;
    await smtp.close();
    await store.close();
    await database.remove();
  });

  const queueAll = () =>
    store.transaction(async (tx) => {
      const opened = await openGiftCard(tx, CARD);
      for (const content of mailContents('sv-se'))
        await queueMail(tx, {
          ...withCard(content, opened.cardId),
          mailId: `${content.kind}-o1`,
          market: 'sv-se',
          to: 'shopper@example.com',
          notBefore: Date.now(),
        });
    });
  const { ordered } = orderShoppers(() => {
    if (shop === undefined) throw new Error('the shop is not open');
    return { shop, store, place: database };
  });
  const states = async () => (await listMails(store.db)).map(({ state }) => state);

  test('AC-08e are sent through SMTP when it is configured, each once', LONG, async () => {
    await queueAll();
    shop = await startTestShop(
      database,
      ORDERS_CATALOGUE,
      async () => ({ render: notRendered, renderMail }),
      {
        CAIRN_SMTP_URL: smtp.url,
        CAIRN_TEST_PAYMENTS: 'on',
        CAIRN_ORIGIN: 'https://shop.example',
      },
    );
    await vi.waitFor(async () => expect(await states()).toEqual(KINDS.map(() => 'sent')), 30_000);
    const ids = smtp.received.map(({ message }) => messageIdOf(message));
    expect(ids.sort((a = '', b = '') => a.localeCompare(b))).toEqual(
      KINDS.map((kind) => `<${kind}-o1@shop.example>`),
    );
    const order = smtp.received.find(({ message }) => message.includes('<order-o1@'));
    expect(order).toMatchObject({ to: ['shopper@example.com'] });
    // "återbetalning"
    const refund = smtp.received.find(({ message }) => message.includes('<refund-o1@'));
    expect(refund?.message).toMatch(/^Subject: .*=\?UTF-8\?/m);
    const placed = await ordered(1, ALL_BY_CARD);
    const ofIt = () =>
      smtp.received.filter(({ message }) => message.includes(`<order-${placed.order.orderId}@`));
    await vi.waitFor(() => expect(ofIt()).toHaveLength(1), 30_000);
    expect(ofIt()[0]).toMatchObject({ to: [BUYER.email] });
    expect(ofIt()[0]?.message).toContain(placed.number);
    expect(readdirSync(database.dataDir)).not.toContain('mails');
  });

  test('AC-08f are otherwise kept as files that the operator can read', LONG, async () => {
    await queueAll();
    const pages = async () => ({ render: notRendered, renderMail });
    shop = await startTestShop(database, ORDERS_CATALOGUE, pages, { CAIRN_TEST_PAYMENTS: 'on' });
    await vi.waitFor(async () => expect(await states()).toEqual(KINDS.map(() => 'sent')), 30_000);
    const folder = join(database.dataDir, 'mails');
    expect(readdirSync(folder).sort()).toEqual(KINDS.map((kind) => `${kind}-o1.eml`));
    const code = codeIn(readFileSync(join(folder, 'gift-card-o1.eml'), 'utf8'));
    expect(await giftCardByCode(store.db, code)).toMatchObject({ balance: CARD.amount });
    const { order, number } = await ordered(1, ALL_BY_CARD);
    const file = join(folder, `order-${order.orderId}.eml`);
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toContain(number), 30_000);
  });

  test('of orders in a loop go to their address 30 times a day, and the operator sees the others', {
    timeout: 120_000,
  }, async () => {
    const pages = async () => ({ render: notRendered, renderMail });
    shop = await startTestShop(database, ORDERS_CATALOGUE, pages, {
      CAIRN_TEST_PAYMENTS: 'on',
      CAIRN_SMTP_URL: smtp.url,
    });
    for (let count = 0; count < 32; count += 1) await ordered(1, ALL_BY_CARD);
    const settled = [...Array<string>(30).fill('sent'), 'stopped', 'stopped'];
    await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(settled), 60_000);
    expect(smtp.received).toHaveLength(30);
  });

  test('wait where the pages are not built', LONG, async () => {
    await queueAll();
    shop = await startTestShop(database);
    await new Promise((done) => setTimeout(done, 2_500));
    expect(await states()).toEqual(KINDS.map(() => 'waiting'));
  });

  test(
    'whose sender is killed after the message, before the answer, are repeated once under the same Message-ID',
    LONG,
    async () => {
      await queueAll();
      const run = (passed: number) => {
        const args = [database.dataDir, database.databaseUrl ?? '', smtp.url, String(passed)];
        child = spawn(process.execPath, ['tests/fixtures/mail-sender-process.ts', ...args], {
          cwd: ROOT,
          stdio: ['ignore', 'ignore', 'inherit'],
        });
        return child;
      };
      const ended = (one: ChildProcess) => new Promise((done) => one.once('exit', done));
      /** Later than every claim and lease of the processes before. */
      let passed = 0;
      for (let kills = 1; kills <= 2; kills += 1) {
        smtp.manner = 'hang-after';
        const killed = run((passed += 10 * 60_000));
        await vi.waitFor(() => expect(smtp.received).toHaveLength(kills), 30_000);
        const gone = ended(killed);
        killed.kill('SIGKILL');
        await gone;
      }
      smtp.manner = 'take';
      await ended(run((passed += 10 * 60_000)));
      const counts = new Map<string, number>();
      for (const { message } of smtp.received) {
        const id = messageIdOf(message) ?? '';
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      expect([...counts.values()].sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2, 2]);
      expect(await states()).toEqual(KINDS.map(() => 'sent'));
      const brought = smtp.received.filter(({ message }) => message.includes('Subject: gift-card'));
      for (const { message } of brought)
        expect(await giftCardByCode(store.db, codeIn(message))).toMatchObject({ balance: CARD.amount });
    },
  );
});

test('a folder that can’t be made is a fault, and nothing is lost', async () => {
  const deliver = deliverToFolder(join(ROOT, 'package.json'));
  const mail = { mailId: 'order-o1', from: 'a@b.example', to: 'c@d.example', message: Buffer.from('x') };
  expect(await deliver(mail)).toMatchObject({ isUnclear: false });
});

async function notRendered(): Promise<never> {
  throw new Error('no page is asked for');
}
