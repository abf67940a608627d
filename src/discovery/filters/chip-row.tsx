// The selected filters above the results, each a button that removes it, and one that clears them all (FB-01).
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { amountText } from '#src/discovery/filters/amount.ts';
import styles from '#src/discovery/filters/chip-row.module.css';
import { type Chip, chipsOf } from '#src/discovery/filters/chips.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { removeFilterItem } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useClearFilters } from '#src/discovery/state/use-clear-filters.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

export function ChipRow() {
  const { instance } = useDiscovery();
  const { texts, formatPrice } = useHost();
  const { selected, filters } = useSnapshot(instance);
  const clear = useClearFilters();
  const list = useRef<HTMLUListElement>(null);
  const rangeText: Parameters<typeof chipsOf>[2] = ({ meta }, [low, high]) =>
    meta.type === 'range'
      ? `${amountText(low, meta, formatPrice)} – ${amountText(high, meta, formatPrice)}`
      : '';
  const chips = chipsOf(filters, selected, rangeText, texts);
  if (chips.length === 0) return null;

  /** Keeps the focus in the row, on the chip that takes the removed one's place. */
  function remove(chip: Chip, index: number) {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1])?.focus();
    removeFilterItem(instance, chip.filter, chip.item);
  }

  return (
    <section aria-label={texts.filters.selected} className={styles['row']} data-part="selected-filters">
      <ul ref={list} className={styles['chips']}>
        {chips.map((chip, index) => (
          <li key={chip.key}>
            <button
              type="button"
              className={styles['chip']}
              aria-label={texts.filters.remove(chip.name)}
              onClick={() => remove(chip, index)}
            >
              {chip.name}
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={clear}>
        {texts.filters.clearAll}
      </Button>
    </section>
  );
}
