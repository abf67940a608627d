// R17: a browser that lacks or forbids one of the interfaces that the shop uses, each one and all of them together.
import type { Page } from 'playwright';
import { serveWithLines } from '../changed-scripts.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { untilTrue } from '../settle.ts';
import { storedCart } from '../tables.ts';

const MARKET = 'sv-se';
const SHOWN_WITHIN_MS = 60_000;

/** How an interface is taken away: missing, forbidden or failing. */
const MISSING: Readonly<Record<string, string>> = {
  'no IndexedDB': "remove(globalThis, 'indexedDB')",
  'no Cache Storage': "remove(globalThis, 'caches')",
  'no service worker': "remove(navigator, 'serviceWorker')",
  'no locks': "remove(navigator, 'locks')",
  'no BroadcastChannel': "remove(globalThis, 'BroadcastChannel')",
  'forbidden BroadcastChannel': "forbidMaking('BroadcastChannel')",
  'forbidden localStorage': "forbid(globalThis, 'localStorage')",
  'IndexedDB that throws':
    "if ('indexedDB' in globalThis) indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); }",
};

const REMOVAL = `
const taken = [];
Object.assign(globalThis, { chaosTaken: taken });
const remove = (target, name) => {
  taken.push(() => !(name in target));
  for (let holder = target; holder !== null; holder = Object.getPrototypeOf(holder)) delete holder[name];
};
const forbidMaking = (name) => {
  if (!(name in globalThis)) return;
  taken.push(() => {
    try { return new globalThis[name]('chaos') === null; } catch { return true; }
  });
  globalThis[name] = class { constructor() { throw new DOMException('forbidden', 'SecurityError'); } };
};
const forbid = (target, name) => {
  if (!(name in target)) return;
  taken.push(() => {
    try { return target[name] === null; } catch { return true; }
  });
  const get = () => { throw new DOMException('forbidden', 'SecurityError'); };
  Object.defineProperty(target, name, { get, configurable: true });
};
`;

export const R17: Figure = {
  id: 'R17',
  invariant:
    'with any browser interface missing or forbidden, and with all, a product is found, opened and added to the cart',
  trials: { ci: 9, nightly: 45, of: 'browsers' },
  async measure(lab, trials) {
    const all = Object.values(MISSING).join(';\n');
    const cases = [...Object.entries(MISSING), ['none of them', all] as const];
    const violations: string[] = [];
    let n = 0;
    for (; n < trials; n += 1) {
      const [name, lines] = cases[n % cases.length] ?? ['', ''];
      const faults = await shopWithout(lab, lines);
      violations.push(...faults.map((fault) => `${name}: ${fault}`));
      lab.progress(`${n + 1} of ${trials}: ${name}`);
    }
    return { n, counts: { interfaces: Object.keys(MISSING).length }, violations };
  },
};

async function shopWithout(lab: Lab, lines: string): Promise<string[]> {
  const shop = await lab.shop();
  const script = `{${REMOVAL}\n${lines}}`;
  const origin = await serveWithLines(lab, shop.origin, MARKET, script);
  const device = await lab.device();
  const faults: string[] = [];
  const page = await device.newPage();
  await page.addInitScript(script);
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  try {
    await buy(page, origin);
    if (!(await isGone(page))) faults.push('the interface was there: this proves nothing');
    const has = async () => ((await storedCart(shop, device))?.size ?? 0) > 0;
    if ((await untilTrue(has, SHOWN_WITHIN_MS)) === null) faults.push('the cart never reached the server');
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await device.close();
  }
  return faults;
}

/** Searches, opens the first answer and puts it into the bag. */
async function buy(page: Page, origin: string): Promise<void> {
  const within = { timeout: SHOWN_WITHIN_MS };
  await page.goto(`${origin}/${MARKET}/search?query=jacka`, within);
  await page.locator('main [data-part="product-card"] a').first().click(within);
  await page.locator('[data-part="product"]').waitFor(within);
  const size = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first();
  if ((await size.count()) > 0) await size.click(within);
  await page.locator('[data-part="product"] button[type="submit"]').first().click(within);
  await page.getByRole('dialog').locator('[data-part="cart-row"]').first().waitFor(within);
}

/** Both in the page and in its worker. */
async function isGone(page: Page): Promise<boolean> {
  const look = () =>
    ((globalThis as { chaosTaken?: readonly (() => boolean)[] }).chaosTaken ?? []).every((check) => check());
  const wasChanged = () => 'chaosTaken' in globalThis;
  const places: readonly { evaluate(call: () => boolean): Promise<boolean> }[] = [page, ...page.workers()];
  const gone = await Promise.all(
    places.map(async (place) => (await place.evaluate(wasChanged)) && place.evaluate(look)),
  );
  return places.length > 1 && gone.every(Boolean);
}
