// The bar above the results: filter toggle with the number of selected filters, product count, sort toggle (FB-01, FB-04, SP-03).
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Products } from '#contract/clients.ts';
import styles from '#src/discovery/filters/filter-bar.module.css';
import { chipsOf } from '#src/discovery/filters/chips.ts';
import { onWideChange, useIsWide } from '#src/discovery/filters/use-is-wide.ts';
import { useHost, useTexts } from '#src/discovery/host-context.tsx';
import { sortChoicesOf, selectedChoiceOf } from '#src/discovery/sorting/sort-list.ts';
import { openPanel } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useReadable } from '#src/ui/readable.ts';

const loadPanels = () => import('#src/discovery/filters/panels.tsx');
const SortPopover = deferredComponent(() => loadPanels().then((file) => file.SortPopover));
const FilterSheet = deferredComponent(() => loadPanels().then((file) => file.FilterSheet));
function preloadPanels(): void {
  SortPopover.preload();
  FilterSheet.preload();
}

/** SH-04: the modal id by which the page asks for the filters. */
const FILTERS_MODAL = 'MOBILE_FILTERS';
const FILTER_ICON = 'M4 7h16M7 12h10m-7 5h4';
/** By direction: an arrow beside lines that grow or shrink. */
const SORT_ICONS = {
  asc: 'M7 19V5m0 0L3.5 8.5M7 5l3.5 3.5M14 7h3m-3 5h5m-5 5h7',
  desc: 'M7 5v14m0 0l-3.5-3.5M7 19l3.5-3.5M14 7h7m-7 5h5m-5 5h3',
};

interface FilterBarProps {
  /** Those on show. */
  readonly products: Products;
  /** Formats the number of products. */
  readonly countText: (total: number) => string;
  /** Id of the column in which the filters open on wide windows. */
  readonly columnId: string;
  /** Called when the filters open; when opened by keyboard, focus moves into them. */
  readonly onOpenFilters: (isByKeyboard: boolean) => void;
  /** The row of sizes: beside the count where the bar has room, otherwise below it. */
  readonly sizes: ReactNode;
}

export function FilterBar({ products, countText, columnId, onOpenFilters, sizes }: FilterBarProps) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { filters, selected, filtersOpen, sortingOpen, sort } = useSnapshot(instance);
  const isWide = useIsWide();
  const popoverId = useId();
  const filterToggle = useRef<HTMLButtonElement>(null);
  const sortToggle = useRef<HTMLButtonElement>(null);
  useMobileFiltersModal();
  useCloseWhenWide(filterToggle);
  const selectedChoice = selectedChoiceOf(sortChoicesOf(products.sorts), sort ?? products.querySort);
  const selectedCount = chipsOf(filters, selected, () => '', texts).length;
  // Nothing found without filters: there is nothing to filter or sort.
  const isEmpty = products.total === 0 && selected.length === 0;
  const preload = { onPointerEnter: preloadPanels, onFocus: preloadPanels };

  function toggleFilters(event: MouseEvent) {
    openPanel(instance, filtersOpen ? null : 'filters');
    // `detail` is the click count of a pointer; 0 for a key press.
    if (!filtersOpen) onOpenFilters(event.detail === 0);
  }
  const closePanel = () => openPanel(instance, null);
  function closeSorting() {
    closePanel();
    sortToggle.current?.focus();
  }

  return (
    <div className={styles['bar']} data-part="bar">
      <button
        ref={filterToggle}
        hidden={isEmpty}
        type="button"
        className={styles['toggle']}
        aria-expanded={filtersOpen}
        aria-controls={filtersOpen && isWide ? columnId : undefined}
        onClick={toggleFilters}
        {...preload}
      >
        <Icon path={FILTER_ICON} />
        {texts.filters.openCount(selectedCount)}
      </button>
      <Boundary name="Showing results">
        <ResultCount total={products.total} countText={countText} />
      </Boundary>
      {products.sorts.length === 0 || isEmpty ? null : (
        <div className={styles['sorting']}>
          <button
            ref={sortToggle}
            type="button"
            className={styles['toggle']}
            aria-expanded={sortingOpen}
            aria-controls={sortingOpen && isWide ? popoverId : undefined}
            aria-label={texts.filters.sortedBy(selectedChoice?.name ?? '')}
            onClick={() => openPanel(instance, sortingOpen ? null : 'sorting')}
            {...preload}
          >
            <Icon path={SORT_ICONS[selectedChoice?.order ?? 'desc']} />
            <span className={styles['order']}>{selectedChoice?.name}</span>
            <span className={styles['whole-order']}>
              {texts.filters.sortedBy(selectedChoice?.name ?? '')}
            </span>
          </button>
          {sortingOpen && isWide ? (
            <DialogBoundary name="Sorting" onClose={closePanel}>
              <SortPopover id={popoverId} onClose={closeSorting} />
            </DialogBoundary>
          ) : null}
        </div>
      )}
      {sizes === null ? null : <div className={styles['sizes']}>{sizes}</div>}
      {(filtersOpen || sortingOpen) && !isWide ? (
        <DialogBoundary name="Sorting and filters" onClose={closePanel}>
          <FilterSheet initialSection={sortingOpen ? 'sorting' : 'filters'} />
        </DialogBoundary>
      ) : null}
    </div>
  );
}

/** A component of its own, so that a failing text fails inside its boundary. */
function ResultCount({ total, countText }: { total: number } & Pick<FilterBarProps, 'countText'>) {
  return (
    <p role="status" className={styles['count']}>
      {countText(total)}
    </p>
  );
}

/** SH-05: opens this screen's own panel in place of a modal of the page. */
function useMobileFiltersModal(): void {
  const { instance } = useDiscovery();
  const { modals } = useHost();
  const activeModal = useReadable(modals.active);
  useEffect(() => {
    if (activeModal !== FILTERS_MODAL) return;
    modals.close(FILTERS_MODAL);
    openPanel(instance, 'filters');
  }, [activeModal, modals, instance]);
}

/** FB-04: closes the sheet when the window becomes wide; focus returns to the filter toggle. */
function useCloseWhenWide(toggle: { readonly current: HTMLButtonElement | null }): void {
  const { instance } = useDiscovery();
  useEffect(
    () =>
      onWideChange(() => {
        if (!instance.filtersOpen && !instance.sortingOpen) return;
        openPanel(instance, null);
        toggle.current?.focus();
      }),
    [instance, toggle],
  );
}
