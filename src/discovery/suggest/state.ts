// The state of one search field's suggestions and the actions that change it (SM-05, SM-10, NE-05).
import { proxy, ref } from 'valtio/vanilla';
import type { DiscoveryClient, SearchSuggestions } from '#contract/clients.ts';
import { askClient } from '#src/discovery/ask-client.ts';
import {
  countItems,
  nextGroupIndex,
  nextIndex,
  overrideOf,
  sectionsOf,
  type SuggestionLayout,
  type SuggestionSection,
} from '#src/discovery/suggest/items.ts';

/** SM-10: suggestions are fetched after typing has paused for this long. */
export const SUGGEST_DELAY_MS = 250;

/** SM-10: listings that the newest response lacks stay until this long after the last input, so that nothing jumps while typing. */
export const LISTINGS_WINDOW_MS = 350;

/** A request that failed is made again after each of these, while the list is open and nothing else was typed. */
export const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

type Untracked<T extends object> = T & { $$valtioSnapshot: T };

export interface SuggestState extends SuggestionLayout {
  /** What the shopper typed; moving through the items does not change it. */
  typed: string;
  isOpen: boolean;
  /** Index of the active item, -1 for none. */
  active: number;
  shown: Untracked<SearchSuggestions> | null;
  /** Suggestions that came while an item was active; shown once none is. */
  pending: Untracked<SearchSuggestions> | null;
  /** The query that `shown` is for, to be announced; null while a request is pending. */
  loadedQuery: string | null;
  history: Untracked<readonly string[]>;
  isWide: boolean;
  /** The listings on show when something was typed last; null once the window of that input is over. */
  heldListings: Untracked<SearchSuggestions['listings']> | null;
  /** Goes up with each request: a response to an older one is ignored. */
  generation: number;
}

export interface SuggestServices {
  readonly client: Pick<DiscoveryClient, 'suggest'>;
  /** The query string that submitting a query leads to. */
  readonly searchFor: (query: string) => string;
  readonly market: string;
  /** Calls `work` once after `ms`; the returned function cancels it. */
  readonly schedule: (work: () => void, ms: number) => () => void;
}

export function createSuggestState(
  typed: string,
  history: readonly string[],
  { isWide, hasGroupKeys }: SuggestionLayout = { isWide: false, hasGroupKeys: false },
): SuggestState {
  return proxy<SuggestState>({
    typed,
    isOpen: false,
    active: -1,
    shown: null,
    pending: null,
    loadedQuery: null,
    history: ref(history) as Untracked<readonly string[]>,
    isWide,
    hasGroupKeys,
    heldListings: null,
    generation: 0,
  });
}

export function sectionsOfState(
  state: SuggestionLayout & {
    readonly shown: SearchSuggestions | null;
    readonly heldListings: SearchSuggestions['listings'] | null;
    readonly history: readonly string[];
    readonly typed: string;
  },
): readonly SuggestionSection[] {
  const { shown, heldListings } = state;
  const isHeld = shown !== null && heldListings !== null && shown.listings.length === 0;
  const suggestions = isHeld ? { ...shown, listings: heldListings } : shown;
  return sectionsOf(suggestions, state.history, state.typed, state);
}

interface ShownSuggestions {
  readonly shown: SearchSuggestions | null;
  readonly pending: SearchSuggestions | null;
  readonly typed: string;
  readonly loadedQuery: string | null;
}

/** Whether what is shown is for the typed text: not before the response to it, nor while that waits. */
function isForTyped({ loadedQuery, typed, pending }: ShownSuggestions): boolean {
  return loadedQuery === typed && pending === null;
}

/** SM-07: null unless what is shown is for the typed text. */
export function overrideOfState(
  state: ShownSuggestions & { readonly history: readonly string[] },
): string | null {
  return isForTyped(state) ? overrideOf(state.shown, state.history, state.typed) : null;
}

/** SM-04: the text that was looked for and not found; null where it was, or nobody has looked for what is typed. */
export function notFoundIn(state: ShownSuggestions): string | null {
  const text = state.typed.trim();
  const { shown } = state;
  const isMissing = text !== '' && shown?.total === 0 && shown.failed !== true;
  return isMissing && isForTyped(state) ? text : null;
}

/** Other layouts have other numbers of items. */
export function setWide(state: SuggestState, isWide: boolean): void {
  if (state.isWide === isWide) return;
  state.isWide = isWide;
  clearActive(state);
}

/** New text in the field: no item is active, and a request is scheduled. The returned function cancels it. */
export function setTypedText(state: SuggestState, services: SuggestServices, text: string): () => void {
  state.typed = text;
  state.isOpen = true;
  state.active = -1;
  state.loadedQuery = null;
  const { heldListings } = state;
  applyPending(state);
  state.generation += 1;
  const { listings = [] } = state.shown ?? {};
  state.heldListings =
    listings.length === 0 ? heldListings : (ref(listings) as Untracked<SearchSuggestions['listings']>);
  const cancel = services.schedule(() => void fetchSuggestions(state, services), SUGGEST_DELAY_MS);
  if (state.heldListings === null) return cancel;
  const cancelWindow = services.schedule(() => {
    // SM-05: not from under an active item.
    if (state.active === -1) state.heldListings = null;
  }, LISTINGS_WINDOW_MS);
  return () => {
    cancel();
    cancelWindow();
  };
}

/** Opens the list with the current suggestions, and fetches at once when they are not for the typed text. */
export async function openSuggestions(state: SuggestState, services: SuggestServices): Promise<void> {
  if (state.isOpen) return;
  state.isOpen = true;
  if (state.loadedQuery !== state.typed) await fetchSuggestions(state, services);
}

export function closeSuggestions(state: SuggestState): void {
  state.isOpen = false;
  state.active = -1;
  applyPending(state);
}

/** SM-05: to the next or the previous item, with the field itself between the last and the first. */
export function moveActive(state: SuggestState, by: 1 | -1): void {
  state.active = nextIndex(state.active, by, countItems(sectionsOfState(state)));
  if (state.active === -1) applyPending(state);
}

/** As `moveActive`, to the first item of the next or the previous group. */
export function moveToGroup(state: SuggestState, by: 1 | -1): void {
  state.active = nextGroupIndex(sectionsOfState(state), state.active, by);
  if (state.active === -1) applyPending(state);
}

/** Submitting leads to another URL than before: what is shown is fetched again when the list opens. */
export function outdateSuggestions(state: SuggestState): void {
  state.loadedQuery = null;
}

export function clearActive(state: SuggestState): void {
  state.active = -1;
  applyPending(state);
}

export function setHistory(state: SuggestState, history: readonly string[]): void {
  state.history = ref(history) as Untracked<readonly string[]>;
  state.active = -1;
}

async function fetchSuggestions(state: SuggestState, services: SuggestServices, failures = 0): Promise<void> {
  const { client, market, schedule, searchFor } = services;
  const query = state.typed;
  const text = query.trim();
  state.generation += 1;
  const { generation } = state;
  const result = await askClient('suggestions', () => client.suggest(market, text, searchFor(text)));
  if (state.generation !== generation) return;
  // Where all of it failed the shown suggestions stay, and the field itself still searches (NE-03).
  if (result.ok) {
    const suggestions = ref(result.value) as Untracked<SearchSuggestions>;
    if (state.active >= 0) state.pending = suggestions;
    else state.shown = suggestions;
    if (!result.value.failed) {
      state.loadedQuery = query;
      return;
    }
  }
  const pause = result.ok || result.error.retryable ? RETRY_PAUSES_MS[failures] : undefined;
  if (pause === undefined) return;
  schedule(() => {
    if (state.isOpen && state.generation === generation) void fetchSuggestions(state, services, failures + 1);
  }, pause);
}

/** What waited while an item was active: the newer suggestions, and the end of listings that are held. */
function applyPending(state: SuggestState): void {
  state.heldListings = null;
  if (state.pending === null) return;
  state.shown = state.pending;
  state.pending = null;
}
