// The row of selected filters above the results; each says that it removes, and one clears them all (FB-01).
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { amountText } from '#src/discovery/filters/amount.ts';
import styles from '#src/discovery/filters/chip-row.module.css';
import { type Chip, chipsOf } from '#src/discovery/filters/chips.ts';
import { clearFilters, removeFilterItem, toggleCategory } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { pathKey, topChecked, treeOf } from '#src/discovery/state/hierarchy.ts';
import type { Instance } from '#src/discovery/state/instance.ts';
import { itemsOf } from '#src/discovery/state/selection.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

export function ChipRow() {
  const { instance } = useDiscovery();
  const { texts, market } = useServices();
  const { selected, filters } = useSnapshot(instance);
  const list = useRef<HTMLUListElement>(null);
  const chips = chipsOf(filters, selected, (definition, [low, high]) =>
    definition.meta.type === 'range'
      ? `${amountText(low, definition.meta, market)} – ${amountText(high, definition.meta, market)}`
      : '',
  );
  if (chips.length === 0) return null;

  /** Focus stays in the row: on the chip that takes the removed one's place. */
  function remove(chip: Chip, at: number) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    removeChip(instance, chip);
  }

  return (
    <section aria-label={texts.filters.selected} className={styles['row']} data-part="selected-filters">
      <ul ref={list} className={styles['chips']}>
        {chips.map((chip, at) => (
          <li key={chip.key}>
            <button
              type="button"
              className={styles['chip']}
              aria-label={texts.filters.remove(chip.name)}
              onClick={() => remove(chip, at)}
            >
              {chip.name}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => clearFilters(instance)}>
        {texts.filters.clearAll}
      </Button>
    </section>
  );
}

function removeChip(instance: Instance, { filter, item }: Chip): void {
  const definition = instance.filters.find(({ field, op }) => field === filter.field && op === filter.op);
  if (definition?.meta.type !== 'checkbox-hierarchical' || !Array.isArray(item)) {
    removeFilterItem(instance, filter, item);
    return;
  }
  // A category goes with all that is below it, as its own box would take it.
  const checked = topChecked(treeOf(definition.meta), itemsOf(instance.selected, filter));
  const node = checked.find(({ key }) => key === pathKey(item));
  if (node !== undefined) toggleCategory(instance, definition, node);
}
