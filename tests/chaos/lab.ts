// What a figure works with: the built shop as a real server, a real Chromium, proxies between them, seeded choices, and what must be undone.
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumPath, headlessShellPath } from '#tests/chromium.ts';
import { openShop, type Shop } from '#tests/e2e/shop.ts';
import { type SeededRandom, seededRandom } from './random.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export interface Lab {
  readonly random: SeededRandom;
  /** Of a figure that can do so: this trial alone, counted from 0, with what it needs from those before it. */
  readonly trial: number | null;
  /** Shared by figures that neither stop nor change it. */
  shop(): Promise<Shop>;
  /** One that the figure may kill. */
  ownShop(): Promise<Shop>;
  browser(): Promise<Browser>;
  /** One without windows, for thousands of bare tabs: it opens them in half the time, and has no background sync. */
  windowlessBrowser(): Promise<Browser>;
  /** A device: cookies, storage and service worker of its own. */
  device(options?: { readonly serviceWorkers?: 'block' }): Promise<BrowserContext>;
  proxyFor(target: string): Promise<TcpProxy>;
  /** Undone when the figure is measured, last first. */
  defer(undo: () => Promise<unknown>): void;
  progress(text: string): void;
  /** The figure has had its time: what was tried so far is the result. */
  isOver(): boolean;
}

/** What the figures of a run share. */
export interface SharedLab {
  /** `limitMs` is counted from the first time that the figure asks for it. */
  labFor(figure: string, limitMs: number): { readonly lab: Lab; readonly close: () => Promise<void> };
  close(): Promise<void>;
}

/** A crawler's name would be answered as a crawler's. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Nothing is drawn in bare tabs, and a page that goes to another of our origins keeps its process. */
const BARE_FLAGS = ['--disable-gpu', '--in-process-gpu', '--disable-site-isolation-trials'];

export function openLab(
  seed: number,
  progress: (text: string) => void,
  trial: number | null = null,
): SharedLab {
  let shop: Promise<Shop> | null = null;
  let browser: Promise<Browser> | null = null;
  let windowlessBrowser: Promise<Browser> | null = null;
  const launch = (executablePath: string, ...args: readonly string[]) =>
    chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });

  function labFor(figure: string, limitMs: number) {
    let started: number | null = null;
    const undone: (() => Promise<unknown>)[] = [];
    const lab: Lab = {
      random: seededRandom(seed, figure),
      trial,
      shop: () => (shop ??= openShop()),
      async ownShop() {
        // The shared one is opened first: others start from a copy of its data.
        await lab.shop();
        const own = await openShop();
        lab.defer(() => own.remove());
        return own;
      },
      browser: () => (browser ??= launch(chromiumPath())),
      windowlessBrowser: () => (windowlessBrowser ??= launch(headlessShellPath(), ...BARE_FLAGS)),
      async device(options = {}) {
        const context = await (await lab.browser()).newContext({ userAgent: USER_AGENT, ...options });
        lab.defer(() => context.close());
        return context;
      },
      async proxyFor(target) {
        const proxy = await startTcpProxy(target);
        lab.defer(() => proxy.close());
        return proxy;
      },
      defer: (undo) => void undone.push(undo),
      progress: (text) => progress(`${figure}: ${text}`),
      isOver: () => Date.now() - (started ??= Date.now()) > limitMs,
    };
    const close = async () => {
      for (const undo of undone.toReversed()) await undo().catch(() => undefined);
    };
    return { lab, close };
  }

  return {
    labFor,
    async close() {
      await (await browser)?.close();
      await (await windowlessBrowser)?.close();
      await (await shop)?.remove();
    },
  };
}
