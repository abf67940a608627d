// The search field: a form that works without script, and a combobox once it is focused (SM-09, SM-11).
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import type { ComboboxState } from '#src/discovery/suggest/combobox-state.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import styles from '#src/discovery/suggest/search-field.module.css';
import { setFieldText } from '#src/discovery/suggest/field-text.ts';
import { useUrlQuery, useGoToSearch } from '#src/discovery/suggest/use-search.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredPart } from '#src/ui/deferred-component.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { untilLoaded } from '#src/ui/island.tsx';
import { withItsStyles } from '#src/ui/lost-styles.ts';

// Asked for until they can be had: the field works without them, and would be without them for as long as the page lives.
const Suggestions = deferredPart(
  () =>
    untilLoaded(() =>
      withItsStyles(() => import('#src/discovery/suggest/suggestions.tsx').then((file) => file.Suggestions)),
    ),
  null,
);

const CLOSED: ComboboxState = { isOpen: false, activeId: undefined };

export function SearchField() {
  const { texts, navigation, storage } = useHost();
  const query = useUrlQuery();
  const goToSearch = useGoToSearch();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  /** The suggestions are loaded on first focus; a press also opens the list, Tab alone does not. */
  const [demand, setDemand] = useState<'none' | 'focused' | 'pressed'>('none');
  const [combobox, setCombobox] = useState(CLOSED);
  const [override, setOverride] = useState<string | null>(null);
  const shownQuery = useRef(query);

  /** SM-09: the field follows the query in the URL. What was typed over it is left only for another query. */
  useEffect(() => {
    const { current: field } = input;
    if (shownQuery.current === query || field === null) return;
    if (query !== '' || field.value === shownQuery.current) setFieldText(field, query);
    shownQuery.current = query;
  }, [query]);

  useEffect(() => {
    let end: (() => void) | undefined;
    let isEnded = false;
    import('#src/discovery/suggest/field-value.ts').then(
      ({ keepFieldValue }) => {
        if (!isEnded && input.current !== null) end = keepFieldValue(input.current);
      },
      (error: unknown) => report(error, 'field value'),
    );
    return () => {
      isEnded = true;
      end?.();
    };
  }, []);

  function setText(text: string) {
    if (input.current !== null) input.current.value = text;
  }
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    input.current?.blur();
    // SM-07
    if (override !== null) {
      void navigation.navigate(override, { isReplacing: false });
      return;
    }
    goToSearch(typed);
    import('#src/discovery/suggest/history-store.ts')
      .then(({ saveSearch }) => saveSearch(storage, typed))
      .catch((error: unknown) => report(error, 'search history'));
  }

  return (
    <form
      role="search"
      className={styles['form']}
      data-part="search-field"
      action={navigation.searchUrl('')}
      method="get"
      onSubmit={submit}
    >
      {/* Uncontrolled, so that text typed before hydration stays. */}
      <input
        ref={input}
        className={styles['input']}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="query"
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={texts.search.field}
        aria-label={texts.search.field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={combobox.isOpen}
        aria-controls={combobox.isOpen ? listId : undefined}
        aria-activedescendant={combobox.activeId}
        onFocus={() => setDemand((before) => (before === 'none' ? 'focused' : before))}
        onClick={() => setDemand('pressed')}
      />
      <button type="submit" className={styles['submit']} aria-label={texts.search.submit}>
        <Icon name="search" />
      </button>
      {demand === 'none' ? null : (
        <Boundary name="Query suggestions">
          <Suggestions
            input={input}
            listId={listId}
            isPressed={demand === 'pressed'}
            onComboboxChange={setCombobox}
            onOverrideChange={setOverride}
            onTextChange={setText}
          />
        </Boundary>
      )}
    </form>
  );
}
