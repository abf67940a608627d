// How long a slow device takes to show what a press or a key did: the journey of a shopper, by touch and by mouse (INP).
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { chromiumPath } from '#tests/chromium.ts';
import { openShop } from '#tests/e2e/shop.ts';
import { percentile } from '#tests/speed/measure.ts';
import type { Demand } from './demand.ts';

const CPU_SLOWDOWN = 4;
/** Between two steps, as a person looks. */
const PAUSE_MS = 600;
const SETTLE_MS = 250;
/** How long a finger, a button or a key stays down. */
const PRESSED_MS = 60;
/** Shorter ones are not reported by the browser. */
const SHORTEST_MS = 16;
/** ms: the 95th percentile of all interactions. */
const MAX_P95_MS = 100;

const DEVICES = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;
type Device = keyof typeof DEVICES;

interface Interaction {
  readonly step: string;
  /** From the press to the frame that shows what it did, in ms. */
  readonly ms: number;
  /** Of these: until the page's handlers begin, and until they are done. */
  readonly delayMs: number;
  readonly handlersMs: number;
}

export interface InteractionRow {
  readonly name: string;
  readonly interactions: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** The step of the slowest. */
  readonly slowest: string;
}
export interface InteractionResult {
  readonly rows: readonly InteractionRow[];
  readonly demands: readonly Demand[];
}

/** `rounds` journeys on each device, each with an empty storage. */
export async function measureInteractions(
  rounds: number,
  onProgress: (what: string) => void,
): Promise<InteractionResult> {
  const shop = await openShop();
  // Without a window a frame that a narrow page shows may be reported hundreds of ms late.
  const headless = process.env['DISPLAY'] === undefined;
  if (headless)
    onProgress('no display: some frames are reported late; run it by xvfb-run for those of a window');
  const browser = await chromium.launch({ headless, executablePath: chromiumPath() });
  try {
    const all = new Map<string, Interaction[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const device of Object.keys(DEVICES) as Device[]) {
        onProgress(`${device}: journey ${round + 1} of ${rounds}`);
        const context = await browser.newContext(DEVICES[device]);
        const seen = await journey(context, shop.origin, device);
        for (const interaction of seen) {
          const name = `${device}: ${interaction.step}`;
          all.set(name, [...(all.get(name) ?? []), interaction]);
        }
        await context.close();
      }
    }
    const rows = [...all].map(([name, seen]) => rowOf(name, seen));
    const whole = rowOf('all', [...all.values()].flat());
    return {
      rows: [...rows, whole],
      demands: [
        {
          name: 'interaction to next paint, 95th percentile: ms',
          wanted: MAX_P95_MS,
          measured: whole.p95,
          isMet: whole.p95 <= MAX_P95_MS,
        },
      ],
    };
  } finally {
    await browser.close();
    await shop.remove();
  }
}

/** Looks around, searches, filters, sorts, opens a product and puts it into the bag. */
async function journey(context: BrowserContext, origin: string, device: Device): Promise<Interaction[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (device === 'phone')
    await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'mobile' });
  await page.addInitScript(collectInteractions, SHORTEST_MS);
  const seen: Interaction[] = [];
  const step = async (name: string, work: () => Promise<void>) => {
    const before = await interactionCount(page);
    await work();
    await page.waitForTimeout(PAUSE_MS);
    seen.push(...(await interactionsOf(page, name, (await interactionCount(page)) - before)));
  };
  /**
   * At its middle, some time after it was looked for: what looks for it runs in the page as well. A gesture of the browser's own,
   * which goes the way of a finger's: `Input.dispatchTouchEvent` and `dispatchMouseEvent` ask the page's main thread what lies
   * there before they send the event, and count that time, up to 100 ms, as the event's.
   */
  const press = async (target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`not on screen: ${target.toString()}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (device === 'desktop') await page.mouse.move(x, y);
    await page.waitForTimeout(SETTLE_MS);
    // A button's; the emulated phone makes a touch of it, as in the browser's device mode.
    await devtools.send('Input.synthesizeTapGesture', {
      x,
      y,
      duration: PRESSED_MS,
      gestureSourceType: 'mouse',
    });
  };
  const main = page.locator('main');
  const dialog = page.getByRole('dialog');
  const card = (index: number) => main.locator('[data-part="product-card"] > a').nth(index);

  await page.goto(`${origin}/en-eu`);
  const search = page.locator('header [role="combobox"], header input[type="search"]').first();
  await step('search field opened', () => press(search));
  await step('letters typed', () => page.keyboard.type('jacket', { delay: 180 }));
  await step('query sent', () => page.keyboard.press('Enter', { delay: PRESSED_MS }));
  await page.waitForURL(/\/search\?/);
  await card(0).waitFor();
  const toggle = page.locator('[data-part="bar"] button').first();
  await step('filters opened', () => press(toggle));
  const options = page.getByRole('checkbox').and(page.locator(':enabled:visible'));
  await step('option chosen', () => press(options.nth(1)));
  await step('option chosen', () => press(options.nth(2)));
  await step('filters closed', () =>
    device === 'phone' ? page.keyboard.press('Escape', { delay: PRESSED_MS }) : press(toggle),
  );
  await step('colour of a card chosen', () => press(main.getByRole('radio').nth(1)));
  await step('card opened', () => press(card(0)));
  await page.locator('[data-part="product"]').waitFor();
  const sizes = page.locator('[data-part="size-picker"] label:has(input:not(:disabled))');
  if ((await sizes.count()) > 0) await step('size chosen', () => press(sizes.first()));
  await step('put into the bag', () =>
    press(page.locator('[data-part="product"] button[type="submit"]').first()),
  );
  await dialog.waitFor();
  await step('one more', () => press(dialog.getByRole('button', { name: /more|increase/i }).first()));
  await step('bag closed', () => page.keyboard.press('Escape', { delay: PRESSED_MS }));
  await step('back', async () => void (await page.goBack()));
  await card(0).waitFor();
  return seen;
}

/** Runs in the page: notes each event of an interaction that took long enough to be reported. */
function collectInteractions(shortestMs: number): void {
  const events: object[] = [];
  Object.assign(globalThis, { seenInteractions: events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId: id, startTime, duration, processingStart, processingEnd } = entry;
      if (id > 0)
        events.push({
          id,
          ms: duration,
          delayMs: processingStart - startTime,
          handlersMs: processingEnd - processingStart,
        });
    }
  }).observe({ type: 'event', durationThreshold: shortestMs, buffered: true } as PerformanceObserverInit);
}

const interactionCount = (page: Page) =>
  page.evaluate(() => (performance as Performance & { interactionCount?: number }).interactionCount ?? 0);

/** The reported ones of this step, each by its longest event, and the `count` that were shorter as the shortest. */
async function interactionsOf(page: Page, step: string, count: number): Promise<Interaction[]> {
  const events = await page.evaluate(() => {
    const { seenInteractions } = globalThis as unknown as {
      seenInteractions: { id: number; ms: number; delayMs: number; handlersMs: number }[];
    };
    return seenInteractions.splice(0);
  });
  const longest = new Map<number, (typeof events)[number]>();
  for (const event of events) {
    const known = longest.get(event.id);
    if (known === undefined || known.ms < event.ms) longest.set(event.id, event);
  }
  const reported = [...longest.values()].map(({ ms, delayMs, handlersMs }) => ({
    step,
    ms,
    delayMs,
    handlersMs,
  }));
  const unreported = Math.max(0, count - reported.length);
  return [
    ...reported,
    ...Array.from({ length: unreported }, () => ({ step, ms: SHORTEST_MS, delayMs: 0, handlersMs: 0 })),
  ];
}

function rowOf(name: string, seen: readonly Interaction[]): InteractionRow {
  const times = seen.map(({ ms }) => ms);
  const slowest = seen.reduce((one, other) => (other.ms > one.ms ? other : one));
  return {
    name,
    interactions: seen.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    max: slowest.ms,
    slowest: `${slowest.step} (${Math.round(slowest.delayMs)} + ${Math.round(slowest.handlersMs)} ms)`,
  };
}

export function interactionTable({ rows }: InteractionResult): string {
  return [
    '| | interactions | ms: p50 | p95 | max | slowest (waiting + handlers) |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, interactions, p50, p95, max, slowest }) =>
        `| ${name} | ${interactions} | ${p50} | ${p95} | ${max} | ${slowest} |`,
    ),
  ].join('\n');
}
