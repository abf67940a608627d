// The state of one search field's suggestions, and every change of it (SM-05, SM-10, NE-05).
import { proxy, ref } from 'valtio/vanilla';
import type { DiscoveryClient, SearchSuggestions } from '#contract/clients.ts';
import { countOf, type Section, sectionsOf, step } from '#src/discovery/suggest/items.ts';

/** SM-10: what is typed is asked for once typing has paused. */
export const ASK_AFTER_MS = 250;

type Held<T extends object> = T & { $$valtioSnapshot: T };

export interface SuggestState {
  /** What the shopper typed; moving through items does not change it. */
  typed: string;
  isOpen: boolean;
  /** The active item's place, -1 for none. */
  active: number;
  shown: Held<SearchSuggestions> | null;
  /** Came while an item was active; shown once none is. */
  waiting: Held<SearchSuggestions> | null;
  /** The query that `shown` answers, for the announcement; null while one is on its way. */
  answered: string | null;
  history: Held<readonly string[]>;
  /** Counts the questions: an answer to an older one is never shown. */
  generation: number;
}

export interface SuggestServices {
  readonly client: Pick<DiscoveryClient, 'suggest'>;
  readonly market: string;
  /** Calls once after `ms`; the answer takes it back. */
  readonly later: (work: () => void, ms: number) => () => void;
}

export function createSuggest(typed: string, history: readonly string[]): SuggestState {
  return proxy<SuggestState>({
    typed,
    isOpen: false,
    active: -1,
    shown: null,
    waiting: null,
    answered: null,
    history: ref(history) as Held<readonly string[]>,
    generation: 0,
  });
}

export function sectionsIn(state: {
  readonly shown: SearchSuggestions | null;
  readonly history: readonly string[];
  readonly typed: string;
}): readonly Section[] {
  return sectionsOf(state.shown, state.history, state.typed);
}

/** New text in the field: nothing is active, and the question waits for a pause. The answer takes the wait back. */
export function typeText(state: SuggestState, services: SuggestServices, text: string): () => void {
  state.typed = text;
  state.isOpen = true;
  state.active = -1;
  state.answered = null;
  showWaiting(state);
  state.generation += 1;
  return services.later(() => void ask(state, services), ASK_AFTER_MS);
}

/** Opens with what is known, and asks at once when nothing is known for this text. */
export async function openSuggestions(state: SuggestState, services: SuggestServices): Promise<void> {
  if (state.isOpen) return;
  state.isOpen = true;
  if (state.answered !== state.typed) await ask(state, services);
}

export function closeSuggestions(state: SuggestState): void {
  state.isOpen = false;
  state.active = -1;
  showWaiting(state);
}

/** SM-05: to the next or the previous item, and through the field at both ends. */
export function moveActive(state: SuggestState, by: 1 | -1): void {
  state.active = step(state.active, by, countOf(sectionsIn(state)));
  if (state.active === -1) showWaiting(state);
}

export function clearActive(state: SuggestState): void {
  state.active = -1;
  showWaiting(state);
}

export function setHistory(state: SuggestState, history: readonly string[]): void {
  state.history = ref(history) as Held<readonly string[]>;
  state.active = -1;
}

async function ask(state: SuggestState, { client, market }: SuggestServices): Promise<void> {
  const query = state.typed;
  state.generation += 1;
  const { generation } = state;
  const answer = await client.suggest(market, query.trim());
  if (state.generation !== generation) return;
  // A failed question leaves what is shown: the field itself still searches (NE-03).
  if (!answer.ok) return;
  const suggestions = ref(answer.value) as Held<SearchSuggestions>;
  if (state.active >= 0) state.waiting = suggestions;
  else state.shown = suggestions;
  state.answered = query;
}

function showWaiting(state: SuggestState): void {
  if (state.waiting === null) return;
  state.shown = state.waiting;
  state.waiting = null;
}
