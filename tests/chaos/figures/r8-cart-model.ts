// R8: random cart changes from two tabs and two devices, with the network coming and going, against the model of a cart.
import { type Arbitrary, array, constant, constantFrom, integer, oneof, record, sample } from 'fast-check';
import type { ModelChange } from '../cart-model.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import { NETWORK_FAULT_NAMES, NETWORK_FAULTS } from '../network-faults.ts';
import { createShopper, type Shopper, type Storefront } from '../shopper.ts';
import { readWorkerScript } from '../tab.ts';
import { articlesFor, cartCount, type ServerTables } from '../tables.ts';

const MARKET = 'sv-se';
const FAULTY_SHARE = 0.25;
/** After so many sequences come new devices, without a session. */
const SEQUENCES_PER_DEVICE = 3;

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
    const proxy = await lab.proxyFor(shop.origin);
    const front: Storefront = {
      origin: proxy.origin,
      tables: shop,
      market: MARKET,
      script: await readWorkerScript(shop.origin, MARKET),
      articles: new Map((await chooseArticles(shop)).map((one) => [one.articleId, one])),
    };
    const ids = [...front.articles.keys()];
    const cartsBefore = await cartCount(shop);
    let carts = 0;
    let changes = 0;
    let n = 0;
    const violations: string[] = [];
    let shoppers: readonly Shopper[] = [];
    const endShoppers = async () => {
      for (const { model, device: ending } of shoppers) {
        carts += model.exists ? 1 : 0;
        await ending.close();
      }
    };
    const sequences = sample(SEQUENCE, { numRuns: trials, seed: lab.random.whole(0, 2 ** 31) });
    for (const steps of sequences) {
      if (lab.isOver()) break;
      await proxy.heal();
      proxy.faultOf = (line) =>
        /cart\//.test(line) && lab.random.chance(FAULTY_SHARE)
          ? NETWORK_FAULTS[lab.random.pick(NETWORK_FAULT_NAMES)]
          : undefined;
      if (n % SEQUENCES_PER_DEVICE === 0) {
        await endShoppers();
        shoppers = await Promise.all([newShopper(lab, front), newShopper(lab, front)]);
      }
      for (const step of steps) changes += await take(step, shoppers, ids, proxy);
      await proxy.heal();
      const differences: string[] = [];
      for (const one of shoppers) {
        for (const tab of one.tabs) await tab.flush();
        differences.push(...(await one.compare()));
      }
      if (differences.length > 0)
        violations.push(`sequence ${n}: ${differences.join('; ')} after ${JSON.stringify(steps)}`);
      n += 1;
      lab.progress(`${n} of ${trials}`);
    }
    await endShoppers();
    const orphans = (await cartCount(shop)) - cartsBefore - carts;
    if (orphans !== 0) violations.push(`${orphans} more carts than devices`);
    return { n, counts: { changes, unequal: violations.length, orphans }, violations };
  },
};

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
