// B2: in WebKit the shop opens and sells without a network, and what was done there reaches the server.
import type { Shop } from '#tests/e2e/shop.ts';
import { storedEvents } from '#tests/e2e/sent-events.ts';
import { hasWebkit, openWebkit, type WebkitWindow } from '#tests/webkit.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { inTime, untilTrue } from '../settle.ts';
import { productInStock } from '../sold-product.ts';
import { storedCart } from '../tables.ts';

const MARKET = 'sv-se';
const ADDS = 3;
const SHOWN_WITHIN_MS = 60_000;
const SENT_WITHIN_MS = 5_000;

export const B2: Figure = {
  id: 'B2',
  invariant: `in WebKitGTK a page opens and sells without a network, and all of it is with the server within ${SENT_WITHIN_MS / 1000} s of the next page with one, once`,
  trials: { ci: 1, nightly: 20, of: 'returns of the network' },
  lacks: () => (hasWebkit() ? null : 'WebKitGTK with its driver, and Xvfb'),
  async measure(lab, trials) {
    const shop = await lab.shop();
    const path = await productInStock(shop, { market: MARKET, currency: 'SEK', minStock: 10 * (1 + ADDS) });
    const violations: string[] = [];
    const delays: number[] = [];
    let n = 0;
    for (; n < trials && !(n > 0 && lab.isOver()); n += 1) {
      const outcome = await inTime(SENT_WITHIN_MS, () => launchAndFlush(lab, shop, path));
      if (typeof outcome === 'number') delays.push(outcome);
      else violations.push(outcome);
      lab.progress(`${n + 1} of ${trials}`);
    }
    return { n, counts: { maxMs: Math.max(0, ...delays) }, violations };
  },
};

/** How long the sending took in ms, or what went wrong. */
async function launchAndFlush(lab: Lab, shop: Shop, path: string): Promise<number | string> {
  const proxy = await lab.proxyFor(shop.origin);
  const window = await openWebkit();
  try {
    await window.goto(proxy.origin + path);
    if (!(await shows(window, isKept))) return 'the shop was not kept on the device';
    await addToBag(window);
    const quantity = async () => [...((await storedCart(shop, window)) ?? new Map()).values()].reduce(sum, 0);
    if ((await untilTrue(async () => (await quantity()) === 1, SHOWN_WITHIN_MS)) === null)
      return 'the first add did not arrive';
    if (!(await shows(window, bagIsAcknowledged))) return 'the first add was not acknowledged';
    const visitor = await window.evaluate(() => localStorage.getItem('visitor')?.split('.')[0] ?? '', null);
    const told = () =>
      storedEvents(shop).filter(({ type, visitor_id }) => type === 'add_to_cart' && visitor_id === visitor)
        .length;

    await proxy.down();
    await window.goto(`${proxy.origin}/${MARKET}`);
    if (!(await shows(window, hasCards))) return 'without a network the home page shows no products';
    await window.goto(proxy.origin + path);
    if (!(await shows(window, isInteractive))) return 'without a network the product page does not open';
    for (let count = 2; count <= 1 + ADDS; count += 1) {
      await addToBag(window);
      if (!(await shows(window, bagShows, String(count))))
        return `without a network the bag did not show ${count}`;
    }
    if ((await quantity()) !== 1) return 'the server was reached without a network: this proves nothing';

    await proxy.up();
    await window.goto(`${proxy.origin}/${MARKET}`);
    const isThere = async (count: number) => (await quantity()) === count && told() === count;
    const took = await untilTrue(() => isThere(1 + ADDS), SHOWN_WITHIN_MS, 20);
    if (took === null)
      return `${SHOWN_WITHIN_MS} ms later the server has ${await quantity()} of ${1 + ADDS} articles and ${told()} events`;
    // The product page comes out of the browser's cache of pages, its worker was ended.
    await window.back();
    if (!(await shows(window, isInteractive))) return 'the page does not come back';
    await addToBag(window);
    if ((await untilTrue(() => isThere(2 + ADDS), SHOWN_WITHIN_MS)) === null)
      return `an add on the page that came back did not arrive`;
    return took;
  } finally {
    await window.close();
    await proxy.close();
  }
}

async function shows(
  window: WebkitWindow,
  holds: (argument: string) => boolean,
  argument = '',
): Promise<boolean> {
  return (await untilTrue(() => window.evaluate(holds, argument), SHOWN_WITHIN_MS)) !== null;
}

// In the page: nothing from outside of them.

function isKept(): boolean {
  return (
    document.documentElement.dataset['offline'] === 'ready' &&
    navigator.serviceWorker.controller !== null &&
    performance.getEntriesByName('cairn-interactive').length > 0
  );
}

function isInteractive(): boolean {
  return (
    performance.getEntriesByName('cairn-interactive').length > 0 &&
    document.querySelector('[data-part="product"] button[type="submit"]') !== null
  );
}

function isButtonFree(): boolean {
  return document.querySelector('[data-part="product"] button[type="submit"]:not([data-busy])') !== null;
}

function hasCards(): boolean {
  return document.querySelectorAll('main [data-part="product-card"]').length > 0;
}

function bagShows(count: string): boolean {
  return (
    document.querySelector('header button[aria-haspopup="dialog"] span[aria-hidden="true"]')?.textContent ===
    count
  );
}

function bagIsAcknowledged(): boolean {
  const bag = document.querySelector('header button[aria-haspopup="dialog"] span[aria-hidden="true"]');
  return bag?.textContent === '1' && bag.getAttribute('data-waiting') !== 'true';
}

/** The button that a shopper presses. */
async function addToBag(window: WebkitWindow): Promise<void> {
  // While one press is at work another does nothing.
  await shows(window, isButtonFree);
  await window.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part="size-picker"] label:has(input:not(:disabled))')?.click();
    document.querySelector<HTMLButtonElement>('[data-part="product"] button[type="submit"]')?.click();
  }, null);
}

function sum(total: number, one: number): number {
  return total + one;
}
