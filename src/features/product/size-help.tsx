// Under the sizes: which of them few are left of. Below the choice itself, so that it hydrates after the page.
import type { ProductColor } from '#contract/product.ts';
import { sizeName } from '#src/features/product/choice.ts';
import styles from '#src/features/product/size-help.module.css';
import { buyingTexts } from '#src/i18n/buying-texts.ts';
import { useServices } from '#src/services/services.tsx';

interface SizeHelpProps {
  readonly variant: ProductColor;
  /** Id of the selected article, null for none. */
  readonly chosen: string | null;
}

/** Of a chosen size only what concerns it. */
export function SizeHelp({ variant, chosen }: SizeHelpProps) {
  const { market } = useServices();
  const texts = buyingTexts(market.language);
  const few = variant.sizes.filter(
    ({ articleId, fewLeft }) => fewLeft && (chosen === null || articleId === chosen),
  );
  return (
    <div className={styles['help']}>
      <p role="status" data-part="few-left">
        {few.length === 0 ? '' : texts.few(few.map(sizeName).filter(Boolean).join(', '))}
      </p>
    </div>
  );
}
