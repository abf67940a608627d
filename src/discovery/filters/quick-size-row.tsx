// The sizes as one-touch chips over the results: the size facet without its panel (LI-05).
import { useSnapshot } from 'valtio';
import { ONE_SIZE } from '#contract/limits.ts';
import { optionsOf, withoutEmptyValues } from '#src/discovery/filters/option-list.ts';
import styles from '#src/discovery/filters/chip-row.module.css';
import { quickSizesOf, type SizeDefinition } from '#src/discovery/filters/quick-sizes.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { isSelected } from '#src/discovery/state/selection.ts';

export function QuickSizeRow() {
  const { instance } = useDiscovery();
  const { texts, filterSettings } = useHost();
  const { filters, selected } = useSnapshot(instance);
  const definition = quickSizesOf(filters);
  if (definition === undefined) return null;
  const { title } = definition.meta;
  const [offered] = filterSettings?.hideEmptyValues
    ? withoutEmptyValues([definition], selected)
    : [definition];
  // Its place in the bar stays.
  const options = offered === undefined ? [] : optionsOf(offered as SizeDefinition, texts);
  // One size that is left alone is no choice, unless it was chosen.
  const [only, other] = options;
  if (only?.value === ONE_SIZE && other === undefined && !isSelected(selected, definition, ONE_SIZE))
    return null;
  return (
    <ul className={`${styles['row']} ${styles['sizes']}`} data-part="quick-sizes" aria-label={title}>
      {options.map(({ value, name, count }) => {
        const isChosen = isSelected(selected, definition, value);
        return (
          <li key={value}>
            <button
              type="button"
              className={styles['chip']}
              aria-pressed={isChosen}
              aria-label={`${title} ${texts.filters.option(name, count)}`}
              // FI-03: as in the facet.
              disabled={count === 0 && !isChosen}
              onClick={() => toggleFilterValue(instance, definition, value)}
            >
              {name}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
