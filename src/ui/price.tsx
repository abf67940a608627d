// A price as shoppers read it: one figure, or the sale price beside the struck original.
import type { Currency } from '#contract/market.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import styles from '#src/ui/price.module.css';

interface PriceProps {
  readonly listMinor: number;
  /** Null when not on sale. */
  readonly saleMinor: number | null;
  readonly currency: Currency;
  readonly size?: 'card' | 'page';
}

export function Price({ listMinor, saleMinor, currency, size = 'card' }: PriceProps) {
  const { market, texts } = useServices();
  const list = formatMoney(listMinor, currency, market);
  if (saleMinor === null) {
    return (
      <span className={styles['price']} data-part="price" data-size={size}>
        {list}
      </span>
    );
  }
  return (
    <span className={styles['price']} data-part="price" data-size={size}>
      <span className={styles['hidden']}>{texts.card.salePrice} </span>
      <span className={styles['sale']}>{formatMoney(saleMinor, currency, market)}</span>{' '}
      <span className={styles['hidden']}>{texts.card.originalPrice} </span>
      <s className={styles['original']}>{list}</s>
    </span>
  );
}
