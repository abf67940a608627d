// Orders of a server that is killed at named points, and what must be true of its books afterwards.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Checkout } from '#contract/checkout.ts';
import { toMinor } from '#contract/money.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { issueGiftCard } from '#store/gift-cards.ts';
import { openStore } from '#store/open-store.ts';
import type { TestDatabase } from '#tests/databases.ts';
import { BUYER } from '#tests/fixtures/checkout-shopper.ts';
import { startSmtpServer } from '#tests/fixtures/smtp-server.ts';
import { killProcess, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';
import type { KillPointName } from './kill-points.ts';
import { type BooksOfOrders, comparedBooks, type ExpectedOrder, STOCK } from './order-books.ts';
import type { SeededRandom } from './random.ts';
import { untilTrue } from './settle.ts';

export interface KilledOrders {
  /** A shopper orders while the server is killed at the point, and tries again once another one runs. */
  order(point: KillPointName): Promise<void>;
  /** Waits until nothing is under way, and compares. */
  compare(): Promise<BooksOfOrders>;
  close(): Promise<void>;
}

/** In minor units: a card pays all of an order, or a part. */
const CARDS = { whole: 500_000, part: 100_000, none: null } as const;
/** A request of a shopper. */
type Sent = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
const DEATH_LIMIT_MS = 60_000;
const SETTLE_LIMIT_MS = 120_000;
const FORM = 'application/x-www-form-urlencoded';

export async function openKilledOrders(place: TestDatabase, random: SeededRandom): Promise<KilledOrders> {
  const smtp = await startSmtpServer();
  const store = await openStore(place);
  const products = [smallProduct('p1', [smallVariant('p1-blue', [smallArticle('a1', 'S', STOCK)])])];
  await applyCatalogue(store, smallCatalogue({ products }));
  const start = () =>
    startServerProcess(
      place,
      { CAIRN_TEST_PAYMENTS: 'on', CAIRN_SMTP_URL: smtp.url },
      'tests/fixtures/server-that-dies.ts',
    );
  let running: ServerProcess = await start();
  const buyers: (ExpectedOrder & { readonly numberNow: () => Promise<string | null> })[] = [];
  const differences: string[] = [];

  /** What the dead process had for itself is over, as it would be some minutes later. */
  async function restart(): Promise<void> {
    await place.execute('update leases set expires_at = 0');
    await place.execute("update mails set next_at = 0 where state = 'sending'");
    await place.execute('update test_notices set due_at = 0');
    running = await start();
  }

  /** Does it while the server is on its way to the point, and again once another one runs. */
  async function throughDeath<T>(point: KillPointName, act: () => Promise<T>): Promise<T> {
    const { child } = running;
    const dead = once(child, 'exit');
    child.send(point);
    await once(child, 'message');
    const answer = act().catch(() => undefined);
    const limit = new AbortController();
    const isDead = await Promise.race([
      dead.then(() => true),
      pause(DEATH_LIMIT_MS, false, { signal: limit.signal }),
    ]);
    limit.abort();
    if (!isDead) {
      differences.push(`the server did not get to the point "${point}"`);
      await killProcess(child);
    }
    const first = await answer;
    await restart();
    // What was answered stays true.
    const again = await act();
    if (first !== undefined && JSON.stringify(first) !== JSON.stringify(again))
      differences.push(`${point}: answered ${JSON.stringify(first)}, later ${JSON.stringify(again)}`);
    return again;
  }

  const rowsOf = (table: 'mails' | 'test_notices' | 'stock_moves') =>
    store.db.selectFrom(table).selectAll().execute();
  const mailStates = () => store.db.selectFrom('mails').select(['state', 'attempts']).execute();
  const areMailsSent = async () => (await mailStates()).every(({ state }) => state === 'sent');
  /** A mail whose sender dies twice waits for an operator, so that none is tried again while the next server dies. */
  const isNoMailTriedAgain = async () =>
    (await mailStates()).every(({ state, attempts }) => state === 'sent' || attempts === 0);

  function shopper() {
    let cookie = '';
    return async (path: string, init: Sent = {}): Promise<Response> => {
      for (;;) {
        const url = `${running.address}${path}`;
        const headers = { cookie, origin: running.address, ...init.headers };
        const response = await fetch(url, { redirect: 'manual', ...init, headers });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        // 503 says that nothing happened and to come again; a loaded machine may say so.
        if (response.status !== 503) return response;
        await response.body?.cancel();
        await pause(Number(response.headers.get('retry-after')) * 1000);
      }
    };
  }

  async function order(point: KillPointName): Promise<void> {
    const at = buyers.length;
    const email = `buyer${at}@example.com`;
    const send = shopper();
    const call = async (path: string, body?: object, key?: string) => {
      const headers = {
        'content-type': 'application/json',
        'x-cairn': '1',
        // As pages do: of requests that name no cart only few begin one.
        'cart-key': `buyer-${at}-0123456789abcdef`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      };
      const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      const response = await send(`/api/${path}?market=sv-se`, { headers, ...init });
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Checkout;
    };
    const isAtMail = point === 'before the mail' || point === 'after the mail';
    const isAtNotice = point === 'in the middle of a notice';
    await untilTrue(isAtMail ? areMailsSent : isNoMailTriedAgain, SETTLE_LIMIT_MS);
    const kind = random.pick(isAtNotice ? (['part', 'none'] as const) : (['whole', 'part', 'none'] as const));
    const quantity = random.whole(1, 3);
    await call('cart/add', { size: { articleId: 'a1' }, quantity });
    const delivery = { ...BUYER, email };
    let shown = await call('checkout/update', { delivery, methodId: 'standard', hasAcceptedTerms: true });
    const amount = CARDS[kind];
    const card = amount === null ? null : await giftCard(`card-${at}`, amount);
    if (card !== null) shown = await call('checkout/setGiftCard', { code: card.code });
    const { agreement, checkoutId, totals } = shown;
    const complete = async () => {
      const { state, paymentUrl, orderNumber } = await call(
        'checkout/complete',
        { agreement },
        `complete-${at}`,
      );
      return { state, paymentUrl, orderNumber };
    };
    const numberNow = async () => (await call('checkout/')).orderNumber;
    const paysAll = toMinor(totals.toPayValue, 'SEK') === 0;
    const diesAtCompletion = !isAtNotice && !(isAtMail && !paysAll);
    const completed = await (diesAtCompletion ? throughDeath(point, complete) : complete());
    const { paymentUrl } = completed;
    if ((paymentUrl === null) !== paysAll)
      differences.push(`${point}: ${email} has ${completed.state} and ${totals.toPayValue} to pay`);
    if (paymentUrl !== null) {
      const pay = async () => {
        const init = { method: 'POST', headers: { 'content-type': FORM }, body: 'choice=pay' };
        return new URL((await send(paymentUrl, init)).headers.get('location') ?? '', running.address);
      };
      const back = await (diesAtCompletion ? pay() : throughDeath(point, pay));
      // Others close the page of the payment, and the notice tells.
      if (random.chance(0.5)) await send(back.pathname + back.search);
    }
    buyers.push({
      email,
      quantity,
      checkoutId,
      card: card === null ? null : { cardId: card.cardId, amount: amount ?? 0 },
      fromCard: toMinor(totals.giftCardsValue, 'SEK'),
      toPay: toMinor(totals.toPayValue, 'SEK'),
      number: completed.orderNumber,
      numberNow,
    });
  }

  async function giftCard(key: string, amount: number) {
    const terms = { currency: 'SEK', expiresAt: null, from: 'granted', reference: 'test', at: 1 } as const;
    const issued = await store.transaction((tx) => issueGiftCard(tx, { ...terms, amount, key }));
    if (issued === null) throw new Error('no card');
    return issued;
  }

  return {
    order,
    async compare() {
      const isSettled = async () =>
        (await areMailsSent()) &&
        (await mailStates()).length >= buyers.length &&
        (await rowsOf('test_notices')).length + (await rowsOf('stock_moves')).length === 0;
      if ((await untilTrue(isSettled, SETTLE_LIMIT_MS, 200)) === null)
        for (const table of ['mails', 'test_notices', 'stock_moves'] as const)
          differences.push(`under way in ${table}: ${JSON.stringify(await rowsOf(table))}`);
      const expected: ExpectedOrder[] = [];
      for (const buyer of buyers) {
        const number = await buyer.numberNow();
        if (buyer.number !== null && buyer.number !== number)
          differences.push(`${buyer.email} was told ${buyer.number} and is now told ${number}`);
        expected.push({ ...buyer, number });
      }
      const books = await comparedBooks(store, expected, smtp.received);
      return { ...books, differences: [...differences, ...books.differences] };
    },
    async close() {
      if (running.child.exitCode === null && running.child.signalCode === null)
        await killProcess(running.child);
      await store.close();
      await smtp.close();
    },
  };
}
