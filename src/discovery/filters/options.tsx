// The options of one filter as native checkboxes or radios: a list, size boxes, or colour swatches (DA-12, FI-03, FI-04, FI-07).
import { type CSSProperties, memo, useId, useMemo, useRef } from 'react';
import type { FilterDefinition, ValuesMetaType } from '#contract/filters.ts';
import { swatchColor, tickColor } from '#src/discovery/filters/contrast.ts';
import {
  initialOptionCount,
  matchesQuery,
  type FilterOption,
  optionsOf,
} from '#src/discovery/filters/option-list.ts';
import styles from '#src/discovery/filters/options.module.css';
import { useFocusNewItem } from '#src/discovery/filters/use-focus-new-item.ts';
import { useLocalFilter } from '#src/discovery/filters/use-local-filter.ts';
import { usePressedItems } from '#src/discovery/filters/use-pressed-items.ts';
import { ViewMore } from '#src/discovery/filters/view-more.tsx';
import { toggleFilterValue } from '#src/discovery/state/filter-actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { isSameItem } from '#src/discovery/state/selection.ts';
import { toggledItems } from '#src/discovery/state/selection-changes.ts';
import { useTexts } from '#src/discovery/host-context.tsx';

interface OptionsProps {
  readonly definition: FilterDefinition & { readonly meta: ValuesMetaType };
  /** Text in the group's search box; empty: the first options are visible. */
  readonly query: string;
}

export function Options({ definition, query }: OptionsProps) {
  const [items, press] = usePressedItems(definition);
  const isChecked = (value: string) => items.some((item) => isSameItem(item, value));
  const [{ isShowingAll = false }, setLocal] = useLocalFilter(`${definition.field} ${definition.op}`);
  const list = useRef<HTMLUListElement>(null);
  const focusItem = useFocusNewItem(list, 'input', true);
  const name = useId();
  const { meta } = definition;
  const texts = useTexts();
  const options = useMemo(() => optionsOf(definition, texts), [definition, texts]);
  const initialCount = initialOptionCount(meta.type, options.length);
  const isSearching = query.trim() !== '';
  // Checked options are always visible, also beyond the first few.
  const visible = options.filter(({ value, name: title }, index) =>
    isSearching ? matchesQuery(title, query) : isShowingAll || index < initialCount || isChecked(value),
  );

  return (
    <>
      <ul ref={list} className={styles[meta.type]}>
        {visible.map((option) => (
          <li key={option.value}>
            <OptionBox
              definition={definition}
              option={option}
              radioName={name}
              isChecked={isChecked(option.value)}
              onPress={press}
            />
          </li>
        ))}
      </ul>
      {isSearching || initialCount === options.length ? null : (
        <ViewMore
          isExpanded={isShowingAll}
          onToggle={() => {
            // One without products takes no focus.
            if (!isShowingAll)
              focusItem(options.findIndex((one) => !visible.includes(one) && one.count !== 0));
            setLocal({ isShowingAll: !isShowingAll });
          }}
        />
      )}
    </>
  );
}

interface OptionBoxProps {
  readonly definition: OptionsProps['definition'];
  readonly option: FilterOption;
  readonly radioName: string;
  readonly isChecked: boolean;
  readonly onPress: ReturnType<typeof usePressedItems>[1];
}

/** How an option of each type looks, and whether one can be chosen or several. */
const OPTION_STYLES: {
  readonly [T in ValuesMetaType['type']]: {
    readonly shape: 'row' | 'size' | 'color';
    readonly input: 'checkbox' | 'radio';
  };
} = {
  checkbox: { shape: 'row', input: 'checkbox' },
  radio: { shape: 'row', input: 'radio' },
  'checkbox-grid': { shape: 'size', input: 'checkbox' },
  'checkbox-color': { shape: 'color', input: 'checkbox' },
};

/** Drawn again only if something of it has changed: a press concerns one of many. */
const OptionBox = memo(function OptionBox({
  definition,
  option,
  radioName,
  isChecked,
  onPress,
}: OptionBoxProps) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { shape, input } = OPTION_STYLES[definition.meta.type];
  const color = shape === 'color' ? swatchColor(option.swatch) : null;
  return (
    <label className={styles[`option-${shape}`]} data-state={stateOf(option, isChecked)}>
      <input
        type={input}
        name={input === 'radio' ? radioName : undefined}
        className={styles[shape === 'row' ? 'box' : 'cover']}
        checked={isChecked}
        disabled={option.count === 0 && !isChecked}
        aria-label={texts.filters.option(option.name, option.count)}
        onChange={() =>
          onPress(
            (items) => toggledItems(items, definition, option.value),
            () => toggleFilterValue(instance, definition, option.value),
          )
        }
      />
      {shape === 'color' ? (
        <span
          className={styles['swatch']}
          data-unknown={color === null || undefined}
          data-checked={isChecked || undefined}
          style={
            color === null
              ? undefined
              : ({ '--swatch': color, '--swatch-tick': tickColor(color) } as CSSProperties)
          }
        />
      ) : null}
      <span className={styles['name']}>{option.name}</span>
      {shape === 'size' ? null : (
        <span className={styles['count']} aria-hidden="true">
          {texts.filters.count(option.count)}
        </span>
      )}
    </label>
  );
});

function stateOf({ count }: FilterOption, isChecked: boolean): 'checked' | 'empty' | 'open' {
  if (isChecked) return 'checked';
  return count === 0 ? 'empty' : 'open';
}
