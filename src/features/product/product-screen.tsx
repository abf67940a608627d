// The product page (PR-06): images, colour and size, buy form, details, recommendations.
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductPage } from '#contract/clients.ts';
import { type AddToCart, BuyForm } from '#src/features/product/buy-form.tsx';
import { chosenColor } from '#src/features/product/choice.ts';
import { ColorPicker } from '#src/features/product/color-picker.tsx';
import { Gallery } from '#src/features/product/gallery.tsx';
import styles from '#src/features/product/product-screen.module.css';
import { ProductBreadcrumbs } from '#src/features/product/product-breadcrumbs.tsx';
import { useServices } from '#src/services/services.tsx';
import { closeModal, openModal } from '#src/services/view-state.ts';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { DialogBoundary } from '#src/ui/dialog-boundary.tsx';
import { FreshnessNote } from '#src/ui/freshness-note.tsx';
import { island } from '#src/ui/island.tsx';

// They come with the rows below them, which so are not moved.
const ProductDetails = island(() =>
  import('#src/features/product/product-details.tsx').then((file) => file.ProductDetails),
);
const RecommendationRows = island(() =>
  import('#src/features/product/recommendation-rows.tsx').then((file) => file.RecommendationRows),
);
const LargeImage = deferredComponent(() =>
  import('#src/features/product/large-image.tsx').then((file) => file.LargeImage),
);

/** Marks that say in which condition a second-hand product is. */
const REUSE_CONDITIONS = ['reuse-excellent', 'reuse-good'] as const;

interface ProductScreenProps {
  readonly page: ProductPage;
  /** Id of the colour variant in the URL. */
  readonly color?: string;
  readonly onAdd: AddToCart;
}

export function ProductScreen({ page, color, onAdd }: ProductScreenProps) {
  const { texts, view } = useServices();
  const { activeModal } = useSnapshot(view);
  const [enlargedIndex, setEnlargedIndex] = useState(0);
  const { product } = page;
  const variant = chosenColor(product, color);
  if (variant === undefined) return null;
  const condition = REUSE_CONDITIONS.find((icon) => product.sustainabilityIcons.includes(icon));
  const name = `${product.title}, ${variant.specificColorName}`;

  function enlarge(index: number) {
    setEnlargedIndex(index);
    openModal(view, 'LARGE_PRODUCT_IMAGE');
  }

  return (
    <>
      <FreshnessNote freshness={page.freshness} />
      <div className={styles['screen']} data-part="product">
        <div className={styles['main']}>
          <Gallery key={variant.colorVariantId} images={variant.images} name={name} onEnlarge={enlarge} />
          <div className={styles['column']}>
            <div className={styles['details']}>
              <ProductBreadcrumbs crumbs={product.breadcrumbs} />
              <p className={styles['brand']}>{product.brand}</p>
              <h1 className={styles['title']}>{product.title}</h1>
              <p className={styles['subtitle']}>{product.subtitle}</p>
              {product.isReuse ? (
                <p className={styles['reuse']}>
                  <strong>
                    {condition === undefined ? texts.product.reuse : texts.sustainability[condition]}.
                  </strong>{' '}
                  {texts.product.reuseText}
                </p>
              ) : null}
              <ColorPicker product={product} chosen={variant} />
            </div>
            <BuyForm product={product} variant={variant} onAdd={onAdd} />
            <ProductDetails product={product} />
          </div>
        </div>
        <div className={styles['row']}>
          <RecommendationRows complements={page.complements} alternatives={page.alternatives} />
        </div>
        {activeModal === 'LARGE_PRODUCT_IMAGE' ? (
          <DialogBoundary name="Large image" onClose={() => closeModal(view)}>
            <LargeImage
              images={variant.images}
              name={name}
              startIndex={enlargedIndex}
              onClose={() => closeModal(view)}
            />
          </DialogBoundary>
        ) : null}
      </div>
    </>
  );
}
