// A price: one amount, or the sale price beside the original one, struck through.
import type { Currency } from '#contract/market.ts';
import styles from '#src/ui/price.module.css';
import { useUi } from '#src/ui/ui-context.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

interface PriceProps {
  readonly listMinor: number;
  /** Null when not on sale. */
  readonly saleMinor: number | null;
  readonly currency: Currency;
  /** Of a page's own product. */
  readonly size?: 'page';
}

export function Price({ listMinor, saleMinor, currency, size }: PriceProps) {
  const { texts, formatPrice } = useUi();
  const list = formatPrice(listMinor, currency);
  const className = size && styles[size];
  if (saleMinor === null) {
    return (
      <span className={className} data-part="price" data-size={size}>
        {list}
      </span>
    );
  }
  return (
    <span className={className} data-part="price" data-size={size}>
      <VisuallyHidden>{`${texts.card.salePrice} `}</VisuallyHidden>
      <b>{formatPrice(saleMinor, currency)}</b>{' '}
      <VisuallyHidden>{`${texts.card.originalPrice} `}</VisuallyHidden>
      <s>{list}</s>
    </span>
  );
}
