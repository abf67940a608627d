// The totals of the cart; shipping and tax only once the server has computed them for exactly these rows.
import type { CartView } from '#contract/clients.ts';
import styles from '#src/features/cart/cart-summary.module.css';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';

export function CartSummary({ cart }: { cart: CartView }) {
  const { texts, market } = useServices();
  const { goodsMinor, shippingMinor, vatMinor, totalMinor } = cart;
  const money = (minor: number) => formatMoney(minor, cart.currency, market, texts.money);
  return (
    <dl className={styles['summary']} data-part="cart-summary">
      <div>
        <dt>{texts.cart.goods}</dt>
        <dd>{money(goodsMinor)}</dd>
      </div>
      <div>
        <dt>{texts.cart.shipping}</dt>
        <dd>{shippingText(shippingMinor)}</dd>
      </div>
      <div className={styles['total']}>
        <dt>{totalMinor === null ? texts.cart.totalSoFar : texts.cart.total}</dt>
        <dd>{money(totalMinor ?? goodsMinor)}</dd>
      </div>
      {vatMinor === null || vatMinor === 0 ? null : (
        <div className={styles['soft']}>
          <dt>{texts.cart.vat}</dt>
          <dd>{money(vatMinor)}</dd>
        </div>
      )}
    </dl>
  );

  function shippingText(minor: number | null): string {
    if (minor === null) return texts.cart.shippingLater;
    return minor === 0 ? texts.cart.shippingFree : money(minor);
  }
}
