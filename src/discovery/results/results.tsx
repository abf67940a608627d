// The results of a listing or search: bar, chips, filters, grid, load more, empty state.
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ListingLayout } from '#contract/listing-layout.ts';
import { FilterBar } from '#src/discovery/filters/filter-bar.tsx';
import { ChipRow } from '#src/discovery/filters/chip-row.tsx';
import { useFocusNewItem } from '#src/discovery/filters/use-focus-new-item.ts';
import { quickSizesOf } from '#src/discovery/filters/quick-sizes.ts';
import { useIsWide } from '#src/discovery/filters/use-is-wide.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { Grid } from '#src/discovery/results/grid.tsx';
import { LoadMore } from '#src/discovery/results/load-more.tsx';
import { PlaceholderGrid, PlaceholderSlider } from '#src/discovery/results/placeholders.tsx';
import { CARD_TARGETS } from '#src/discovery/results/result-card.tsx';
import styles from '#src/discovery/results/results.module.css';
import { focusBar, useRestoreFocus } from '#src/discovery/results/use-restore-focus.ts';
import { useLoadMore } from '#src/discovery/results/use-load-more.ts';
import { useShownResults } from '#src/discovery/results/use-shown-results.ts';
import { openPanel } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { placeholderCount } from '#src/discovery/state/page-size.ts';
import { watchInput } from '#src/discovery/state/watch-input.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';
import { FreshnessNote } from '#src/ui/freshness-note.tsx';
import { island } from '#src/ui/island.tsx';

const FilterColumn = deferredComponent(
  () => import('#src/discovery/filters/panels.tsx').then((file) => file.FilterColumn),
  // It takes the column's place.
  <div />,
);

const ClearedToast = deferredComponent(() =>
  import('#src/discovery/filters/cleared-toast.tsx').then((file) => file.ClearedToast),
);

const QuickSizeRow = island(() =>
  import('#src/discovery/filters/quick-size-row.tsx').then((file) => file.QuickSizeRow),
);
const ScrollControls = island(() =>
  import('#src/discovery/results/scroll-controls.tsx').then((file) => file.ScrollControls),
);

interface ResultsProps {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Formats the number of products. */
  readonly countText: (total: number) => string;
  /** PA-01: number of cards of the first load. */
  readonly pageSize: number;
  /** Shown instead of the grid when nothing was found. */
  readonly empty: ReactNode;
  /** Of the products; a grid by default. */
  readonly layout?: ListingLayout;
}

export function Results({ label, countText, pageSize, empty, layout = 'grid' }: ResultsProps) {
  const { instance } = useDiscovery();
  const { filters, filtersOpen, sortingOpen, status, cleared } = useSnapshot(instance);
  const shown = useShownResults(instance);
  const { filterSettings } = useHost();
  const columnId = useId();
  const [isByKeyboard, setByKeyboard] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusItem = useFocusNewItem(list, CARD_TARGETS);
  const load = useLoadMore(pageSize);
  const isSlider = layout !== 'grid';
  const ProductPlaceholders = isSlider ? PlaceholderSlider : PlaceholderGrid;
  useRestoreFocus(bar);

  const closePanel = () => openPanel(instance, null);
  function closeColumn() {
    closePanel();
    bar.current?.querySelector('button')?.focus();
  }
  /** The focus goes on to what came, unless the shopper has taken it elsewhere; who has scrolled stays there. */
  async function loadMore() {
    const pressed = document.activeElement;
    const input = watchInput();
    const index = await load(false);
    input.end();
    const { activeElement } = document;
    if (index === null || (activeElement !== pressed && activeElement !== document.body)) return;
    focusItem(index, { preventScroll: input.hasActed() });
  }

  return (
    <section className={styles['results']} aria-label={label}>
      <div ref={bar}>
        {layout === 'slider-without-filters' ? null : (
          <Boundary name="Sorting and filters">
            <FilterBar
              products={shown.products}
              countText={countText}
              columnId={columnId}
              onOpenFilters={setByKeyboard}
              sizes={
                quickSizesOf(filters) === undefined ? null : (
                  <Boundary name="Quick sizes">
                    <QuickSizeRow />
                  </Boundary>
                )
              }
            />
          </Boundary>
        )}
        <Boundary name="Selected filters">
          <ChipRow />
        </Boundary>
      </div>
      {/* Before the cards: by keyboard its buttons are reached while it is there. */}
      {cleared === null ? null : (
        <ClearedToast isPanelOpen={filtersOpen || sortingOpen} onBeforeLeave={() => focusBar(bar.current)} />
      )}
      <FreshnessNote freshness={shown.products.freshness} />
      <div
        ref={area}
        className={styles['area']}
        data-panel={filtersOpen ? (filterSettings?.standInColumns ? 'columns' : 'column') : undefined}
      >
        {filtersOpen ? (
          <WhenWide>
            <DialogBoundary name="Sorting and filters" onClose={closePanel}>
              <FilterColumn id={columnId} takesFocus={isByKeyboard} onClose={closeColumn} />
            </DialogBoundary>
          </WhenWide>
        ) : null}
        <Boundary name="Search results">
          <div className={styles['cards']}>
            {shown.cards.length > 0 ? (
              <Grid
                shown={shown}
                label={label}
                pageSize={pageSize}
                isSlider={isSlider}
                list={list}
                onTriggerReached={() => void load(true)}
              />
            ) : status.state === 'loading' || shown.isDrawing ? (
              <ProductPlaceholders count={placeholderCount(pageSize)} />
            ) : (
              empty
            )}
            <LoadMore shown={shown} onLoadMore={() => void loadMore()} />
          </div>
        </Boundary>
      </div>
      {isSlider ? null : <ScrollControls bar={bar} area={area} />}
    </section>
  );
}

/** Reads the window's width only once it matters: reading it during hydration would render everything around it twice. */
function WhenWide({ children }: { children: ReactNode }) {
  return useIsWide() ? children : null;
}
