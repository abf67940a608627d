// What the pages tell the service worker of this device, as entries of a cache that both can read: no message can be lost.

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
