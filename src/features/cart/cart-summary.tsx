// The totals of the cart; discount, shipping and tax only once the server has computed them for exactly these rows, and all of them where rows differ in currency.
import type { CartView } from '#contract/clients.ts';
import styles from '#src/features/cart/cart-summary.module.css';
import { CheckoutLink } from '#src/features/cart/checkout-link.tsx';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';

export function CartSummary({ cart }: { cart: CartView }) {
  const { texts, market } = useServices();
  const { goodsMinor, discountMinor, shippingMinor, vatMinor, totalMinor, toFreeShippingMinor } = cart;
  const money = (minor: number) => formatMoney(minor, cart.currency, market, texts.money);
  // Gift cards alone are not delivered.
  const isDelivered = cart.rows.length > 0;
  const soFar = totalMinor ?? goodsMinor;
  const summary = (
    <dl className={styles['summary']} data-part="cart-summary">
      {goodsMinor === null ? null : (
        <div>
          <dt>{texts.cart.goods}</dt>
          <dd>{money(goodsMinor)}</dd>
        </div>
      )}
      {discountMinor === null || discountMinor === 0 ? null : (
        <WithBagTexts>
          <Discount amount={money(discountMinor)} />
        </WithBagTexts>
      )}
      {isDelivered ? (
        <div>
          <dt>{texts.cart.shipping}</dt>
          <dd>{shippingText(shippingMinor)}</dd>
        </div>
      ) : null}
      {vatMinor === null || cart.isTaxIncluded || !isDelivered ? null : (
        <WithBagTexts>
          <EstimatedTax amount={vatMinor === 0 ? null : money(vatMinor)} />
        </WithBagTexts>
      )}
      <div className={styles['total']}>
        <dt>{totalMinor === null && goodsMinor !== null ? texts.cart.totalSoFar : texts.cart.total}</dt>
        {soFar === null ? (
          <dd className={styles['later']}>{texts.cart.computedLater}</dd>
        ) : (
          <dd>{money(soFar)}</dd>
        )}
      </div>
      {vatMinor === null || vatMinor === 0 || !cart.isTaxIncluded ? null : (
        <div className={styles['soft']}>
          <dt>{texts.cart.vat}</dt>
          <dd>{money(vatMinor)}</dd>
        </div>
      )}
    </dl>
  );
  return (
    <>
      {toFreeShippingMinor === null ? null : (
        <WithBagTexts>
          <ToFreeDelivery amount={money(toFreeShippingMinor)} />
        </WithBagTexts>
      )}
      {summary}
      <WithBagTexts>
        {isDelivered ? <DeliveryEstimate cart={cart} money={money} /> : null}
        <CheckoutLink cart={cart} />
      </WithBagTexts>
    </>
  );

  function shippingText(minor: number | null): string {
    if (minor === null) return texts.cart.computedLater;
    return minor === 0 ? texts.cart.shippingFree : money(minor);
  }
}

function Discount({ amount }: { amount: string }) {
  return (
    <div className={styles['discount']}>
      <dt>{useBagTexts().discount}</dt>
      <dd>−{amount}</dd>
    </div>
  );
}

/** Where tax is added; null: there is none but that of the address, which the checkout asks for. */
function EstimatedTax({ amount }: { amount: string | null }) {
  const texts = useBagTexts();
  return (
    <div>
      <dt>{texts.estimatedTax}</dt>
      <dd>{amount ?? texts.taxByAddress}</dd>
    </div>
  );
}

/** From which value it is free is of use only to somebody who pays for it. */
function DeliveryEstimate({ cart, money }: { cart: CartView; money: (minor: number) => string }) {
  const texts = useBagTexts();
  const { delivery, shippingMinor } = cart;
  if (delivery === null) return null;
  const { daysFrom, daysTo, freeFromMinor } = delivery;
  const isPaid = shippingMinor !== null && shippingMinor > 0;
  return (
    <p className={styles['delivery']} data-part="cart-delivery">
      {texts.deliveredIn(daysFrom, daysTo)}
      {isPaid && freeFromMinor !== null ? ` ${texts.freeFrom(money(freeFromMinor))}` : ''}
    </p>
  );
}

function ToFreeDelivery({ amount }: { amount: string }) {
  return (
    <p className={styles['hint']} data-part="cart-to-free">
      {useBagTexts().toFreeDelivery(amount)}
    </p>
  );
}
