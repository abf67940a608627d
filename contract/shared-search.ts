// What another app shares with the installed shop: the search that it opens (share_target of the web app manifest).
import { MARKET_CODE_PATTERN } from '#contract/market.ts';

/** A share is told from a search by the first two; browsers send a part that was not shared as empty, or not at all. */
export const SHARE_PARAMS = { title: 'shared_title', url: 'shared_url', text: 'query' } as const;
const WEB_ADDRESSES = /https?:\/\/\S+/g;
const MARKET_CODE = new RegExp(MARKET_CODE_PATTERN, 'i');

/**
 * The address of the search for what was shared: the text without the web addresses in it, else the title, as apps
 * share a page by its title with its address as the text. Null if `url` is no share.
 */
export function sharedSearch(url: string): string | null {
  const search = new URL(url);
  const { pathname, searchParams } = search;
  const { title, url: address, text } = SHARE_PARAMS;
  const isShare = searchParams.has(title) || searchParams.has(address);
  if (!isShare || !mayBeSearchPath(pathname)) return null;
  const words = (name: string) => (searchParams.get(name) ?? '').replaceAll(WEB_ADDRESSES, ' ').trim();
  searchParams.set(text, words(text) || words(title));
  searchParams.delete(title);
  searchParams.delete(address);
  return search.href;
}

/** The service worker does not know where the shop has its search page: it is one segment, below a market or not. */
function mayBeSearchPath(pathname: string): boolean {
  const [, first = '', ...others] = pathname.split('/');
  const [segment, ...further] = MARKET_CODE.test(first) ? others : [first, ...others];
  return segment !== undefined && segment !== '' && further.length === 0;
}
