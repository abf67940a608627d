// Where a shopper is in a list: kept with the list's entry in the history, and restored on the way back and after a reload (UR-05 to UR-07).
import { subscribe } from 'valtio/vanilla';
import type { DiscoveryInstance } from '#src/discovery/state/discovery-instance.ts';
import { MAX_PAGE_SIZE } from '#src/discovery/state/paging.ts';
import { keepInEntry, keptInEntry } from '#src/platform/history-entry.ts';
import { report } from '#src/platform/log.ts';

const NAME = 'discovery';
/** UR-07 */
const WRITE_INTERVAL_MS = 300;
/** How long a restoration may take: after it the shopper has begun anew. */
const RESTORE_LIMIT_MS = 15_000;
/** A hidden page has no frames. */
const FRAME_LIMIT_MS = 100;
const CARD_LINKS = '[data-part="grid"] > [data-card] a';

/** What is kept of an instance (UR-05). */
interface Place {
  readonly filters_open: boolean;
  readonly sorting_open: boolean;
  readonly expanded_filters: Readonly<Record<string, boolean>>;
  readonly expanded_hierarchical_filters: Readonly<Record<string, boolean>>;
  /** `for_id`: the query string of the results. */
  readonly scroll_restoration_data: { readonly for_id: string; readonly min_results_loaded: number };
  /** Height of the page, and how far it was scrolled: px. */
  readonly height: number;
  readonly top: number;
  /** A card on show, by its link, and its distance from the window's upper edge: px. */
  readonly card: { readonly href: string; readonly top: number } | null;
  /** The link of the card that has the focus. */
  readonly focus: string | null;
}

/** `load` loads up to so many further cards. The returned function ends it, without a further word. */
export function keepPlace(
  instance: DiscoveryInstance,
  load: (count: number) => Promise<unknown>,
): () => void {
  const { pathname } = location;
  let search: string | null = null;
  let isRestoring = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    // While the next page comes the entry is already its own.
    if (isRestoring || isEnded || location.pathname !== pathname) return;
    try {
      keepInEntry(NAME, placeOf(instance));
    } catch (error) {
      report(error, 'history state');
    }
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, WRITE_INTERVAL_MS);
  };

  /** Other results than before may be those of an entry that the shopper returned to. */
  function follow(): void {
    if (instance.search === search) return writeSoon();
    search = instance.search;
    const place = keptInEntry(NAME);
    if (!isPlace(place) || place.scroll_restoration_data.for_id !== search) return writeSoon();
    isRestoring = true;
    restore(instance, place, { load, isEnded: () => isEnded || instance.search !== search })
      .catch((error: unknown) => report(error, 'scroll restoration'))
      .finally(() => {
        isRestoring = false;
      });
  }

  follow();
  const stop = subscribe(instance, follow);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('scroll', writeSoon, { passive: true, signal });
  // What leaves the page: a followed link, also by a key, and a reload.
  for (const type of ['click', 'focusin']) document.addEventListener(type, write, { capture: true, signal });
  addEventListener('pagehide', write, { signal });
  return () => {
    isEnded = true;
    clearTimeout(timer);
    stop();
    listening.abort();
  };
}

function placeOf(instance: DiscoveryInstance): Place {
  const links = cardLinks();
  const shown = links.find((link) => link.getBoundingClientRect().bottom > 0);
  return {
    filters_open: instance.filtersOpen,
    sorting_open: instance.sortingOpen,
    expanded_filters: { ...instance.expandedGroups },
    expanded_hierarchical_filters: { ...instance.expandedPaths },
    scroll_restoration_data: { for_id: instance.search, min_results_loaded: instance.cards.length },
    height: document.documentElement.scrollHeight,
    top: scrollY,
    card: shown === undefined ? null : { href: hrefOf(shown), top: shown.getBoundingClientRect().top },
    focus: links.filter((link) => link === document.activeElement).map(hrefOf)[0] ?? null,
  };
}

interface Restoration {
  readonly load: (count: number) => Promise<unknown>;
  readonly isEnded: () => boolean;
}

async function restore(
  instance: DiscoveryInstance,
  place: Place,
  { load, isEnded }: Restoration,
): Promise<void> {
  const { style } = document.body;
  const endsAt = performance.now() + RESTORE_LIMIT_MS;
  const isOver = () => isEnded() || performance.now() > endsAt;
  const input = watchInput();
  // Nothing is closed that the shopper opened before this script was there.
  instance.filtersOpen ||= place.filters_open;
  instance.sortingOpen ||= place.sorting_open;
  Object.assign(instance.expandedGroups, { ...place.expanded_filters, ...instance.expandedGroups });
  Object.assign(instance.expandedPaths, {
    ...place.expanded_hierarchical_filters,
    ...instance.expandedPaths,
  });
  // Stands in for what is not loaded yet (UR-06).
  style.minBlockSize = `${place.height}px`;
  scrollTo({ top: place.top });
  try {
    while (missing(instance, place) > 0 && instance.moreStatus.state !== 'failure' && !isOver()) {
      const isBusy = instance.moreStatus.state === 'loading' || instance.status.state === 'loading';
      await (isBusy ? frame() : load(Math.min(missing(instance, place), MAX_PAGE_SIZE)));
    }
    const isOpen = () => document.querySelector('[data-part="filters"], dialog[open]') !== null;
    while (place.filters_open && !isOpen() && !isOver()) await frame();
    for (let count = 0; count < 3; count += 1) await frame();
    if (isEnded()) return;
    const links = cardLinks();
    const card = links.find((link) => hrefOf(link) === place.card?.href);
    if (!input.hasActed()) {
      // A line above the list may have come or gone: the card is where it was.
      if (card === undefined || place.card === null || place.top === 0) scrollTo({ top: place.top });
      else scrollBy({ top: card.getBoundingClientRect().top - place.card.top });
    }
    if (place.focus !== null && document.activeElement === document.body)
      links.find((link) => hrefOf(link) === place.focus)?.focus({ preventScroll: true });
  } finally {
    style.minBlockSize = '';
    input.end();
  }
}

/** How many cards fewer there are than were shown; none where the list has no more. */
function missing({ cards, cursor }: DiscoveryInstance, place: Place): number {
  return cursor === null ? 0 : place.scroll_restoration_data.min_results_loaded - cards.length;
}

/** Whether the shopper scrolled meanwhile: then the page stays where they put it. */
function watchInput(): { hasActed(): boolean; end(): void } {
  let hasActed = false;
  const listening = new AbortController();
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(
      type,
      () => {
        hasActed = true;
      },
      { passive: true, signal: listening.signal },
    );
  return { hasActed: () => hasActed, end: () => listening.abort() };
}

function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, FRAME_LIMIT_MS);
  });
}

function cardLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD_LINKS)];
}

function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

/** Another version of the shop may have kept it. */
function isPlace(value: unknown): value is Place {
  const place = value as Partial<Record<keyof Place, unknown>> | null | undefined;
  const data = place?.scroll_restoration_data as Partial<Place['scroll_restoration_data']> | null | undefined;
  return (
    typeof data?.for_id === 'string' &&
    typeof data.min_results_loaded === 'number' &&
    typeof place?.height === 'number' &&
    typeof place.top === 'number' &&
    typeof place.filters_open === 'boolean' &&
    typeof place.sorting_open === 'boolean' &&
    typeof place.expanded_filters === 'object' &&
    typeof place.expanded_hierarchical_filters === 'object' &&
    typeof place.card === 'object'
  );
}
