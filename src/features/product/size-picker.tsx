// The sizes as a group of radio buttons; a sold-out size is disabled and says so, and a single size is plain text.
import { useId } from 'react';
import type { ProductColor } from '#contract/product.ts';
import styles from '#src/features/product/size-picker.module.css';
import { sizeName } from '#src/features/product/choice.ts';
import { useTexts } from '#src/services/services.tsx';

interface SizePickerProps {
  readonly variant: ProductColor;
  /** Id of the selected article, null for none. */
  readonly chosen: string | null;
  /** Id of the message that asks the shopper to choose one, while it is shown. */
  readonly problemId: string | undefined;
  readonly onChoose: (articleId: string) => void;
}

export function SizePicker({ variant, chosen, problemId, onChoose }: SizePickerProps) {
  const texts = useTexts();
  const group = useId();
  if (variant.sizes.length < 2) {
    const name = sizeName(variant.sizes[0]);
    return name && <p data-part="size">{`${texts.product.size} ${name}`}</p>;
  }
  return (
    <fieldset data-part="size-picker" aria-describedby={problemId}>
      <legend className={styles['legend']}>{texts.product.size}</legend>
      <div className={styles['sizes']} data-missing={problemId && ''}>
        {variant.sizes.map(({ articleId, title, stockBalance }) => (
          <label key={articleId} className={styles['size']}>
            <input
              className={styles['radio']}
              type="radio"
              name={group}
              value={articleId}
              checked={articleId === chosen}
              disabled={stockBalance === 0}
              aria-label={stockBalance === 0 ? texts.product.soldOutSize(title) : title}
              onChange={() => onChoose(articleId)}
            />
            <span className={styles['name']}>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
