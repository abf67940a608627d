// A set of markets, one bit each by its place in the registry, for any number of markets.

export type MarketSet = Uint32Array;

export function createMarketSet(marketCount: number): MarketSet {
  return new Uint32Array(Math.ceil(marketCount / 32));
}

export function addMarket(set: MarketSet, index: number): void {
  set[index >>> 5]! |= 1 << (index & 31);
}

export function hasMarket(set: MarketSet, index: number): boolean {
  return (set[index >>> 5]! & (1 << (index & 31))) !== 0;
}
