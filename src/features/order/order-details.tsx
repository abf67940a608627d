// What was ordered, where it goes, and what it cost.
import type { CustomerInfo } from '#contract/customer-info.ts';
import { CURRENCIES } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { Order, PostalState } from '#contract/orders.ts';
import styles from '#src/features/order/order-details.module.css';
import { addressLines } from '#src/i18n/address-lines.ts';
import { dayText, nearDayText } from '#src/i18n/day-text.ts';
import { percentText } from '#src/i18n/percent.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { variantText } from '#src/i18n/variant-text.ts';
import { useServices } from '#src/services/services.tsx';
import { useOrderTexts } from '#src/services/use-order-texts.ts';
import { Picture } from '#src/ui/image.tsx';

export function OrderDetails({ order }: { order: Order }) {
  const { market } = useServices();
  const texts = useOrderTexts();
  const { shipping } = order;
  const isDelivered = shipping.kind !== 'none';
  const day = (date: string) => nearDayText(date, market);
  // A parcel may have been sent without a word of who brings it.
  const parcels = order.parcels.filter(({ carrier, trackingNumber }) => carrier + trackingNumber !== '');
  return (
    <div className={styles['details']}>
      <section aria-labelledby="order-items">
        <h2 id="order-items">{texts.items}</h2>
        <OrderRows order={order} />
        <OrderSums order={order} />
      </section>
      <section className={styles['facts']} aria-label={isDelivered ? texts.delivery : texts.billing}>
        {isDelivered ? (
          <>
            <h2>{shipping.kind === 'pick-up' ? texts.collect : texts.delivery}</h2>
            {shipping.place === null ? (
              <Address info={order.deliveryCustomerInfo} state={order.deliveryState} />
            ) : (
              <p>{shipping.place}</p>
            )}
            <p>
              {shipping.title}
              {shipping.earliest === null
                ? null
                : `. ${texts.arrives(day(shipping.earliest), day(shipping.latest ?? shipping.earliest))}`}
            </p>
          </>
        ) : null}
        <h2>{texts.billing}</h2>
        <Address info={order.billingCustomerInfo} state={order.billingState} />
        {order.giftMessage === '' ? null : (
          <>
            <h2>{texts.gift}</h2>
            <p className={styles['message']}>{order.giftMessage}</p>
          </>
        )}
        {parcels.length === 0 ? null : (
          <>
            <h2>{texts.parcels}</h2>
            <ul>
              {parcels.map(({ carrier, trackingNumber, sentAt }) => (
                <li key={sentAt + trackingNumber}>
                  {carrier} {trackingNumber}
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </div>
  );
}

function OrderRows({ order }: { order: Order }) {
  const { market } = useServices();
  const texts = useOrderTexts();
  const money = useMoney(order);
  return (
    <ul className={styles['rows']}>
      {order.rows.map(({ orderRowId, product, quantity, chargedValue }) => (
        <li key={orderRowId} data-part="ordered-row">
          <span className={styles['picture']}>
            {product.imageUrl === null ? null : (
              <Picture src={product.imageUrl} alt="" sizes="64px" tint={product.imageTint} />
            )}
          </span>
          <span>
            <strong>{product.title}</strong>
            <span className={styles['soft']}>{variantText(product)}</span>
            <span className={styles['soft']}>{texts.quantity(quantity)}</span>
          </span>
          <span>{money(chargedValue)}</span>
        </li>
      ))}
      {order.giftCardsBought.map(({ value, recipientEmail, deliverOn }, at) => (
        <li key={at} data-part="ordered-gift-card">
          <span className={styles['giftCard']}>
            <strong>{texts.giftCard}</strong>
            <span className={styles['soft']}>{texts.giftCardTo(recipientEmail)}</span>
            {deliverOn === null ? null : (
              <span className={styles['soft']}>{texts.giftCardOn(dayText(deliverOn, market))}</span>
            )}
          </span>
          <span>{money(value)}</span>
        </li>
      ))}
    </ul>
  );
}

type Line = [label: string, value: string];

function OrderSums({ order }: { order: Order }) {
  const texts = useOrderTexts();
  const { language } = useServices().market;
  const money = useMoney(order);
  const { totals, payment, shipping } = order;
  const { subtotalValue, discountValue, shippingValue, giftCardsValue, totalValue } = totals;
  const taxText = totals.isTaxIncluded ? texts.taxIncluded : texts.taxAdded;
  const taxes = totals.taxes
    .filter(({ taxValue }) => taxValue !== 0)
    .map(({ ratePercent, taxValue }): Line => [taxText(percentText(ratePercent, language)), money(taxValue)]);
  const total: Line = [texts.total, money(totalValue)];
  const lines: Line[] = [
    [texts.goods, money(subtotalValue)],
    ...(discountValue === 0 ? [] : [[texts.discount, `−${money(discountValue)}`] as Line]),
    ...(shipping.kind === 'none'
      ? []
      : [[texts.shipping, shippingValue === 0 ? texts.free : money(shippingValue)] as Line]),
    ...(totals.isTaxIncluded ? [total, ...taxes] : [...taxes, total]),
    ...(giftCardsValue === 0 ? [] : [[texts.giftCards, `−${money(giftCardsValue)}`] as Line]),
    ...(payment === null ? [] : [[texts.paid(payment.title), money(payment.paidValue)] as Line]),
    ...(payment === null || payment.refundedValue === 0
      ? []
      : [[texts.refunded, money(payment.refundedValue)] as Line]),
  ];
  return (
    <dl className={styles['sums']} data-part="order-sums">
      {lines.map(([label, value]) => (
        <div key={label} data-total={label === texts.total || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The code itself where the browser knows no name. */
function countryName(code: string, language: string): string {
  return code === ''
    ? ''
    : (new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code);
}

function Address({ info, state }: { info: CustomerInfo; state: PostalState | undefined }) {
  const { language } = useServices().market;
  return (
    <address className={styles['address']}>
      {addressLines(info, { country: countryName(info.country, language), state, language }).map(
        (line, at) => (
          <span key={at}>{line}</span>
        ),
      )}
    </address>
  );
}

function useMoney({ currency: code }: Order): (value: number) => string {
  const { market, texts } = useServices();
  const currency = CURRENCIES.find((known) => known === code) ?? market.currency;
  return (value) => formatMoney(toMinor(value, currency), currency, market, texts.money);
}
