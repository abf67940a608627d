// What is kept of an instance with its page's entry in the browser's history (UR-05).
import type { ContentBlock } from '#contract/listing.ts';
import type { DiscoveryInstance, LocalFilter } from '#src/discovery/state/discovery-instance.ts';
import { keepInEntry, keptInEntry } from '#src/platform/history-entry.ts';

/** Of the entry's state; holds that of each instance under the instance's key. */
const NAME = 'discovery';
const LIST = '[data-part="grid"]';
const RECOMMENDED = '[data-part="recommendations"] [data-card]';
const CARD_LINKS = `${LIST} > [data-card] a, ${RECOMMENDED} a`;
const BLOCKS = '[data-part="grid"] > [data-part="content-block"]';
/** UR-06: so many results more than the fewest are restored. */
const RESTORED_BEYOND_MINIMUM = 20;
/** UR-06: results that are restored where it is not known how many there were. */
const DEFAULT_MINIMUM = 150;

export interface HistoryState {
  readonly filters_open: boolean;
  readonly sorting_open: boolean;
  readonly expanded_filters: Readonly<Record<string, boolean>>;
  readonly expanded_hierarchical_filters: Readonly<Record<string, boolean>>;
  /** What was typed and unfolded in the filters without being selected. */
  readonly local_filter_cache: Readonly<Record<string, LocalFilter>>;
  /** `for_id`: the query string of the results. */
  readonly scroll_restoration_data: { readonly for_id: string; readonly min_results_loaded?: number };
  /** The blocks among the products, and the ratio of width to height that each had; 0 where it was not shown. */
  readonly history_content_blocks: {
    readonly blocks: readonly ContentBlock[];
    readonly aspectRatios: readonly number[];
  };
  readonly showing_recommendation_rows: number;
  readonly content_results_rows: number;
  readonly place: Place;
}

/** Where the shopper was: px. */
interface Place {
  /** Of the window; in another one the cards have other heights. */
  readonly width: number;
  /** Of the page. */
  readonly height: number;
  /** How far it was scrolled. */
  readonly top: number;
  /** How far the list was scrolled sideways; absent where it was not. */
  readonly left?: number;
  /** A card on show, by its link, and its distance from the window's upper edge. */
  readonly card: { readonly href: string; readonly top: number } | null;
  /** The link of the card that has the focus. */
  readonly focus: string | null;
  /** Loads by scrolling since the button was last pressed (PA-02). */
  readonly automaticLoads: number;
  /** Recommendations stood below the list. */
  readonly hasRecommendations: boolean;
}

/** Throws where the browser refuses. */
export function keepState(instance: DiscoveryInstance): void {
  keepOf(instance.key, stateOf(instance));
}

/** Null where nothing is kept of the instance for its results, or another version of the shop kept it. */
export function keptState({ key, search }: DiscoveryInstance): HistoryState | null {
  const state = keptOf(key);
  return isHistoryState(state) && state.scroll_restoration_data.for_id === search ? state : null;
}

/** Throws where the browser refuses. Other instances' states stay. What is kept already is not written again. */
export function keepOf(key: string, state: object): void {
  if (JSON.stringify(keptOf(key)) === JSON.stringify(state)) return;
  const states = keptInEntry(NAME);
  keepInEntry(NAME, { ...(isRecord(states) ? states : {}), [key]: state });
}

export function keptOf(key: string): unknown {
  const states = keptInEntry(NAME);
  return isRecord(states) ? states[key] : undefined;
}

/** How many results a restoration leads to. */
export function targetOf({ scroll_restoration_data: data }: HistoryState): number {
  return (data.min_results_loaded ?? DEFAULT_MINIMUM) + RESTORED_BEYOND_MINIMUM;
}

/** The fewest results that a restoration is content with. */
export function minimumOf({ scroll_restoration_data: data }: HistoryState): number {
  return data.min_results_loaded ?? DEFAULT_MINIMUM;
}

function stateOf(instance: DiscoveryInstance): HistoryState {
  const links = cardLinks();
  const shown = links.find((link) => link.getBoundingClientRect().bottom > 0);
  return {
    filters_open: instance.filtersOpen,
    sorting_open: instance.sortingOpen,
    expanded_filters: { ...instance.expandedGroups },
    expanded_hierarchical_filters: { ...instance.expandedPaths },
    local_filter_cache: Object.fromEntries(
      Object.entries(instance.localFilters).map(([name, local]) => [name, { ...local }]),
    ),
    scroll_restoration_data: {
      for_id: instance.search,
      min_results_loaded: Math.max(0, instance.cards.length - RESTORED_BEYOND_MINIMUM),
    },
    history_content_blocks: {
      blocks: instance.blocks,
      aspectRatios: instance.blocks.map((_, index) => {
        const block = document.querySelector(`${BLOCKS}[data-block="${index}"]`);
        const { width, height } = block?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return height === 0 ? 0 : width / height;
      }),
    },
    showing_recommendation_rows: instance.recommendationRows,
    content_results_rows: instance.contentRows,
    place: {
      width: document.documentElement.clientWidth,
      height: document.documentElement.scrollHeight,
      top: scrollY,
      ...leftOf(document.querySelector(LIST)),
      card: shown === undefined ? null : { href: hrefOf(shown), top: shown.getBoundingClientRect().top },
      focus: links.filter((link) => link === document.activeElement).map(hrefOf)[0] ?? null,
      automaticLoads: instance.automaticLoadCount,
      hasRecommendations: hasRecommendations(),
    },
  };
}

function leftOf(list: Element | null): Pick<Place, 'left'> {
  return list === null || list.scrollLeft === 0 ? {} : { left: list.scrollLeft };
}

/** Scrolls a list that scrolls sideways to where it was. */
export function scrollListTo({ left = 0 }: Place): void {
  document.querySelector(LIST)?.scrollTo({ left, behavior: 'instant' });
}

export function cardLinks(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD_LINKS)];
}

/** Whether any is on the page. */
export function hasRecommendations(): boolean {
  return document.querySelector(RECOMMENDED) !== null;
}

export function hrefOf(link: HTMLElement): string {
  return link.getAttribute('href') ?? '';
}

function isHistoryState(value: unknown): value is HistoryState {
  if (!isRecord(value)) return false;
  const { scroll_restoration_data: data, place, history_content_blocks: content } = value;
  return (
    isRecord(data) &&
    typeof data['for_id'] === 'string' &&
    ['number', 'undefined'].includes(typeof data['min_results_loaded']) &&
    isRecord(place) &&
    ['width', 'height', 'top', 'automaticLoads'].every((name) => typeof place[name] === 'number') &&
    ['number', 'undefined'].includes(typeof place['left']) &&
    typeof place['card'] === 'object' &&
    isRecord(content) &&
    Array.isArray(content['blocks']) &&
    Array.isArray(content['aspectRatios']) &&
    typeof value['filters_open'] === 'boolean' &&
    typeof value['sorting_open'] === 'boolean' &&
    typeof value['showing_recommendation_rows'] === 'number' &&
    typeof value['content_results_rows'] === 'number' &&
    ['expanded_filters', 'expanded_hierarchical_filters', 'local_filter_cache'].every((name) =>
      isRecord(value[name]),
    )
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
