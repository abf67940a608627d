// S1: random searches and listings, answered by the server and, without it, by a device that has its catalogue.
import type { ListingPage, PageClient, Products, SearchPage } from '#contract/clients.ts';
import type { FilterDefinition, SelectedFilter } from '#contract/filters.ts';
import type { Result } from '#contract/result.ts';
import { encodeState } from '#contract/url-state/state.ts';
import type { Figure } from '../figure.ts';
import type { Lab } from '../lab.ts';
import type { SeededRandom } from '../random.ts';
import { openTab, type Tab } from '../tab.ts';

const MARKETS = ['en-eu', 'sv-se', 'de-de', 'ko-kr'] as const;
const LIMITS = [1, 20, 24, 48] as const;
/** Requests of one market before the next has its turn; at the small scale one market is asked. */
const REQUESTS_A_MARKET = 250;
const READY_WITHIN_MS = 120_000;

type Page = SearchPage | ListingPage;
type Request =
  | ['search', ...Parameters<PageClient['search']>]
  | ['listing', ...Parameters<PageClient['listing']>];
export const S1: Figure = {
  id: 'S1',
  invariant: 'without a network a search or a listing has what the server answers, to the letter',
  trials: { ci: 200, nightly: 1_000, of: 'random requests' },
  async measure(lab, trials) {
    const violations: string[] = [];
    const first = lab.random.whole(0, MARKETS.length - 1);
    let n = 0;
    let found = 0;
    for (let turn = 0; n < trials && (turn === 0 || !lab.isOver()); turn += 1) {
      const market = MARKETS[(first + turn) % MARKETS.length] ?? MARKETS[0];
      const { online, offline, slugs } = await openMarket(lab, market);
      const last = Math.min(trials, n + REQUESTS_A_MARKET);
      let seen: Products | null = null;
      for (; n < last && !lab.isOver(); n += 1) {
        const request = randomRequest(lab.random, market, slugs, seen);
        const answer = await ask(online, request);
        const difference = firstDifference(answer, await ask(offline, request));
        if (difference !== null) violations.push(`${JSON.stringify(request)}: ${difference}`);
        if (!answer.ok || answer.value.products.total === 0) continue;
        found += 1;
        // The next request begins from what this one found.
        seen = answer.value.products;
      }
      await online.page.context().close();
      await offline.page.context().close();
      lab.progress(`${n} of ${trials}: ${market}`);
    }
    return { n, counts: { different: violations.length, found }, violations };
  },
};

/** A device that asks the server, and one with the catalogue and no network. */
async function openMarket(lab: Lab, market: string) {
  const shop = await lab.shop();
  const context = await lab.device({ serviceWorkers: 'block' });
  // Without the catalogue only the server can answer.
  await context.route('**/snapshot/**', (route) => route.abort());
  const online = await openTab(context, `${shop.origin}/${market}`);
  const menu = await (await fetch(`${shop.origin}/api/bootstrap/menu?market=${market}`)).text();
  const slugs = [...menu.matchAll(/"\/[\w-]+\/c\/([\w-]+)"/g)].map(([, slug]) => slug ?? '');
  return { online, offline: await offlineDevice(lab, market), slugs };
}

async function offlineDevice(lab: Lab, market: string): Promise<Tab> {
  const proxy = await lab.proxyFor((await lab.shop()).origin);
  const tab = await openTab(await lab.device(), `${proxy.origin}/${market}`);
  await tab.page.waitForFunction(() => document.documentElement.dataset['offline'] === 'ready', undefined, {
    timeout: READY_WITHIN_MS,
    polling: 200,
  });
  await proxy.down();
  return tab;
}

function ask(tab: Tab, [method, ...args]: Request): Promise<Result<Page>> {
  return tab.invoke('page', method, ...args) as Promise<Result<Page>>;
}

function randomRequest(
  random: SeededRandom,
  market: string,
  slugs: readonly string[],
  seen: Products | null,
): Request {
  const filters: SelectedFilter[] = [];
  const definitions = [...(seen?.filters ?? [])];
  while (definitions.length > 0 && random.chance(0.5)) {
    const [definition] = definitions.splice(random.whole(0, definitions.length - 1), 1);
    if (definition !== undefined) filters.push(randomFilter(random, definition));
  }
  const sort = seen !== null && seen.sorts.length > 0 && random.chance(0.4) ? random.pick(seen.sorts) : null;
  const limit = random.pick(LIMITS);
  if (random.chance(0.3))
    return ['listing', market, random.pick(slugs), { search: encodeState('', { filters, sort }), limit }];
  const query = randomQuery(random, seen);
  return ['search', market, { search: encodeState('', { query, filters, sort }), limit }];
}

/** Words of products that were seen, whole, begun, misspelt, or joined with others; sometimes none. */
function randomQuery(random: SeededRandom, seen: Products | null): string {
  if (seen === null || random.chance(0.05)) return random.chance(0.5) ? '' : 'xyzzy';
  const words = Array.from({ length: random.whole(1, 3) }, () => {
    const card = random.pick(seen.cards);
    const variant = random.pick(card.variants);
    const text = random.pick([variant.title, card.subtitle, card.brand, variant.colorName]);
    const word = random.pick(text.split(/\s+/u));
    const at = random.whole(0, Math.max(0, word.length - 1));
    if (random.chance(0.15)) return word.slice(0, at + 1);
    if (random.chance(0.15)) return word.slice(0, at) + word.slice(at + 1);
    return random.chance(0.1) ? word.toUpperCase() : word;
  });
  return words.join(' ');
}

function randomFilter(random: SeededRandom, { field, op, meta }: FilterDefinition): SelectedFilter {
  if (meta.type === 'range') {
    const bounds = [random.next(), random.next()].map((share) =>
      Math.round(meta.min + share * (meta.max - meta.min)),
    );
    return { field, op, data: bounds.toSorted((a, b) => a - b) };
  }
  if (meta.type === 'checkbox-hierarchical') return { field, op, data: [random.pick(meta.values)] };
  const values = meta.values as readonly string[];
  if (meta.type === 'radio') return { field, op, data: random.pick(values) };
  return { field, op, data: [...new Set([random.pick(values), random.pick(values)])] };
}

/** Where two answers differ first, or null; what tells one request from another is left out. */
function firstDifference(server: unknown, device: unknown, path = ''): string | null {
  if (/\.(?:requestId|resultId|freshness)$/.test(path)) return null;
  if (server === null || device === null || typeof server !== 'object' || typeof device !== 'object')
    return Object.is(server, device) ? null : `${path}: ${short(server)}, on the device ${short(device)}`;
  const keys = new Set([...Object.keys(server), ...Object.keys(device)]);
  for (const key of keys) {
    const one = (server as Record<string, unknown>)[key];
    const other = (device as Record<string, unknown>)[key];
    const difference = firstDifference(one, other, `${path}.${key}`);
    if (difference !== null) return difference;
  }
  return null;
}

function short(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
