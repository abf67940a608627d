// Restores a list as its entry in the history says it was left: panels, results, and the pixel row (UR-06).
import { untracked, type DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import {
  cardLinks,
  hasRecommendations,
  hrefOf,
  type HistoryState,
  minimumOf,
  scrollListTo,
  targetOf,
} from '#src/discovery/state/history-state.ts';
import { MAX_PAGE_SIZE } from '#src/discovery/state/paging.ts';
import { watchInput } from '#src/discovery/state/watch-input.ts';
import { report, warn } from '#src/platform/log.ts';

/** How long a restoration may take: after it the shopper has begun anew. */
const RESTORE_LIMIT_MS = 15_000;
/** A hidden page has no frames. */
const FRAME_LIMIT_MS = 100;
/** UR-06: height that stands in for each of the fewest results while they are not restored yet. */
const PADDING_PX = 500;

export interface Restoration {
  /** Loads exactly so many further cards. */
  readonly load: (count: number) => Promise<unknown>;
  /** Loads what stands below the list once all of it is loaded. */
  readonly recommend: () => Promise<unknown>;
  readonly isEnded: () => boolean;
}

export async function restore(
  instance: DiscoveryInstance,
  state: HistoryState,
  { load, recommend, isEnded }: Restoration,
): Promise<void> {
  const { place } = state;
  const endsAt = performance.now() + RESTORE_LIMIT_MS;
  const isOver = () => isEnded() || performance.now() > endsAt;
  const input = watchInput();
  instance.isRestoring = true;
  // Nothing is closed that the shopper opened before this script was there.
  instance.filtersOpen ||= state.filters_open;
  instance.sortingOpen ||= state.sorting_open;
  Object.assign(instance.expandedGroups, { ...state.expanded_filters, ...instance.expandedGroups });
  Object.assign(instance.expandedPaths, {
    ...state.expanded_hierarchical_filters,
    ...instance.expandedPaths,
  });
  Object.assign(instance.localFilters, { ...state.local_filter_cache, ...instance.localFilters });
  instance.recommendationRows = state.showing_recommendation_rows;
  instance.contentRows = state.content_results_rows;
  const { blocks, aspectRatios } = state.history_content_blocks;
  // Whoever reloads asks for what is shown now.
  if (!isReloaded()) instance.blocks = untracked(blocks);
  if (place.width === document.documentElement.clientWidth) instance.blockRatios = untracked(aspectRatios);
  document.body.style.minBlockSize = `${paddingOf(state)}px`;
  scrollTo({ top: place.top });
  const missing = () => (instance.cursor === null ? 0 : targetOf(state) - instance.cards.length);
  try {
    while (missing() > 0 && instance.moreStatus.state !== 'failure' && !isOver()) {
      const isBusy = instance.moreStatus.state === 'loading' || instance.status.state === 'loading';
      await (isBusy ? frame() : load(Math.min(missing(), MAX_PAGE_SIZE)));
    }
    if (place.hasRecommendations && instance.cursor === null) {
      let isAsking = true;
      recommend()
        .catch((error: unknown) => report(error, 'recommendations'))
        .finally(() => {
          isAsking = false;
        });
      const isComing = () =>
        isAsking ||
        instance.recommendationStatus.state === 'loading' ||
        (instance.recommended?.length ?? 0) > 0;
      while (isComing() && !hasRecommendations() && !isOver()) await frame();
    }
    const isOpen = () => document.querySelector('[data-part="filters"], dialog[open]') !== null;
    while (state.filters_open && !isOpen() && !isOver()) await frame();
    for (let count = 0; count < 3; count += 1) await frame();
    if (isEnded()) return;
    const minimum = minimumOf(state);
    const loaded = instance.cards.length;
    if (instance.cursor === null && loaded < minimum)
      warn('restoring without a cursor before enough products', { loaded, minimum });
    const links = cardLinks();
    const card = links.find((link) => hrefOf(link) === place.card?.href);
    // Who scrolled meanwhile stays where they are.
    if (!input.hasActed()) {
      // A line above the list may have come or gone: the card is where it was.
      if (card === undefined || place.card === null || place.top === 0) scrollTo({ top: place.top });
      else scrollBy({ top: card.getBoundingClientRect().top - place.card.top });
      scrollListTo(place);
    }
    // The body, or a part of the page that only a script gives the focus to: no control has it.
    const { activeElement } = document;
    if (place.focus !== null && activeElement instanceof HTMLElement && activeElement.tabIndex < 0)
      links.find((link) => hrefOf(link) === place.focus)?.focus({ preventScroll: true });
  } finally {
    input.end();
    if (!isEnded()) {
      // A restoration is none of the shopper's own loads, which decide when and how much is loaded next (PA-02).
      instance.automaticLoadCount = place.automaticLoads;
      instance.loadEndedAt = null;
      endRestoration(instance);
    }
  }
}

export function endRestoration(instance: DiscoveryInstance): void {
  document.body.style.minBlockSize = '';
  instance.blockRatios = null;
  instance.isRestoring = false;
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}

/** Stands in for what is not restored yet: px. In a window as wide as it was the page's height is known. */
function paddingOf(state: HistoryState): number {
  const isSameWidth = state.place.width === document.documentElement.clientWidth;
  return isSameWidth ? state.place.height : PADDING_PX * minimumOf(state);
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, FRAME_LIMIT_MS);
  });
}
