// The search field: a form that works without script, and a combobox once it has focus (SM-09, SM-11).
import { lazy, type SyntheticEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '#contract/limits.ts';
import type { ComboboxState } from '#src/discovery/suggest/combobox-state.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import styles from '#src/discovery/suggest/search-field.module.css';
import { useUrlQuery, useGoToSearch } from '#src/discovery/suggest/use-search.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { Icon } from '#src/ui/icon.tsx';

const Suggestions = lazy(() =>
  import('#src/discovery/suggest/suggestions.tsx').then((file) => ({ default: file.Suggestions })),
);

const CLOSED: ComboboxState = { isOpen: false, activeId: undefined };

export function SearchField() {
  const { texts, navigation, storage } = useHost();
  const query = useUrlQuery();
  const goToSearch = useGoToSearch();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  /** Everything beyond the form is loaded with the first focus; a press opens the list, a passing Tab does not. */
  const [need, setNeed] = useState<'none' | 'soon' | 'now'>('none');
  const [combo, setCombo] = useState(CLOSED);
  const mirrored = useRef(query);

  /** SM-09: the field shows the address's query, whoever changed it. */
  useEffect(() => {
    if (mirrored.current === query || input.current === null) return;
    mirrored.current = query;
    input.current.value = query;
  }, [query]);

  function setText(text: string) {
    if (input.current !== null) input.current.value = text;
  }
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = input.current?.value ?? '';
    input.current?.blur();
    goToSearch(words);
    import('#src/discovery/suggest/history-store.ts')
      .then(({ saveSearch }) => saveSearch(storage, words))
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
      {/* Uncontrolled: what is typed before the script has come stays. */}
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
        aria-expanded={combo.isOpen}
        aria-controls={combo.isOpen ? listId : undefined}
        aria-activedescendant={combo.activeId}
        onFocus={() => setNeed((before) => (before === 'none' ? 'soon' : before))}
        onClick={() => setNeed('now')}
      />
      <button type="submit" className={styles['submit']} aria-label={texts.search.submit}>
        <Icon name="search" />
      </button>
      {need === 'none' ? null : (
        <Boundary name="Query suggestions">
          <Suspense fallback={null}>
            <Suggestions
              input={input}
              listId={listId}
              isPressed={need === 'now'}
              onComboboxChange={setCombo}
              onTextChange={setText}
            />
          </Suspense>
        </Boundary>
      )}
    </form>
  );
}
