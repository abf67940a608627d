// What the pages tell the service worker of this device, as entries of a cache that both can read: no message can be lost.
import type { EditorialPageWithProducts, ShellData } from '#contract/clients.ts';

export const DEVICE_CACHE = 'cairn-device';
/** Its body is the code of the market that the shopper last chose or saw. */
export const OWN_MARKET_PATH = '/device/market';
/** There is such an entry where the shopper wants no copies of the shop on this device. */
export const KEEPS_NOTHING_PATH = '/device/keeps-nothing';
const READY_PATH = '/device/ready/';

/** There is such an entry while the device can answer for the market without a network; '': for addresses that name none. */
export function readyPath(market: string): string {
  return `${READY_PATH}${market}`;
}

/** The market of an entry's path; null for another path. */
export function marketOfReadyPath(pathname: string): string | null {
  return pathname.startsWith(READY_PATH) ? pathname.slice(READY_PATH.length) : null;
}

/** There is such an entry while the market's catalogue is on the device; its body is a KeptCatalogue. */
const CATALOGUE_PATH = '/device/catalogue/';

/** The files of a market's catalogue that the device has, by the hash of their content. */
export interface KeptCatalogue {
  readonly text: string;
  readonly columns: string;
}
export function cataloguePath(market: string): string {
  return `${CATALOGUE_PATH}${market}`;
}

/** The market of an entry's path; null for another path. */
export function marketOfCataloguePath(pathname: string): string | null {
  return pathname.startsWith(CATALOGUE_PATH) ? pathname.slice(CATALOGUE_PATH.length) : null;
}

/** There may be such an entry while the device can answer for the market; its body is a KeptHome. */
const HOME_PATH = '/device/home/';

/** The home page as the device last composed it: a launch shows it before there is a worker to ask. */
export interface KeptHome {
  /** Path of the worker's script that composed it: another version's pages may look otherwise. */
  readonly worker: string;
  readonly frame: ShellData;
  readonly home: EditorialPageWithProducts;
}
export function homePath(market: string): string {
  return `${HOME_PATH}${market}`;
}

/** The market of an entry's path; null for another path. */
export function marketOfHomePath(pathname: string): string | null {
  return pathname.startsWith(HOME_PATH) ? pathname.slice(HOME_PATH.length) : null;
}

/**
 * What the service worker has fetched of kept markets while no page was open: files by their URLs, and last, so that all of
 * them are there, the manifest. The page's worker takes it over when it opens the market.
 */
export const RENEWED_CACHE = 'cairn-renewed';
const RENEWED_PATH = '/renewed/';
export function renewedPath(market: string): string {
  return `${RENEWED_PATH}${market}`;
}

/** Whether the entry of this path is a market's manifest. */
export function isRenewedPath(pathname: string): boolean {
  return pathname.startsWith(RENEWED_PATH);
}
