// npm run mails: what an operator reads of mails, and how one is sent again.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runMails } from '#commands/mails/command.ts';
import { claimMail, queueMail, settleMail } from '#store/mails.ts';
import { openStore } from '#store/open-store.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { mailContents } from '#tests/fixtures/orders.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await DATABASES[0]!.make();
  const store = await openStore(database);
  const contents = mailContents('en-us');
  const [order, card] = ['order', 'gift-card'].map((kind) => contents.find((one) => one.kind === kind));
  await store.transaction(async (tx) => {
    for (const content of [order!, card!])
      await queueMail(tx, {
        ...content,
        mailId: content.kind,
        market: 'en-us',
        to: 'a@b.example',
        notBefore: 5,
      });
    const mail = (await claimMail(tx, { now: 5, claimMs: 1, host: 'h' }))!;
    await settleMail(tx, { ...mail, unclear: 1 }, { fault: 'silence', isUnclear: true }, 6);
    const other = (await claimMail(tx, { now: 6, claimMs: 1, host: 'h' }))!;
    await settleMail(tx, other, 'sent', 7);
  });
  await store.close();
});
afterEach(() => database.remove());

async function run(...argv: string[]) {
  let [out, err] = ['', ''];
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) };
  const status = await runMails(argv, { CAIRN_DATA_DIR: database.dataDir }, output);
  return { status, out, err };
}

test('mails that are not sent are listed with the reason', async () => {
  const { status, out } = await run('list');
  expect([status, out]).toEqual([
    0,
    'gift-card  gift-card  to a@b.example  stopped after 1 attempt: silence\n1 mail was sent\n',
  ]);
  const report = JSON.parse((await run('list', '--json')).out) as { mails: object[]; sent: number };
  expect(report).toMatchObject({ mails: [{ mailId: 'gift-card', state: 'stopped' }], sent: 1 });
});

test('one is shown with what it is to say', async () => {
  expect((await run('show', 'gift-card')).out).toContain('"cardId": "g1"');
  expect(JSON.parse((await run('show', 'order', '--json')).out)).toMatchObject({ state: 'sent', doc: {} });
  expect(await run('show', 'nothing')).toMatchObject({ status: 1, err: 'there is no mail nothing\n' });
});

test('a stopped one is made due, one that was sent is not', async () => {
  expect(await run('retry', 'gift-card')).toMatchObject({ status: 0, out: 'gift-card is due now\n' });
  expect((await run('list')).out).toContain('waiting until');
  expect(await run('retry', 'order')).toMatchObject({ status: 1, out: '' });
});

test('wrong usage says what is needed', async () => {
  expect(await run('send')).toMatchObject({ status: 2 });
  expect(await run('retry')).toMatchObject({ status: 2 });
  expect((await run('list', 'order')).err).toContain('unexpected argument "order"');
});
