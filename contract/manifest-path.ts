// Where the web app manifest is, of each market.

export const MANIFEST_PATH = '/manifest.webmanifest';

export function manifestPathOf(market: string): string {
  return `${MANIFEST_PATH}?market=${market}`;
}
