// The list as it is drawn: many new cards take a while, which is cut into slices, so that presses are answered in between.
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductCard, Products } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';

/** What belongs together of an instance, see there. */
export interface ShownResults {
  readonly cards: readonly ProductCard[];
  /** Null: all loaded. */
  readonly cursor: string | null;
  readonly loadCount: number;
  readonly blocks: readonly ContentBlock[];
  readonly products: Products;
  /** Further cards are asked for. */
  readonly isLoadingMore: boolean;
  /** A newer list is there, and not on show yet. */
  readonly isDrawing: boolean;
}

export function useShownResults(instance: DiscoveryInstance): ShownResults {
  const { cards, cursor, loadCount, blocks, products, moreStatus, isRestoring } = useSnapshot(instance);
  const isLoadingMore = moreStatus.state === 'loading';
  const latest = useMemo(
    () => ({ cards, cursor, loadCount, blocks, products, isLoadingMore }),
    [cards, cursor, loadCount, blocks, products, isLoadingMore],
  );
  const [drawn, setDrawn] = useState(latest);
  // Further cards come at once; so does a place that is restored, in frames that are counted.
  const isAtOnce = isRestoring || drawn.products === products;
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is on show: what comes next is drawn over it
    if (isAtOnce) setDrawn(latest);
    else startTransition(() => setDrawn(latest));
  }, [latest, isAtOnce]);
  const results = isAtOnce ? latest : drawn;
  return { ...results, isDrawing: results !== latest };
}
