// B1: what was done without a network reaches the server soon after its return, in each browser by its own means.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { storedEvents } from '#tests/e2e/sent-events.ts';
import { firefoxPath } from '#tests/firefox.ts';
import { BROWSERS, type BrowserName } from '#tests/parity/browsers.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { inTime, untilTrue } from '../settle.ts';
import { productInStock } from '../sold-product.ts';
import { storedCart } from '../tables.ts';

const MARKET = 'sv-se';
const ADDS = 3;
const SHOWN_WITHIN_MS = 60_000;
const SENT_WITHIN_MS = 5_000;
/** Without a network for so long: retries have become rare by then. */
const AWAY_MS = 4_000;

interface Case {
  readonly name: string;
  readonly browser: BrowserName;
  /** Runs before the page's own scripts. */
  readonly script?: string;
}
const CASES: readonly Case[] = [
  { name: 'Chromium', browser: 'chromium' },
  {
    name: 'Chromium without background sync',
    browser: 'chromium',
    script: 'delete globalThis.SyncManager; delete ServiceWorkerRegistration.prototype.sync;',
  },
  { name: 'Firefox', browser: 'firefox' },
];

export const B1: Figure = {
  id: 'B1',
  invariant: `whatever was done without a network is with the server within ${SENT_WITHIN_MS / 1000} s of its return, once (Chromium with and without background sync, Firefox where the machine has one)`,
  trials: { ci: 3, nightly: 60, of: 'returns of the network' },
  async measure(lab, trials) {
    const cases = CASES.filter(({ browser }) => browser !== 'firefox' || existsSync(firefoxPath()));
    const product = await productInStock(await lab.shop(), {
      market: MARKET,
      currency: 'SEK',
      minStock: 10 * (1 + ADDS),
    });
    const violations: string[] = [];
    const delays: number[] = [];
    let n = 0;
    // Each browser once, however slow the machine is.
    for (; n < trials && !(n >= cases.length && lab.isOver()); n += 1) {
      const one = cases[n % cases.length];
      if (one === undefined) break;
      const outcome = await inTime(SENT_WITHIN_MS, () => returnOfNetwork(lab, one, product));
      if (typeof outcome === 'number') delays.push(outcome);
      else violations.push(`${one.name}: ${outcome}`);
      lab.progress(`${n + 1} of ${trials}: ${one.name}`);
    }
    return {
      n,
      counts: {
        browsers: cases.length,
        medianMs: delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0,
        maxMs: Math.max(0, ...delays),
      },
      violations,
    };
  },
};

/** How long it took in ms, or what went wrong. */
async function returnOfNetwork(
  lab: Lab,
  { browser, script }: Case,
  product: string,
): Promise<number | string> {
  const shop = await lab.shop();
  const proxy = await lab.proxyFor(shop.origin);
  const { path, args, ...launched } = BROWSERS[browser];
  const device = await launch({ ...launched, executablePath: path(), args: [...args], headless: true });
  try {
    const page = await device.newPage();
    if (script !== undefined) await page.evaluateOnNewDocument(script);
    await openProduct(page, proxy.origin, product);
    // The first add makes the cart and its session.
    await addToBag(page, 1);
    const quantity = async () => [...((await storedCart(shop, device)) ?? new Map()).values()].reduce(sum, 0);
    if ((await untilTrue(async () => (await quantity()) === 1, SHOWN_WITHIN_MS)) === null)
      return 'the first add did not arrive';
    const visitor = await page.evaluate(() => localStorage.getItem('visitor')?.split('.')[0] ?? '');
    const told = () =>
      storedEvents(shop).filter(({ type, visitor_id }) => type === 'add_to_cart' && visitor_id === visitor)
        .length;

    await proxy.down();
    await page.setOfflineMode(true);
    for (let count = 2; count <= 1 + ADDS; count += 1) await addToBag(page, count);
    await pause(AWAY_MS);
    if ((await quantity()) !== 1) return 'the server was reached without a network: this proves nothing';
    await proxy.up();
    await page.setOfflineMode(false);
    const isThere = async () => (await quantity()) === 1 + ADDS && told() === 1 + ADDS;
    const took = await untilTrue(isThere, SHOWN_WITHIN_MS, 20);
    if (took === null)
      return `${SHOWN_WITHIN_MS} ms later the server has ${await quantity()} of ${1 + ADDS} articles and ${told()} events`;
    return took;
  } finally {
    await device.close();
    await proxy.close();
  }
}

async function openProduct(page: Page, origin: string, path: string): Promise<void> {
  const within = { timeout: SHOWN_WITHIN_MS };
  await page.goto(origin + path, within);
  await page
    .waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0, within)
    .catch(() => Promise.reject(new Error('the page did not become interactive')));
}

/** The button that a shopper presses; resolves when the bag shows `count`. */
async function addToBag(page: Page, count: number): Promise<void> {
  // While one press is at work another does nothing.
  await page
    .waitForSelector('[data-part="product"] button[type="submit"]:not([data-busy])', {
      timeout: SHOWN_WITHIN_MS,
    })
    .catch(() => Promise.reject(new Error('the button stayed busy')));
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part="size-picker"] label:has(input:not(:disabled))')?.click();
    document.querySelector<HTMLButtonElement>('[data-part="product"] button[type="submit"]')?.click();
  });
  await page
    .waitForFunction(
      (wanted) =>
        document.querySelector('header button[aria-haspopup="dialog"] span[aria-hidden="true"]')
          ?.textContent === wanted,
      { timeout: SHOWN_WITHIN_MS },
      String(count),
    )
    .catch(() => Promise.reject(new Error(`the bag did not show ${count}`)));
  // The bag opens over the page.
  await page.keyboard.press('Escape');
}

function sum(total: number, one: number): number {
  return total + one;
}
