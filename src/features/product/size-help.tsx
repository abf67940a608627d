// Under the sizes: the way to the size guide, and which sizes few are left of. It hydrates after the page.
import { useState } from 'react';
import type { Product, ProductColor } from '#contract/product.ts';
import { sizeName } from '#src/features/product/choice.ts';
import styles from '#src/features/product/size-help.module.css';
import { buyingTexts } from '#src/i18n/buying-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';

const SizeGuideDialog = deferredComponent(() =>
  import('#src/features/product/size-guide.tsx').then((file) => file.SizeGuideDialog),
);

interface SizeHelpProps {
  readonly product: Product;
  readonly variant: ProductColor;
  /** Id of the selected article, null for none. */
  readonly chosen: string | null;
}

/** Of a chosen size only what concerns it; of second-hand products, of which there is one piece each, no stock. */
export function SizeHelp({ product: { sizeGuide, isReuse }, variant, chosen }: SizeHelpProps) {
  const { market } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const texts = buyingTexts(market.language);
  const few = variant.sizes.filter(
    ({ articleId, fewLeft }) => fewLeft && !isReuse && (chosen === null || articleId === chosen),
  );
  const size = variant.sizes.find(({ articleId }) => articleId === chosen)?.title ?? null;
  return (
    <div className={styles['help']}>
      {sizeGuide == null ? null : (
        <Button
          kind="quiet"
          aria-haspopup="dialog"
          onPointerEnter={SizeGuideDialog.preload}
          onClick={() => setIsOpen(true)}
        >
          {texts.sizeGuide}
        </Button>
      )}
      <p role="status" data-part="few-left">
        {few.length === 0 ? '' : texts.few(few.map(sizeName).filter(Boolean).join(', '))}
      </p>
      {isOpen && sizeGuide != null ? (
        <DialogBoundary name="Size guide" onClose={() => setIsOpen(false)}>
          <SizeGuideDialog guide={sizeGuide} size={size} onClose={() => setIsOpen(false)} />
        </DialogBoundary>
      ) : null}
    </div>
  );
}
