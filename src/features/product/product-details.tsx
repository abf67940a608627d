// Terms, description, attributes and sustainability of a product; below the first screen of a phone, so that it hydrates after the page.
import type { Product, SustainabilityIcon } from '#contract/product.ts';
import styles from '#src/features/product/product-details.module.css';
import { SustainabilityMark } from '#src/features/product/sustainability-mark.tsx';
import { BuyingTerms } from '#src/features/product/buying-terms.tsx';
import { useTexts } from '#src/services/services.tsx';
import { useTrustedHtml } from '#src/services/use-trusted-html.ts';
import { Collapsible } from '#src/ui/collapsible.tsx';

export function ProductDetails({ product }: { product: Product }) {
  const texts = useTexts();
  const description = useTrustedHtml(product.description);
  const marks = product.sustainabilityIcons.filter(
    (icon): icon is SustainabilityIcon => icon in texts.sustainability,
  );
  return (
    <div className={styles['details']} data-part="product-details">
      <BuyingTerms product={product} />
      <Collapsible title={texts.product.description} isInitiallyOpen>
        <div className={styles['text']} dangerouslySetInnerHTML={description} />
      </Collapsible>
      {product.attributes.length === 0 ? null : (
        <Collapsible title={texts.product.details}>
          <dl className={styles['attributes']}>
            {product.attributes.map(({ title, values }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{values.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Collapsible>
      )}
      {marks.length === 0 ? null : (
        <Collapsible title={texts.product.materials} isInitiallyOpen>
          <ul className={styles['marks']}>
            {marks.map((icon) => (
              <li key={icon}>
                <SustainabilityMark icon={icon} />
                {texts.sustainability[icon]}
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  );
}
