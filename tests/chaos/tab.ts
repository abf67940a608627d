// A tab of a device, which calls the shop's own worker as its page does: by Comlink's messages, with no door of its own in the product.
import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import type { PageSite } from '#contract/shop-profile.ts';
import { SITE_ELEMENT_ID } from '#contract/shop-profile.ts';
import type { CartClient, OptimisticCartRow } from '#contract/clients.ts';
import type { Inbox, OutboxClient } from '#contract/inbox.ts';
import type { Currency } from '#contract/market.ts';
import { orderRowIdOf } from '#contract/order-row.ts';
import type { TrackingEventInput } from '#contract/events.ts';
import type { WorkerDomain, WorkerMessage, WorkerStartOptions } from '#contract/worker-api.ts';

/** What the script below adds to a page. */
interface PageHandle {
  /** The newest worker of the page. */
  worker?: Worker;
  /** What no code of the workers caught. */
  readonly errors: string[];
  /** A method of the worker's interface. */
  call(path: string, args: readonly unknown[]): Promise<unknown>;
  /** The newest message of each type, and the log of one that nobody listened to. */
  messages(): Promise<WorkerMessage[]>;
}
type ScriptedWindow = typeof globalThis & { chaos: PageHandle };

/** Runs before the page's own scripts: remembers the worker that they start, and speaks Comlink's protocol with it. */
export function rememberWorker(): void {
  const handle: PageHandle = {
    errors: [],
    call: (path, args) =>
      new Promise((resolve, reject) => {
        const { worker } = handle;
        if (worker === undefined) return reject(new Error('the page has no worker'));
        const id = crypto.randomUUID();
        const listen = ({ data }: MessageEvent<{ id?: string; type?: string; value?: unknown }>) => {
          if (data.id !== id) return;
          worker.removeEventListener('message', listen);
          if (data.type === 'RAW') resolve(data.value);
          else reject(new Error(JSON.stringify(data)));
        };
        worker.addEventListener('message', listen);
        const argumentList = args.map((value) => ({ type: 'RAW', value }));
        worker.postMessage({ id, type: 'APPLY', path: [path], argumentList });
      }),
    messages: async () => {
      const { port1, port2 } = new MessageChannel();
      const heard: WorkerMessage[] = [];
      port2.addEventListener(
        'message',
        ({ data }: MessageEvent<{ argumentList: readonly { value: WorkerMessage }[] }>) => {
          heard.push(...data.argumentList.map(({ value }) => value));
        },
      );
      port2.start();
      const listener = { type: 'HANDLER', name: 'proxy', value: port1 };
      const id = crypto.randomUUID();
      handle.worker?.postMessage({ id, type: 'APPLY', path: ['subscribe'], argumentList: [listener] }, [
        port1,
      ]);
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      port2.close();
      return heard;
    },
  };
  const Original = globalThis.Worker;
  Object.assign(globalThis, {
    chaos: handle,
    Worker: class extends Original {
      constructor(...parameters: ConstructorParameters<typeof Original>) {
        super(...parameters);
        handle.worker = this;
        this.addEventListener('error', ({ message }) => handle.errors.push(message));
      }
    },
  });
}

export interface Tab {
  readonly page: Page;
  invoke(domain: WorkerDomain, method: string, ...args: readonly unknown[]): Promise<unknown>;
  /** Events one after the other, each resolved by the worker's `track`; the tags are their transaction ids. */
  track(market: string, events: readonly TrackingEventInput[]): Promise<void>;
  add(market: string, article: SoldHere): ReturnType<CartClient['add']>;
  /** The other changes of a cart; `articleId` where there is one. */
  change(market: string, kind: 'subtract' | 'remove' | 'clear', articleId?: string): Promise<unknown>;
  cart(market: string): ReturnType<CartClient['read']>;
  /** What waits in the device's outbox, and what was refused. */
  inbox(): Promise<Inbox>;
  /** What the tab shows now, in one call of the page. */
  look(market: string): Promise<TabSight>;
  /** What its worker said of a disk that refuses or hangs, the last since the tab was opened. */
  storageFaults(): Promise<string[]>;
  /** As a page does when the network is back. */
  flush(): Promise<void>;
}

export interface TabSight {
  readonly cart: Awaited<ReturnType<CartClient['read']>>;
  readonly inbox: Inbox;
  /** Messages of what the page's workers threw and nothing caught. */
  readonly errors: readonly string[];
}

/** An article that a market sells. */
export interface SoldHere {
  readonly articleId: string;
  readonly productId: string;
  readonly stock: number;
  readonly currency: Currency;
  readonly listMinor: number;
  readonly saleMinor: number | null;
}

/** A page of the shop; resolves when its worker answers. */
export async function openTab(context: BrowserContext, address: string): Promise<Tab> {
  const page = await context.newPage();
  await page.addInitScript(rememberWorker);
  await page.goto(address);
  await untilWorking(page);
  return tabOf(page);
}

/** After a page was opened or reloaded: its worker answers. */
export async function untilWorking(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as ScriptedWindow).chaos.worker !== undefined, undefined, {
    timeout: 120_000,
    polling: 100,
  });
}

/** Where the shop's worker is, and what it is started with but for its origin. */
export interface WorkerScript {
  readonly path: string;
  /** A file of the build, shown as text under a policy that lets workers start: the smallest, as drawing it takes time. */
  readonly barePage: string;
  readonly start: Omit<WorkerStartOptions, 'origin'>;
}

const ASSETS = resolve(import.meta.dirname, '../../dist/client/assets');

/** As the build has it and the server writes it into its pages. */
export async function readWorkerScript(shopOrigin: string, market: string): Promise<WorkerScript> {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const [file, ...others] = scripts.filter((name) => name.startsWith('main-'));
  if (file === undefined || others.length > 0) throw new Error('the build has not one worker');
  const page = await (await fetch(`${shopOrigin}/${market}`)).text();
  const site = new RegExp(`<script type="application/json" id="${SITE_ELEMENT_ID}">(.*?)</script>`, 's').exec(
    page,
  );
  const { market: pageMarket, shop } = JSON.parse(site?.[1] ?? '') as PageSite;
  const sizeOf = (name: string) => statSync(resolve(ASSETS, name)).size;
  const [smallest = file] = scripts.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return {
    path: `/assets/${file}`,
    barePage: `/assets/${smallest}`,
    start: { market: pageMarket, merchant: shop.merchant, isMetered: true },
  };
}

/** The shop's worker in a page that draws nothing, for figures that need thousands of tabs. */
export async function openBareTab(
  context: BrowserContext,
  origin: string,
  script: WorkerScript,
): Promise<Tab> {
  const page = await context.newPage();
  await page.addInitScript(rememberWorker);
  return startBareTab(page, origin, script);
}

/** The page of a bare tab becomes the next one, also of another origin: as a reload ends the worker before, with less work than a new page. */
export async function startBareTab(page: Page, origin: string, script: WorkerScript): Promise<Tab> {
  await page.goto(origin + script.barePage);
  await page.evaluate(
    async ([path, start]) => {
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
      };
      const policy = trustedTypes.createPolicy('cairn', { createScriptURL: (url: string) => url });
      const worker = new Worker(policy.createScriptURL(path), { type: 'module', name: 'cairn' });
      const failed = new Promise<never>((_, reject) => {
        worker.addEventListener('error', ({ message }) => reject(new Error(`worker: ${message}`)));
      });
      await Promise.race([(globalThis as ScriptedWindow).chaos.call('start', [start]), failed]);
    },
    [script.path, { ...script.start, origin }] as const,
  );
  return tabOf(page);
}

/** Discards nothing: what is left is all there is. */
const READ_INBOX = ['outbox', 'discard', []] as const;

function inboxOf(answer: unknown): Inbox {
  const left = answer as Awaited<ReturnType<OutboxClient['discard']>>;
  if (!left.ok) throw new Error(`the outbox can't be read: ${left.error.code}`);
  return left.value;
}

function tabOf(page: Page): Tab {
  let calls = 0;
  const callOf = (domain: WorkerDomain, method: string, ...args: readonly unknown[]) =>
    [domain, method, `chaos-${(calls += 1)}`, args] as const;
  const invoke: Tab['invoke'] = (...call) =>
    page.evaluate((made) => (globalThis as ScriptedWindow).chaos.call('invoke', made), callOf(...call));
  return {
    page,
    invoke,
    track: (market, events) =>
      page.evaluate(
        async ([code, all]) => {
          for (const event of all) {
            const call = ['tracking', 'track', crypto.randomUUID(), [code, event]];
            const failure = await (globalThis as ScriptedWindow).chaos.call('invoke', call);
            if (failure !== undefined) throw new Error(`not tracked: ${JSON.stringify(failure)}`);
          }
        },
        [market, events] as const,
      ),
    add: (market, article) =>
      invoke('cart', 'add', market, article.articleId, optimisticRowOf(article)) as ReturnType<
        CartClient['add']
      >,
    change: (market, kind, articleId) =>
      kind === 'clear'
        ? invoke('cart', kind, market)
        : invoke('cart', kind, market, orderRowIdOf(articleId ?? '')),
    cart: (market) => invoke('cart', 'read', market) as ReturnType<CartClient['read']>,
    async inbox() {
      return inboxOf(await invoke(...READ_INBOX));
    },
    async look(market) {
      const [cart, left, errors] = await page.evaluate(
        async ([readCart, readInbox]) => {
          const { chaos } = globalThis as ScriptedWindow;
          return [await chaos.call('invoke', readCart), await chaos.call('invoke', readInbox), chaos.errors];
        },
        [callOf('cart', 'read', market), callOf(...READ_INBOX)] as const,
      );
      return { cart: cart as TabSight['cart'], inbox: inboxOf(left), errors };
    },
    storageFaults: async () => {
      const heard = await page.evaluate(() => (globalThis as ScriptedWindow).chaos.messages());
      return heard.flatMap((message) =>
        message.type === 'storage' || (message.type === 'log' && message.text === 'storage')
          ? [JSON.stringify(message)]
          : [],
      );
    },
    flush: async () => {
      await invoke('outbox', 'flush');
    },
  };
}

/** As a product page knows it. */
function optimisticRowOf({ articleId, productId, stock, ...price }: SoldHere): OptimisticCartRow {
  const { currency, listMinor, saleMinor } = price;
  return {
    productId,
    title: articleId,
    brand: '',
    colorTitle: '',
    size: '',
    href: '/',
    image: '',
    tint: '#fff',
    currency,
    listMinor,
    reducedMinor: saleMinor,
    stockBalance: stock,
  };
}
