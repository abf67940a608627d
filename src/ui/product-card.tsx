// The product card of rows, listings, search and recommendations (GR-04).
import { Fragment, type Ref } from 'react';
import type { CardVariant, ProductCard as Card } from '#contract/clients.ts';
import { Picture } from '#src/ui/image.tsx';
import { Price } from '#src/ui/price.tsx';
import styles from '#src/ui/product-card.module.css';
import { Link } from '#src/ui/link.tsx';
import { useUi } from '#src/ui/ui-context.tsx';

interface ProductCardProps {
  readonly card: Card;
  /** As in <img sizes>. */
  readonly sizes: string;
  /** Visible without scrolling: its image loads at once. */
  readonly eager?: boolean;
  readonly ref?: Ref<HTMLElement>;
  /** Called when the shopper follows the card. */
  readonly onNavigate?: (card: Card) => void;
}

/** Colour dots shown; the rest becomes a number. */
const MAX_DOTS = 5;

export function ProductCard({ card, sizes, eager, ref, onNavigate }: ProductCardProps) {
  const { texts } = useUi();
  const variant = card.variants[card.variantIndex] ?? card.variants[0];
  if (variant === undefined) return null;
  return (
    <article ref={ref} className={styles['card']} data-part="product-card">
      <Link className={styles['link']} href={variant.href} onClick={() => onNavigate?.(card)}>
        <CardPictures variant={variant} sizes={sizes} eager={eager ?? false} />
        <span className={styles['text']}>
          <span className={styles['line']}>
            {card.isReuse ? texts.card.reuse : card.brand}
            {variant.inStock ? '' : ` · ${texts.card.soldOut}`}
          </span>
          <span className={styles['title']}>
            <Highlighted text={variant.title} ranges={card.highlights} />
          </span>
          <span className={styles['line']}>{card.subtitle}</span>
          <Price listMinor={variant.listMinor} saleMinor={variant.saleMinor} currency={card.currency} />
          {card.variants.length > 1 ? <Dots variants={card.variants} current={variant} /> : null}
        </span>
      </Link>
    </article>
  );
}

function CardPictures({ variant, sizes, eager }: { variant: CardVariant; sizes: string; eager: boolean }) {
  const [modelImage, isolatedImage] = variant.images;
  return (
    <span className={styles['frame']} style={{ backgroundColor: variant.tint }}>
      {modelImage === undefined ? null : (
        <Picture src={modelImage} alt="" sizes={sizes} tint={variant.tint} eager={eager} />
      )}
      {isolatedImage === undefined ? null : (
        <span className={styles['second']}>
          <Picture src={isolatedImage} alt="" sizes={sizes} tint={variant.tint} lowPriority />
        </span>
      )}
    </span>
  );
}

/** The other colours of the product; not interactive, so that each card of a grid has one tab stop. */
function Dots({ variants, current }: { variants: readonly CardVariant[]; current: CardVariant }) {
  const { texts } = useUi();
  const hiddenCount = variants.length - MAX_DOTS;
  return (
    <span className={styles['dots']} role="img" aria-label={texts.card.colors(variants.length)}>
      {variants.slice(0, MAX_DOTS).map((variant) => (
        <span
          key={variant.variantId}
          className={styles['dot']}
          data-current={variant === current || undefined}
          style={{ backgroundColor: variant.colorHex }}
        />
      ))}
      {hiddenCount > 0 ? <span>+{hiddenCount}</span> : null}
    </span>
  );
}

/** `ranges` are [start, end) offsets in `text`, ascending and without overlap. */
function Highlighted({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  const starts = ranges.map(([start]) => start);
  return (
    <>
      {text.slice(0, starts[0])}
      {ranges.map(([start, end], index) => (
        <Fragment key={start}>
          <mark>{text.slice(start, end)}</mark>
          {text.slice(end, starts[index + 1])}
        </Fragment>
      ))}
    </>
  );
}
