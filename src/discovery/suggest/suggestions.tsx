// The list below the search field: queries, earlier searches, categories, pages, products; loaded with the first focus.
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { MIDDLE_BUTTON } from '#contract/early-clicks.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import type { ComboboxState } from '#src/discovery/suggest/combobox-state.ts';
import { clearHistory, readHistory, saveSearch } from '#src/discovery/suggest/history-store.ts';
import { countItems, type SuggestionItem, type SuggestionSection } from '#src/discovery/suggest/items.ts';
import { OptionContent } from '#src/discovery/suggest/option.tsx';
import {
  closeSuggestions,
  createSuggestState,
  notFoundIn,
  overrideOfState,
  sectionsOfState,
  setHistory,
} from '#src/discovery/suggest/state.ts';
import styles from '#src/discovery/suggest/suggestions.module.css';
import {
  isWideWindow,
  optionId,
  useComboboxBinding,
  useLayoutWidth,
  useScrollToOption,
} from '#src/discovery/suggest/use-combobox.ts';
import { trackCard } from '#src/discovery/tracking.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Link } from '#src/ui/link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the list and prefix of its options' ids. */
  readonly listId: string;
  /** The field was pressed, not only focused: the list opens. */
  readonly isPressed: boolean;
  readonly onComboboxChange: (combobox: ComboboxState) => void;
  /** SM-07: where Enter leads in place of the search page; null: there. */
  readonly onOverrideChange: (href: string | null) => void;
  /** Sets the text of the field. */
  readonly onTextChange: (text: string) => void;
}

export function Suggestions({
  input,
  listId,
  isPressed,
  onComboboxChange,
  onOverrideChange,
  onTextChange,
}: SuggestionsProps) {
  const { texts, navigation, storage, client, track, suggestionSettings = {} } = useHost();
  const { centre = false, animate = false, moveByGroup = false } = suggestionSettings;
  const [state] = useState(() =>
    createSuggestState(input.current?.defaultValue ?? '', readHistory(storage), {
      isWide: isWideWindow(),
      hasGroupKeys: moveByGroup,
    }),
  );
  useComboboxBinding(input, listId, state, isPressed);
  useLayoutWidth(state);
  const snapshot = useSnapshot(state);
  const sections = sectionsOfState(snapshot);
  const textSections = sections.filter(({ kind }) => kind !== 'products');
  const columns = textSections.length === 0 || textSections.length === sections.length ? 1 : 2;
  const count = countItems(sections);
  const typed = snapshot.typed.trim();
  const notFound = notFoundIn(snapshot);
  const isOpen = snapshot.isOpen && count > 0;
  const activeId = isOpen && snapshot.active >= 0 ? optionId(listId, snapshot.active) : undefined;
  // Enter and other tabs add to it as well.
  useEffect(() => {
    if (snapshot.isOpen) setHistory(state, readHistory(storage));
  }, [state, storage, snapshot.isOpen]);
  useScrollToOption(activeId);
  useEffect(() => onComboboxChange({ isOpen, activeId }), [onComboboxChange, isOpen, activeId]);
  const override = overrideOfState(snapshot);
  useEffect(() => onOverrideChange(override), [onOverrideChange, override]);

  function urlOf(item: SuggestionItem): string {
    switch (item.kind) {
      case 'listing':
        return item.listing.href;
      case 'content':
        return item.link.href;
      case 'product':
        return item.card.variants[item.card.variantIndex]?.href ?? navigation.searchUrl('');
      case 'query':
      case 'previous':
      case 'all':
        return navigation.searchUrl(item.query);
    }
  }

  function handleNavigate(item: SuggestionItem) {
    if ('query' in item && item.query !== '') {
      saveSearch(storage, item.query);
      onTextChange(item.query);
    }
    closeSuggestions(state);
    input.current?.blur();
  }

  /** As a result of the search, or as recommended where it found nothing. */
  function tellClick(item: SuggestionItem) {
    if (item.kind === 'product')
      trackCard(track, 'click', item.card, snapshot.shown?.total === 0 ? 'recommendation' : 'search');
  }

  const option = ({ index, item }: SuggestionSection['items'][number]) => (
    <Link
      key={index}
      id={optionId(listId, index)}
      role="option"
      aria-selected={snapshot.active === index}
      tabIndex={-1}
      className={styles['option']}
      href={urlOf(item)}
      onClick={(event) => {
        tellClick(item);
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) handleNavigate(item);
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON) tellClick(item);
      }}
    >
      <OptionContent item={item} />
    </Link>
  );
  const section = ({ kind, items }: SuggestionSection) => {
    const content = (
      <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`} className={styles['section']}>
        <div id={`${listId}-${kind}`} className={styles['heading']}>
          {headingOf(kind)}
        </div>
        <Part render={() => items.map(option)} />
      </div>
    );
    // ER-01
    switch (kind) {
      case 'products':
        return (
          <Boundary key={kind} name="Instant results">
            {content}
          </Boundary>
        );
      case 'listings':
        return (
          <Boundary
            key={kind}
            name={items.some(isVisual) ? 'Visual listing suggestions' : 'Category suggestions'}
          >
            {content}
          </Boundary>
        );
      default:
        return content;
    }
  };
  function headingOf(kind: SuggestionSection['kind']): string {
    switch (kind) {
      case 'queries':
        return texts.search.suggestions;
      case 'previous':
        return texts.search.previous;
      case 'listings':
        return texts.search.listings;
      case 'content':
        return texts.search.content;
      case 'products':
        return notFound === null
          ? texts.search.products(typed === '' ? 0 : (snapshot.shown?.total ?? 0))
          : texts.search.alternatives;
    }
  }

  function clearField() {
    onTextChange('');
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    input.current?.focus();
  }
  function goBack() {
    closeSuggestions(state);
    input.current?.blur();
  }

  return (
    <>
      {isOpen && centre ? (
        <div className={styles['backdrop']} data-part="suggestions-backdrop" onPointerDown={goBack} />
      ) : null}
      {isOpen ? (
        <button type="button" className={styles['back']} aria-label={texts.search.back} onClick={goBack}>
          <Icon name="left" />
        </button>
      ) : null}
      {snapshot.typed === '' ? null : (
        <button
          type="button"
          className={styles['clear']}
          aria-label={texts.search.clear}
          onClick={clearField}
        >
          <Icon name="close" />
        </button>
      )}
      <VisuallyHidden>
        <span role="status">
          {snapshot.isOpen && snapshot.loadedQuery !== null
            ? notFound !== null || count === 0
              ? texts.listing.noResults
              : texts.search.announce(count)
            : ''}
        </span>
      </VisuallyHidden>
      {isOpen ? (
        <div
          className={styles['popup']}
          data-part="suggestions"
          data-columns={columns}
          data-centre={centre || undefined}
          data-animated={animate || undefined}
        >
          {notFound === null ? null : <p className={styles['nothing']}>{texts.search.none(notFound)}</p>}
          <div
            id={listId}
            role="listbox"
            aria-label={texts.search.suggestions}
            className={styles['list']}
            data-columns={columns}
          >
            {textSections.length === 0 ? null : <div role="presentation">{textSections.map(section)}</div>}
            {sections.filter(({ kind }) => kind === 'products').map(section)}
          </div>
          {sections.some(({ kind }) => kind === 'previous') ? (
            <div className={styles['forget']}>
              <Button
                kind="quiet"
                onClick={() => {
                  clearHistory(storage);
                  client.forgetSearches().catch((error: unknown) => report(error, 'search history'));
                  setHistory(state, []);
                  input.current?.focus();
                }}
              >
                {texts.search.clearPrevious}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Renders inside of the boundary around it. */
function Part({ render }: { render: () => ReactNode }): ReactNode {
  return render();
}

/** A listing with a picture. */
function isVisual({ item }: SuggestionSection['items'][number]): boolean {
  return item.kind === 'listing' && (item.listing as typeof item.listing | null)?.image != null;
}
