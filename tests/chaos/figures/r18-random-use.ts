// R18: a shopper who walks through the shop at random for long: the page's memory, the device's storage, and what goes wrong unseen.
import type { CDPSession, Page } from 'playwright';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';

const MARKET = 'en-eu';
/** Of the page's heap, after garbage collection. */
const MAX_GROWTH_BYTES_A_MINUTE = 1_000_000 / 10;
/** A slope says nothing before what is loaded once is loaded. */
const WARM_UP_ACTIONS = 100;
const SAMPLE_EVERY = 20;
/** Catalogue, pages and what was opened; many times what the demo's shop needs. */
const MAX_STORED_BYTES = 60_000_000;
const QUERIES = ['jacket', 'wool hat', 'tnet', 'boots 42', 'blue', 'xyzzy'] as const;

interface Sample {
  readonly minute: number;
  readonly heap: number;
  readonly stored: number;
}

export const R18: Figure = {
  id: 'R18',
  invariant:
    'through long random use nothing is thrown or rejected unseen, the page’s heap grows by less than 1 MB in 10 minutes, and what the device stores is bounded',
  trials: { ci: 40, nightly: 2_000, of: 'actions' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const device = await lab.device();
    const page = await device.newPage();
    const violations: string[] = [];
    page.on('pageerror', (error) => violations.push(`thrown: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(`logged: ${message.text()} ${message.location().url}`);
    });
    await page.goto(`${shop.origin}/${MARKET}`);
    await page.waitForFunction(() => performance.getEntriesByName('cairn-interactive').length > 0);
    const session = await device.newCDPSession(page);
    const started = Date.now();
    const samples: Sample[] = [];
    let n = 0;
    for (; n < trials && !lab.isOver(); n += 1) {
      const action = randomAction(lab);
      await action(page).catch((error: unknown) => violations.push(`action ${n}: ${String(error)}`));
      if (n % SAMPLE_EVERY !== 0) continue;
      samples.push(await sample(page, session, started));
      lab.progress(
        `${n} of ${trials}: heap ${megabytes(samples.at(-1)?.heap)} MB${violations.length === 0 ? '' : `, ${violations.at(-1)}`}`,
      );
    }
    samples.push(await sample(page, session, started));
    const stored = Math.max(...samples.map((one) => one.stored));
    if (stored > MAX_STORED_BYTES) violations.push(`${megabytes(stored)} MB are stored`);
    const warm = samples.slice(WARM_UP_ACTIONS / SAMPLE_EVERY);
    const growth = warm.length < 10 ? 0 : Math.round(slopeOf(warm));
    if (growth > MAX_GROWTH_BYTES_A_MINUTE) violations.push(`the heap grows by ${growth} B a minute`);
    const minutes = Math.round((Date.now() - started) / 60_000);
    return {
      n,
      counts: { faults: violations.length, heapBytesAMinute: growth, storedBytes: stored, minutes },
      violations,
    };
  },
};

type Action = (page: Page) => Promise<unknown>;

/** Each within the document, as a shopper does without loading a page anew. */
function randomAction({ random }: Lab): Action {
  const share = random.next();
  const nth = random.next();
  if (share < 0.45) return (page) => follow(page, `a[href^="/${MARKET}"]:not([target])`, nth);
  if (share < 0.6) return (page) => search(page, random.pick(QUERIES));
  if (share < 0.7) return (page) => press(page, 'main [data-part="load-more"] button, main form button', nth);
  if (share < 0.8) return (page) => press(page, 'main input[type="checkbox"], main summary', nth);
  if (share < 0.9) return openAndCloseCart;
  return async (page) => {
    // The first entry that it is told of is the shop's own first page.
    if (await page.evaluate(() => (navigation.currentEntry?.index ?? 0) > 0))
      await page.evaluate(() => history.back());
    await settle(page);
  };
}

async function follow(page: Page, selector: string, nth: number): Promise<void> {
  await press(page, selector, nth);
  await settle(page);
}

/** By script: what is pressed need not be on screen. */
async function press(page: Page, selector: string, nth: number): Promise<void> {
  await page.evaluate(
    ([css, at]) => {
      const all = [...document.querySelectorAll<HTMLElement>(css)].filter(
        (element) => !element.matches(':disabled'),
      );
      all[Math.floor(at * all.length)]?.click();
    },
    [selector, nth] as const,
  );
  await settle(page);
}

async function search(page: Page, query: string): Promise<void> {
  const field = page.getByRole('combobox').first();
  await field.fill(query);
  await field.press('Enter');
  await settle(page);
}

async function openAndCloseCart(page: Page): Promise<void> {
  await press(page, 'header button[aria-haspopup="dialog"]', 0.99);
  await page.keyboard.press('Escape');
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(250);
  await page.locator('main').first().waitFor({ timeout: 20_000 });
}

async function sample(page: Page, session: CDPSession, started: number): Promise<Sample> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const stored = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  return { minute: (Date.now() - started) / 60_000, heap: usedSize, stored };
}

/** Of the least squares line through the heap's sizes, in bytes a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const minute = mean(samples.map((one) => one.minute));
  const heap = mean(samples.map((one) => one.heap));
  const over = samples.reduce((sum, one) => sum + (one.minute - minute) * (one.heap - heap), 0);
  const under = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0);
  return under === 0 ? 0 : over / under;
}

function megabytes(bytes = 0): string {
  return (bytes / 1_000_000).toFixed(1);
}
