// The colours of a product as images that link to the URL of each colour.
import type { Product, ProductColor } from '#contract/product.ts';
import { hasStock } from '#src/features/product/choice.ts';
import styles from '#src/features/product/color-picker.module.css';
import { useServices } from '#src/services/services.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

/** For a product with one colour only the colour's name. */
export function ColorPicker({ product, chosen }: { product: Product; chosen: ProductColor }) {
  const services = useServices();
  const { texts } = services;
  return (
    <div className={styles['choice']} data-part="color-choice">
      <p>
        <span className={styles['label']}>{texts.product.color}</span> {chosen.specificColorName}
      </p>
      {product.variants.length > 1 ? (
        <ul className={styles['colors']}>
          {product.variants.map((variant) => (
            <li key={variant.colorVariantId}>
              <ColorLink
                variant={variant}
                href={services.href(`/p/${product.slug}?color=${encodeURIComponent(variant.colorVariantId)}`)}
                isChosen={variant === chosen}
                soldOut={hasStock(variant) ? '' : texts.product.soldOut}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

interface ColorLinkProps {
  readonly variant: ProductColor;
  readonly href: string;
  readonly isChosen: boolean;
  /** Text that it is sold out; empty while it is in stock. */
  readonly soldOut: string;
}

function ColorLink({ variant, href, isChosen, soldOut }: ColorLinkProps) {
  const image = variant.images.find(({ kind }) => kind === 'isolated') ?? variant.images[0];
  const name = [variant.specificColorName, soldOut].filter(Boolean).join(', ');
  return (
    <Link
      className={styles['color']}
      href={href}
      replace
      title={name}
      aria-label={name}
      aria-current={isChosen ? 'true' : undefined}
      data-sold-out={soldOut === '' ? undefined : true}
    >
      {image === undefined ? (
        <span className={styles['swatch']} style={{ backgroundColor: variant.colorHex }} />
      ) : (
        <Picture src={image.url} alt="" sizes="56px" tint={image.tint} />
      )}
    </Link>
  );
}
