// Binds the suggestions to what is around them: the field, the URL and the width of the window.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useHost } from '#src/discovery/host-context.tsx';
import { bindCombobox } from '#src/discovery/suggest/combobox.ts';
import { outdateSuggestions, setWide, type SuggestState } from '#src/discovery/suggest/state.ts';

/** SM-01: below it the layout is narrow, as it is in the style. */
const WIDE = '(min-width: 650px)';

export function isWideWindow(): boolean {
  return matchMedia(WIDE).matches;
}

/** SM-01: keeps the state's layout that of the window. */
export function useLayoutWidth(state: SuggestState): void {
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(state, query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [state]);
}

/** Binds the field to the state; `isPressed`: it was pressed before, and the list opens at once. */
export function useComboboxBinding(
  input: RefObject<HTMLInputElement | null>,
  listId: string,
  state: SuggestState,
  isPressed: boolean,
): void {
  const { client, market, navigation } = useHost();
  // A later press is the binding's own: bound anew, it would forget the letters that wait to be looked for.
  const opensImmediately = useEffectEvent(() => isPressed);
  useEffect(() => {
    const field = input.current;
    const form = field?.form;
    if (field === null || !form) return undefined;
    const searchFor = (query: string) => navigation.searchUrl(query).replace(/^[^?]*/, '');
    const { close, dispose } = bindCombobox({
      field,
      form,
      state,
      opensImmediately: opensImmediately(),
      services: { client, market, schedule, searchFor },
      optionId: (index) => optionId(listId, index),
    });
    const unsubscribe = navigation.subscribe(() => {
      close();
      outdateSuggestions(state);
    });
    return () => {
      unsubscribe();
      dispose();
    };
  }, [input, listId, state, client, market, navigation]);
}

/** The focus stays in the field: the browser does not scroll to an option by itself. */
export function useScrollToOption(activeId: string | undefined): void {
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}
