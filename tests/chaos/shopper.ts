// A shopper's device with its tabs and the cart that it must have; compares both with the server's.
import type { BrowserContext, Page } from 'playwright';
import {
  createCartModel,
  type CartModel,
  type ModelChange,
  type ModelStock,
  textOfCart,
} from './cart-model.ts';
import type { Lab } from './lab.ts';
import { isSent, untilTrue } from './settle.ts';
import { type ServerTables, storedCart } from './tables.ts';
import { openBareTab, type SoldHere, startBareTab, type Tab, type WorkerScript } from './tab.ts';

/** Where shoppers of a figure come to: the address that faults are injected into, and what is sold. */
export interface Storefront {
  readonly origin: string;
  readonly tables: ServerTables;
  readonly market: string;
  readonly script: WorkerScript;
  /** By id; prices and stock change with the shop. */
  readonly articles: ReadonlyMap<string, SoldHere>;
}

export interface Shopper {
  readonly device: BrowserContext;
  readonly tabs: Tab[];
  readonly model: CartModel;
  openTab(): Promise<Tab>;
  /** Ends the first tab, and opens another in its page. */
  reopen(): Promise<void>;
  /** Stored on the device when it resolves; arrives when `deliver` is called in the model, whenever in the shop. */
  change(tab: Tab, change: ModelChange): Promise<void>;
  /** The changes made since are the shop's next ones. */
  deliver(): void;
  /** Waits until everything was sent; each difference between model, server and tabs in a line. */
  compare(): Promise<string[]>;
}

const SENT_LIMIT_MS = 60_000;
/** Each look reads the device's database: often enough for a wait of a second, seldom beside other devices. */
const SENT_STEP_MS = 400;

/** `pages`: of bare tabs before, at an origin where nobody was yet, which are the device's first ones; without them it is a browser context of its own. */
export async function createShopper(
  lab: Lab,
  front: Storefront,
  pages: readonly Page[] = [],
): Promise<Shopper> {
  const unused = [...pages];
  const device = unused[0]?.context() ?? (await (await lab.windowlessBrowser()).newContext());
  const { market } = front;
  const stock: ModelStock = { of: (articleId) => front.articles.get(articleId)?.stock ?? 0 };
  const model = createCartModel(stock);
  const tabs: Tab[] = [];
  let undelivered: ModelChange[] = [];
  /** Since the last comparison. */
  const failures: string[] = [];
  const shopper: Shopper = {
    device,
    tabs,
    model,
    async openTab() {
      const page = unused.shift();
      const tab =
        page === undefined
          ? await openBareTab(device, front.origin, front.script)
          : await startBareTab(page, front.origin, front.script);
      tabs.push(tab);
      return tab;
    },
    async reopen() {
      const ending = tabs.shift();
      if (ending !== undefined) unused.push(ending.page);
      await shopper.openTab();
    },
    async change(tab, change) {
      undelivered.push(change);
      if (change.kind === 'add') {
        const article = front.articles.get(change.articleId);
        if (article === undefined) throw new Error(`nobody sells ${change.articleId}`);
        const added = await tab.add(market, article);
        if (!added.ok) failures.push(`${change.articleId} could not be added: ${added.error.code}`);
      } else await tab.change(market, change.kind, change.kind === 'clear' ? undefined : change.articleId);
    },
    deliver() {
      for (const change of undelivered) model.arrive(change);
      undelivered = [];
    },
    async compare() {
      if (tabs.length === 0) throw new Error('no tab is open');
      // What a tab keeps in its memory while the disk hangs is known to it alone.
      const areSent = async () => {
        for (const tab of tabs) if (!(await isSent(tab))) return false;
        return true;
      };
      if ((await untilTrue(areSent, SENT_LIMIT_MS, SENT_STEP_MS)) === null)
        return ['changes were not sent a minute after the network was back'];
      shopper.deliver();
      const expected = textOfCart(model.quantities);
      const cookies = { cookies: () => device.cookies(front.origin) };
      const onServer = textOfCart(await storedCart(front.tables, cookies));
      const differences = onServer === expected ? [] : [`the server has [${onServer}], not [${expected}]`];
      const shown = await Promise.all(tabs.map((tab) => tabDifferences(tab, expected)));
      const found = [...failures.splice(0), ...differences, ...shown.flat()];
      if (found.length === 0) return found;
      const faults = await Promise.all(tabs.map((tab) => tab.storageFaults()));
      return [...found, ...faults.flat().map((fault) => `a tab said ${fault}`)];
    },
  };

  async function tabDifferences(tab: Tab, expected: string): Promise<string[]> {
    const { cart: read, inbox, errors } = await tab.look(market);
    if (!read.ok) return [`a tab can't read the cart: ${read.error.code}`];
    const { rows, goodsMinor, pendingCount } = read.value;
    const shown = textOfCart(new Map(rows.map(({ articleId, quantity }) => [articleId, quantity])));
    const goods = [...model.quantities].reduce((sum, [articleId, quantity]) => {
      const article = front.articles.get(articleId);
      return sum + quantity * (article?.saleMinor ?? article?.listMinor ?? Number.NaN);
    }, 0);
    const shownRefused = inbox.changes
      .filter(({ refusal }) => refusal !== null)
      .flatMap(({ ids, articleId }) => ids.map(() => articleId))
      .toSorted();
    return [
      ...errors.map((message) => `a tab's worker threw: ${message}`),
      ...(shown === expected ? [] : [`a tab shows [${shown}], not [${expected}]`]),
      ...(pendingCount === 0 ? [] : [`a tab shows ${pendingCount} changes as waiting`]),
      ...(goodsMinor === goods ? [] : [`a tab shows goods of ${goodsMinor}, not ${goods}`]),
      ...(shownRefused.join() === model.refused.toSorted().join()
        ? []
        : [`a tab shows [${shownRefused.join()}] as refused, not [${model.refused.join()}]`]),
    ];
  }
  return shopper;
}
