// R8: random cart changes from two tabs and two devices, with the network coming and going, against the model of a cart.
import { type Arbitrary, array, constant, constantFrom, integer, oneof, record, sample } from 'fast-check';
import type { ModelChange } from '../cart-model.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { type SeededRandom, seededRandom } from '../random.ts';
import { NETWORK_FAULT_NAMES, NETWORK_FAULTS } from '../network-faults.ts';
import { createShopper, type Shopper, type Storefront } from '../shopper.ts';
import { readWorkerScript } from '../tab.ts';
import { articlesFor, cartCount, type ServerTables } from '../tables.ts';
import type { TcpProxy } from '../tcp-proxy.ts';

const MARKET = 'sv-se';
const FAULTY_SHARE = 0.25;
/** After so many sequences come new devices, without a session. */
const SEQUENCES_PER_DEVICE = 6;
/** Sequences of a lane; lanes run side by side, since most of a sequence is waiting: for a late response, for the next try. */
const SEQUENCES_PER_LANE = 100;
const MAX_LANES = 6;

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
    const sequences = sample(SEQUENCE, { numRuns: trials, seed: lab.random.whole(0, 2 ** 31) });
    const count: Count = { of: trials, n: 0, changes: 0, carts: 0, violations: [] };
    const laneCount = Math.min(MAX_LANES, Math.ceil(trials / SEQUENCES_PER_LANE));
    const lanes = Array.from({ length: laneCount }, async (_, lane) => {
      const proxy = await lab.proxyFor(shop.origin);
      const random = seededRandom(lab.random.whole(0, 2 ** 31), `lane ${lane}`);
      const own = [...sequences.entries()].filter(([at]) => at % laneCount === lane);
      await measureLane(
        {
          lab,
          random,
          proxy,
          front: { origin: proxy.origin, tables: shop, market: MARKET, script, articles },
        },
        own,
        count,
      );
    });
    await Promise.all(lanes);
    const { n, changes, violations } = count;
    const orphans = (await cartCount(shop)) - cartsBefore - count.carts;
    if (orphans !== 0) violations.push(`${orphans} more carts than devices`);
    return { n, counts: { changes, unequal: violations.length, orphans }, violations };
  },
};

/** Of all lanes together; `carts` are those that the models expect. */
interface Count {
  readonly of: number;
  n: number;
  changes: number;
  carts: number;
  readonly violations: string[];
}

/** Two devices of its own at a time, behind a proxy of its own. */
interface Lane {
  readonly lab: Lab;
  readonly random: SeededRandom;
  readonly proxy: TcpProxy;
  readonly front: Storefront;
}

async function measureLane(
  { lab, random, proxy, front }: Lane,
  sequences: readonly (readonly [index: number, steps: readonly Step[]])[],
  count: Count,
): Promise<void> {
  const ids = [...front.articles.keys()];
  let shoppers: readonly Shopper[] = [];
  const endShoppers = async () => {
    for (const { model, device: ending } of shoppers) {
      count.carts += model.exists ? 1 : 0;
      await ending.close();
    }
  };
  for (const [at, [index, steps]] of sequences.entries()) {
    if (lab.isOver()) break;
    await proxy.heal();
    proxy.faultOf = (line) =>
      /cart\//.test(line) && random.chance(FAULTY_SHARE)
        ? NETWORK_FAULTS[random.pick(NETWORK_FAULT_NAMES)]
        : undefined;
    if (at % SEQUENCES_PER_DEVICE === 0) {
      await endShoppers();
      shoppers = await Promise.all([newShopper(lab, front), newShopper(lab, front)]);
    }
    for (const step of steps) count.changes += await take(step, shoppers, ids, proxy);
    await proxy.heal();
    const differences: string[] = [];
    for (const one of shoppers) {
      for (const tab of one.tabs) await tab.flush();
      differences.push(...(await one.compare()));
    }
    if (differences.length > 0)
      count.violations.push(`sequence ${index}: ${differences.join('; ')} after ${JSON.stringify(steps)}`);
    count.n += 1;
    lab.progress(`${count.n} of ${count.of}`);
  }
  await endShoppers();
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

async function newShopper(lab: Lab, front: Storefront): Promise<Shopper> {
  const shopper = await createShopper(lab, front);
  await Promise.all([shopper.openTab(), shopper.openTab()]);
  return shopper;
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
