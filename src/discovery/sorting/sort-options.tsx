// The sort choices as radio buttons (DA-14).
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { sortChoicesOf, selectedChoiceOf } from '#src/discovery/sorting/sort-list.ts';
import styles from '#src/discovery/sorting/sort-options.module.css';
import { setSort } from '#src/discovery/state/actions.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { useTexts } from '#src/discovery/host-context.tsx';

export function SortOptions({ onChosen }: { onChosen?: () => void }) {
  const { instance } = useDiscovery();
  const texts = useTexts();
  const { products, sort } = useSnapshot(instance);
  const name = useId();
  const choices = sortChoicesOf(products.sorts);
  const selectedChoice = selectedChoiceOf(choices, sort ?? products.querySort);
  return (
    <fieldset>
      <legend className={styles['legend']}>{texts.filters.sortTitle}</legend>
      {choices.map((choice) => (
        <label key={choice.key} className={styles['choice']}>
          <input
            type="radio"
            className={styles['radio']}
            name={name}
            checked={choice === selectedChoice}
            onChange={() => {
              setSort(instance, { field: choice.field, order: choice.order });
              onChosen?.();
            }}
          />
          {choice.name}
        </label>
      ))}
    </fieldset>
  );
}
