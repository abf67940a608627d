// R8: random cart changes from two tabs and two devices, with the network coming and going, against the model of a cart.
import { type Arbitrary, array, constant, constantFrom, integer, oneof, record, sample } from 'fast-check';
import type { Browser, Page } from 'playwright';
import type { ModelChange } from '../cart-model.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { seededRandom } from '../random.ts';
import { NETWORK_FAULT_NAMES, NETWORK_FAULTS } from '../network-faults.ts';
import { createShopper, type Shopper, type Storefront } from '../shopper.ts';
import { readWorkerScript, rememberWorker } from '../tab.ts';
import { articlesFor, cartCount, type ServerTables } from '../tables.ts';
import type { TcpProxy } from '../tcp-proxy.ts';

const MARKET = 'sv-se';
const FAULTY_SHARE = 0.25;
/** After so many sequences come new devices, without a session. */
const SEQUENCES_PER_PAIR = 6;
/** Lanes run side by side, since much of a sequence is waiting: for a late response, for the next try. */
const MAX_LANES = 6;
/** What devices stored stays in memory until their browser context is closed. */
const PAIRS_PER_CONTEXT = 25;

/** `device` and `tab` are 0 or 1, `article` an index. */
type Step =
  | { readonly kind: 'change'; readonly device: number; readonly tab: number; readonly change: ArticleChange }
  /** Both tabs of a device add at the same time. */
  | { readonly kind: 'both-tabs-add'; readonly device: number; readonly article: number }
  | { readonly kind: 'offline' | 'online' }
  | { readonly kind: 'reopen'; readonly device: number };
interface ArticleChange {
  readonly kind: ModelChange['kind'];
  readonly article: number;
}

const device = integer({ min: 0, max: 1 });
const article = integer({ min: 0, max: 4 });
const STEP: Arbitrary<Step> = oneof(
  {
    weight: 8,
    arbitrary: record({
      kind: constant('change' as const),
      device,
      tab: integer({ min: 0, max: 1 }),
      change: record({
        kind: constantFrom<ModelChange['kind']>('add', 'add', 'add', 'subtract', 'remove', 'clear'),
        article,
      }),
    }),
  },
  { weight: 2, arbitrary: record({ kind: constant('both-tabs-add' as const), device, article }) },
  { weight: 1, arbitrary: record({ kind: constantFrom('offline' as const, 'online' as const) }) },
  { weight: 1, arbitrary: record({ kind: constant('reopen' as const), device }) },
);
const SEQUENCE = array(STEP, { minLength: 3, maxLength: 14 });

export const R8: Figure = {
  id: 'R8',
  invariant:
    'after any changes from two tabs on two devices each cart equals the model, no cart is left over',
  trials: { ci: 200, nightly: 20_000, of: 'sequences on two devices' },
  async measure(lab, trials) {
    const shop = await lab.shop();
    const articles = new Map((await chooseArticles(shop)).map((one) => [one.articleId, one]));
    const script = await readWorkerScript(shop.origin, MARKET);
    const cartsBefore = await cartCount(shop);
    const { trial } = lab;
    const sequences = sample(SEQUENCE, {
      numRuns: trial === null ? trials : trial + 1,
      seed: lab.random.whole(0, 2 ** 31),
    });
    const faultSeed = lab.random.whole(0, 2 ** 31);
    const pairs = [...sequences.entries()].flatMap(([at]) =>
      at % SEQUENCES_PER_PAIR === 0
        ? [{ first: at, steps: sequences.slice(at, at + SEQUENCES_PER_PAIR) }]
        : [],
    );
    const left = trial === null ? pairs : pairs.slice(-1);
    const count: Count = { of: sequences.length, n: 0, changes: 0, faults: 0, carts: 0, violations: [] };
    const lanes = Array.from({ length: Math.min(MAX_LANES, left.length) }, async () => {
      const proxy = await lab.proxyFor(shop.origin);
      const front = { tables: shop, market: MARKET, script, articles };
      await measureLane({ lab, faultSeed, proxy, front }, left, count);
    });
    const ends = await Promise.allSettled(lanes);
    const { n, changes, faults, violations } = count;
    // What was compared before a browser ended stays measured.
    for (const end of ends)
      if (end.status === 'rejected') violations.push(`a lane broke off: ${String(end.reason)}`);
    const orphans = (await cartCount(shop)) - cartsBefore - count.carts;
    if (orphans !== 0) violations.push(`${orphans} more carts than devices`);
    return { n, counts: { changes, faults, unequal: violations.length, orphans }, violations };
  },
};

/** The sequences of a pair of devices, and the number of the first of them. */
interface Pair {
  readonly first: number;
  readonly steps: readonly (readonly Step[])[];
}

/** Of all lanes together; `carts` are those that the models expect. */
interface Count {
  readonly of: number;
  n: number;
  changes: number;
  faults: number;
  carts: number;
  readonly violations: string[];
}

/** A pair of devices at a time, behind a proxy of its own. */
interface Lane {
  readonly lab: Lab;
  readonly faultSeed: number;
  readonly proxy: TcpProxy;
  readonly front: Omit<Storefront, 'origin'>;
}

/** `left`: of all lanes, each takes the first. However slow the machine is, a lane measures one sequence. */
async function measureLane(lane: Lane, left: Pair[], count: Count): Promise<void> {
  const { lab } = lane;
  let pages: readonly Page[] = [];
  for (let at = 0; at === 0 || !lab.isOver(); at += 1) {
    const pair = left.shift();
    if (pair === undefined) break;
    if (at % PAIRS_PER_CONTEXT === 0) {
      await pages[0]?.context().close();
      pages = await openPages(await lab.windowlessBrowser());
    }
    await measurePair(lane, pair, pages, count);
  }
  await pages[0]?.context().close();
}

const TABS = 2;
const DEVICES = 2;

/** For the tabs of a pair of devices. */
async function openPages(browser: Browser): Promise<Page[]> {
  const context = await browser.newContext();
  await context.addInitScript(rememberWorker);
  return Promise.all(Array.from({ length: DEVICES * TABS }, () => context.newPage()));
}

async function measurePair(lane: Lane, { first, steps }: Pair, pages: readonly Page[], count: Count) {
  const { lab, proxy, front } = lane;
  const ids = [...front.articles.keys()];
  await proxy.heal();
  const shoppers = await Promise.all(
    Array.from({ length: DEVICES }, async (_, at) => {
      // A host of its own has cookies and storage of its own, empty ones.
      const { port } = new URL(proxy.origin);
      const origin = `http://pair-${first}-${at}.localhost:${port}`;
      const shopper = await createShopper(lab, { ...front, origin }, pages.slice(at * TABS, (at + 1) * TABS));
      await Promise.all(Array.from({ length: TABS }, () => shopper.openTab()));
      return shopper;
    }),
  );
  for (const [at, sequence] of steps.entries()) {
    if (at > 0 && lab.isOver()) break;
    const index = first + at;
    const random = seededRandom(lane.faultSeed, `sequence ${index}`);
    proxy.faultOf = (line) => {
      if (!/cart\//.test(line) || !random.chance(FAULTY_SHARE)) return undefined;
      count.faults += 1;
      return NETWORK_FAULTS[random.pick(NETWORK_FAULT_NAMES)];
    };
    for (const step of sequence) {
      const changes = await take(step, shoppers, ids, proxy);
      count.changes += changes;
    }
    await proxy.heal();
    const differences = await Promise.all(
      shoppers.map(async (one, device) => {
        for (const tab of one.tabs) await tab.flush();
        return (await one.compare()).map((text) => `device ${device}: ${text}`);
      }),
    );
    if (differences.flat().length > 0)
      count.violations.push(
        `sequence ${index} (again: --trial ${index}): ${differences.flat().join('; ')} after ${JSON.stringify(sequence)}`,
      );
    count.n += 1;
    lab.progress(`${count.n} of ${count.of}`);
  }
  for (const { model } of shoppers) count.carts += model.exists ? 1 : 0;
}

/** Enough, few, one and none in stock. */
async function chooseArticles(place: ServerTables) {
  const sold = await articlesFor(place, MARKET, 'SEK', 0);
  return [
    (stock: number) => stock > 20,
    (stock: number) => stock === 3,
    (stock: number) => stock === 0,
  ].flatMap((fits, at) => sold.filter(({ stock }) => fits(stock)).slice(0, at === 0 ? 3 : 1));
}

/** How many changes were made. */
async function take(
  step: Step,
  shoppers: readonly Shopper[],
  ids: readonly string[],
  network: { down(): Promise<void>; up(): Promise<void> },
): Promise<number> {
  if (step.kind === 'offline') await network.down();
  else if (step.kind === 'online') await network.up();
  const shopper = 'device' in step ? shoppers[step.device] : undefined;
  if (shopper === undefined) return 0;
  const idOf = (index: number) => ids[index % ids.length] ?? '';
  if (step.kind === 'change') {
    const tab = shopper.tabs[step.tab];
    const change: ModelChange = { kind: step.change.kind, articleId: idOf(step.change.article) };
    if (tab !== undefined) await shopper.change(tab, change);
    return 1;
  }
  if (step.kind === 'both-tabs-add') {
    const change: ModelChange = { kind: 'add', articleId: idOf(step.article) };
    await Promise.all(shopper.tabs.map((tab) => shopper.change(tab, change)));
    return shopper.tabs.length;
  }
  if (step.kind === 'reopen') await shopper.reopen();
  return 0;
}
