// The shop that benchmarks run against: a running one, or a fresh one that is removed afterwards.
import type { CommandOption } from '#server/command-line/command.ts';
import { openShop } from '#tests/e2e/shop.ts';

export const URL_OPTION = {
  type: 'string',
  value: 'ORIGIN',
  help: 'use the shop at this origin; default: start a fresh one with the demo catalogue',
} as const satisfies CommandOption;

/** `url` is the value of URL_OPTION. */
export async function withShop<T>(
  url: string | undefined,
  measure: (origin: string) => Promise<T>,
): Promise<T> {
  if (url !== undefined) return measure(url.replace(/\/$/, ''));
  const shop = await openShop();
  try {
    return await measure(shop.origin);
  } finally {
    await shop.remove();
  }
}

/** One path for every kind of page that is for everybody, taken from the running shop; `headers` of the request for it. */
export async function pagesOf(
  origin: string,
  {
    headers = {},
    market = 'en-eu',
  }: { readonly headers?: Readonly<Record<string, string>>; readonly market?: string } = {},
): Promise<Record<'home' | 'listing' | 'search' | 'product', string>> {
  const home = await (await fetch(`${origin}/${market}`, { headers })).text();
  const linkTo = (kind: string) => new RegExp(`href="(/${market}/${kind}/[^"?]+)`).exec(home)?.[1];
  const listing = linkTo('c');
  const product = linkTo('p');
  if (listing === undefined || product === undefined)
    throw new Error('the home page links to no listing or no product');
  return { home: `/${market}`, listing, search: `/${market}/search?query=jacket`, product };
}
