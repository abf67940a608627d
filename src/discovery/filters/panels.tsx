// The panels that the bar opens, loaded when first needed: filter column, sort popover, and the sheet with both.
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import styles from '#src/discovery/filters/panels.module.css';
import { useEscapeInside } from '#src/discovery/filters/use-escape-inside.ts';
import { SortOptions } from '#src/discovery/sorting/sort-options.tsx';
import { openPanel } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useClearFilters } from '#src/discovery/state/use-clear-filters.ts';
import { useHost, useTexts } from '#src/discovery/host-context.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { Button } from '#src/ui/button.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** `takesFocus`: it was opened by keyboard, so focus moves to its first control. */
export function FilterColumn({
  id,
  takesFocus,
  onClose,
}: {
  id: string;
  takesFocus: boolean;
  onClose: () => void;
}) {
  const { texts, filterSettings } = useHost();
  const column = useRef<HTMLElement>(null);
  // The column shows first that it opens; its filters are drawn in slices after that.
  const hasFilters = useDeferredValue(true, false);
  useEscapeInside(column, onClose);
  useEffect(() => {
    if (!takesFocus || !hasFilters) return;
    // Who has gone on from the toggle meanwhile stays there.
    if (document.activeElement?.getAttribute('aria-controls') !== id) return;
    column.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [takesFocus, hasFilters, id]);
  return (
    <section
      ref={column}
      id={id}
      className={styles['column']}
      aria-label={texts.filters.title}
      data-part="filters"
      data-columns={filterSettings?.standInColumns || undefined}
    >
      <h2 className={styles['hidden']}>{texts.filters.title}</h2>
      {hasFilters ? <FilterList /> : null}
    </section>
  );
}

/** Closes on Escape, on a choice by pointer, and on a press or focus elsewhere; arrow keys change the choice without closing. */
export function SortPopover({ id, onClose }: { id: string; onClose: () => void }) {
  const { instance } = useDiscovery();
  const popover = useRef<HTMLDivElement>(null);
  const isByPointer = useRef(false);
  useEscapeInside(popover, onClose);
  const handleDocumentEvent = useEffectEvent((event: Event) => {
    isByPointer.current = event.type === 'pointerdown' || (isByPointer.current && event.type === 'focusin');
    const box = popover.current?.parentElement;
    const isOutside = event.target instanceof Node && !box?.contains(event.target);
    if (isOutside && event.type !== 'keydown') openPanel(instance, null);
  });
  useEffect(() => {
    popover.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    const listen = (event: Event) => handleDocumentEvent(event);
    const types = ['pointerdown', 'focusin', 'keydown'];
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);
  return (
    <div ref={popover} id={id} className={styles['popover']} data-part="sorting">
      <SortOptions
        onChosen={() => {
          if (isByPointer.current) onClose();
        }}
      />
    </div>
  );
}

/** FB-02: sorting and filters as sections of one sheet; its footer says how many products it will show. */
export function FilterSheet({ initialSection }: { initialSection: 'filters' | 'sorting' }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { sorts } = useSnapshot(instance).products;
  return (
    <Modal
      title={texts.filters.title}
      onClose={() => openPanel(instance, null)}
      footer={<SheetFoot initialSection={initialSection} />}
    >
      <Boundary name="Sorting and filters">
        {sorts.length === 0 ? null : (
          <Collapsible
            title={<h3 className={styles['title']}>{texts.filters.sort}</h3>}
            isInitiallyOpen={initialSection === 'sorting'}
          >
            <SortOptions />
          </Collapsible>
        )}
        <FilterList />
      </Boundary>
    </Modal>
  );
}

/** Of its own, so that a choice does not draw the sheet again. */
function SheetFoot({ initialSection }: { initialSection: 'filters' | 'sorting' }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { products, selected } = useSnapshot(instance);
  const clear = useClearFilters();
  const show = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles['foot']}>
      {selected.length === 0 ? null : (
        <Button
          onClick={() => {
            // This button goes with the filters.
            show.current?.focus();
            clear();
            // Clearing closes the panel; the sheet stays open until the shopper closes it.
            openPanel(instance, initialSection);
          }}
        >
          {texts.filters.clear}
        </Button>
      )}
      <Button ref={show} kind="primary" isWide onClick={() => openPanel(instance, null)}>
        {texts.filters.show(products.total)}
      </Button>
      <VisuallyHidden>
        <span role="status">{texts.listing.count(products.total)}</span>
      </VisuallyHidden>
    </div>
  );
}
