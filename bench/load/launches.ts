// How long a shopper waits for the shop on a slow device: launched without a network, and before a server that hangs or is late.
import type { BrowserContext } from 'playwright';
import { createKillableBrowser } from '#tests/chaos/killable-browser.ts';
import { startTcpProxy, type TcpProxy } from '#tests/chaos/tcp-proxy.ts';
import { openShop } from '#tests/e2e/shop.ts';
import { percentile } from '#tests/speed/measure.ts';
import type { Demand } from './demand.ts';

/** Both are on the device. */
const MARKETS = ['sv-se', 'de-de'] as const;
const CPU_SLOWDOWN = 4;
const LATE_MS = 2_000;
const READY_WITHIN_MS = 120_000;
const SHOWN_WITHIN_MS = 30_000;
const LAUNCH_PREFIX = 'launch: ';
/** ms after the launch: when the shell must be painted without a network, and products. */
const MAX_SHELL_MS = 1_000;
const MAX_PRODUCTS_MS = 1_500;
/** ms until products are shown before a server that hangs or is late, with and without the shop on the device. */
const MAX_FULL_DEVICE_MS = 1_500;
const MAX_EMPTY_DEVICE_MS = 4_000;

export interface LaunchRow {
  readonly name: string;
  readonly launches: number;
  /** ms from the start of the navigation to the first paint, and to the first products. */
  readonly shell: { readonly p50: number; readonly max: number };
  readonly products: { readonly p50: number; readonly max: number };
}
export interface LaunchResult {
  readonly rows: readonly LaunchRow[];
  readonly demands: readonly Demand[];
}

interface Launch {
  readonly shellMs: number;
  readonly productsMs: number;
}

/** `count` launches of a browser process without a network, a fifth of them for each row after it. */
export async function measureLaunches(
  count: number,
  onProgress: (what: string) => void,
): Promise<LaunchResult> {
  const shop = await openShop();
  const proxy = await startTcpProxy(shop.origin);
  const browser = createKillableBrowser();
  const few = Math.max(1, Math.round(count / 5));
  try {
    onProgress('the device takes the shop');
    const context = await browser.start();
    for (const market of MARKETS) await keepShop(context, `${proxy.origin}/${market}`);
    await context.browser()?.close();
    await browser.kill();

    const row = async (name: string, launches: number, launch: (index: number) => Promise<Launch>) => {
      const all: Launch[] = [];
      for (let index = 0; index < launches; index += 1) {
        onProgress(`${name}: ${index + 1} of ${launches}`);
        all.push(await launch(index));
      }
      return rowOf(name, all);
    };
    const coldLaunch = async (index: number) => {
      const started = await browser.start();
      try {
        return await launchIn(started, `${proxy.origin}/${MARKETS[index % MARKETS.length]}?source=pwa`);
      } finally {
        await browser.kill();
      }
    };
    await proxy.down();
    // The browser was killed before it had written the index of its caches, and makes it anew from their files.
    const first = await row('without a network, the first after the shop was stored', 1, coldLaunch);
    const offline = await row('without a network', count, coldLaunch);
    await proxy.up();
    proxy.faultOf = () => ({ kind: 'blackhole' });
    const hanging = await row('a server that hangs', few, coldLaunch);
    await heal(proxy);
    proxy.faultOf = () => ({ kind: 'delay', ms: LATE_MS });
    const late = await row(`a server ${LATE_MS / 1000} s late`, few, coldLaunch);
    const empty = createKillableBrowser();
    const lateAndEmpty = await row(
      `a server ${LATE_MS / 1000} s late, nothing on the device`,
      few,
      async () => {
        const started = await empty.start();
        const device = await started.browser()?.newContext();
        try {
          return await launchIn(device ?? started, `${proxy.origin}/${MARKETS[0]}`);
        } finally {
          await empty.kill();
        }
      },
    );
    await empty.remove();
    const rows = [first, offline, hanging, late, lateAndEmpty];
    return { rows, demands: demandsOf(offline, hanging, late, lateAndEmpty) };
  } finally {
    await browser.remove();
    await proxy.close();
    await shop.remove();
  }
}

async function heal(proxy: TcpProxy): Promise<void> {
  proxy.faultOf = () => undefined;
  await proxy.heal();
}

/** Opens the market until all of it is on the device. */
async function keepShop(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: READY_WITHIN_MS,
    polling: 200,
  });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
}

async function launchIn(context: BrowserContext, url: string): Promise<Launch> {
  const page = await context.newPage();
  // Told by the page: what waits for it from here would run a large script of its own in the page.
  const told = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(LAUNCH_PREFIX),
    timeout: SHOWN_WITHIN_MS,
  });
  await page.addInitScript(tellLaunch, LAUNCH_PREFIX);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  const launch = JSON.parse((await told).text().slice(LAUNCH_PREFIX.length)) as Launch;
  await page.close();
  return launch;
}

/** Runs in the page: looks in each frame for the first paint and the first products. */
function tellLaunch(prefix: string): void {
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const card = document.querySelector('main [data-part="product-card"]');
    if (paint === undefined || card === null || card.getBoundingClientRect().height === 0)
      requestAnimationFrame(look);
    else console.log(prefix + JSON.stringify({ shellMs: paint.startTime, productsMs: performance.now() }));
  };
  requestAnimationFrame(look);
}

function rowOf(name: string, launches: readonly Launch[]): LaunchRow {
  const spread = (values: readonly number[]) => ({ p50: percentile(values, 0.5), max: Math.max(...values) });
  return {
    name,
    launches: launches.length,
    shell: spread(launches.map(({ shellMs }) => shellMs)),
    products: spread(launches.map(({ productsMs }) => productsMs)),
  };
}

function demandsOf(
  offline: LaunchRow,
  hanging: LaunchRow,
  late: LaunchRow,
  lateAndEmpty: LaunchRow,
): Demand[] {
  const atMost = (name: string, measured: number, wanted: number): Demand => ({
    name: `${name}: ms`,
    wanted,
    measured,
    isMet: measured <= wanted,
  });
  return [
    atMost('without a network: the shell, slowest launch', offline.shell.max, MAX_SHELL_MS),
    atMost('without a network: products, slowest launch', offline.products.max, MAX_PRODUCTS_MS),
    ...[hanging, late].map((row) =>
      atMost(`${row.name}: products, slowest launch`, row.products.max, MAX_FULL_DEVICE_MS),
    ),
    atMost(`${lateAndEmpty.name}: products, slowest launch`, lateAndEmpty.products.max, MAX_EMPTY_DEVICE_MS),
  ];
}

export function launchTable({ rows }: LaunchResult): string {
  const figure = (value: number) => String(Math.round(value));
  return [
    '| | launches | shell, ms: p50 | max | products, ms: p50 | max |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, launches, shell, products }) =>
        `| ${name} | ${launches} | ${figure(shell.p50)} | ${figure(shell.max)} | ${figure(products.p50)} | ${figure(products.max)} |`,
    ),
  ].join('\n');
}
