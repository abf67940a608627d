// The shop that benchmarks run against: the one at `--url`, or a fresh one that is removed afterwards.
import { openShop } from '#tests/e2e/shop.ts';

export async function withShop(measure: (origin: string) => Promise<void>): Promise<void> {
  const at = process.argv.indexOf('--url');
  const url = at === -1 ? undefined : process.argv[at + 1];
  if (url !== undefined) return measure(url.replace(/\/$/, ''));
  const shop = await openShop();
  try {
    await measure(shop.origin);
  } finally {
    await shop.remove();
  }
}

/** One path for every kind of page, taken from the running shop. */
export async function pagesOf(origin: string): Promise<Record<string, string>> {
  const home = await (await fetch(`${origin}/en-eu`)).text();
  const listing = /href="(\/en-eu\/c\/[^"?]+)"/.exec(home)?.[1];
  const product = /href="(\/en-eu\/p\/[^"?]+)/.exec(home)?.[1];
  if (listing === undefined || product === undefined)
    throw new Error('the home page links to no listing or no product');
  return { home: '/en-eu', listing, search: '/en-eu/search?query=jacket', product };
}
