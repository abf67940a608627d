// What is bought and what it costs: the rows with their pictures, and the totals line by line.
import type { CheckoutRow } from '#contract/checkout.ts';
import type { GiftCardRow } from '#contract/gift-cards.ts';
import styles from '#src/checkout/order-summary.module.css';
import { useCheckoutPage } from '#src/checkout/page-context.tsx';
import { dayText } from '#src/i18n/day-text.ts';
import { percentText } from '#src/i18n/percent.ts';
import { variantText } from '#src/i18n/variant-text.ts';
import { Picture } from '#src/ui/image.tsx';

/** Folded on phones, where it stands above the form. Beside the form all is shown, and a heading takes the summary's place, which would be announced as collapsed. */
export function OrderSummary() {
  const { checkout, texts, money, site } = useCheckoutPage();
  const toPay = money(checkout.totals.toPayValue);
  return (
    <aside className={styles['summary']} aria-labelledby="summary">
      <details className={styles['fold']}>
        <summary className={styles['head']}>
          <h2 id="summary">{texts.summary}</h2>
          <span data-live="total-short">{toPay}</span>
        </summary>
        <div className={styles['body']}>
          <div className={styles['titleBeside']}>
            <h2>{texts.summary}</h2>
            <span data-live="total-beside">{toPay}</span>
          </div>
          <ul className={styles['rows']} data-live="rows">
            {checkout.rows.map((row) => (
              <Row key={row.orderRowId} row={row} />
            ))}
            {checkout.giftCardRows.map((row) => (
              <GiftCard key={row.orderRowId} row={row} />
            ))}
          </ul>
          <a className={styles['change']} href={`/${site.market.code}?modal=cart`}>
            {texts.changeBag}
          </a>
          <Totals place="summary" />
        </div>
      </details>
    </aside>
  );
}

function Row({ row }: { row: CheckoutRow }) {
  const { checkout, texts, money } = useCheckoutPage();
  const { orderRowId, product, quantity, chargedValue, discountValue } = row;
  const discounts = checkout.rowDiscounts.filter((one) => one.orderRowId === orderRowId);
  return (
    <li className={styles['row']} data-part="checkout-row">
      <span className={styles['picture']}>
        {product.imageUrl === null ? (
          <span className={styles['ground']} style={{ backgroundColor: product.imageTint }} />
        ) : (
          <Picture src={product.imageUrl} alt="" sizes="64px" tint={product.imageTint} />
        )}
      </span>
      <span>
        <span className={styles['title']}>{product.title}</span>
        <span className={styles['soft']}>{variantText(product)}</span>
        <span className={styles['soft']}>{texts.quantity(quantity)}</span>
        {discounts.map(({ title, savedValue }, at) => (
          <span key={at} className={styles['lowered']} data-part="row-discount">
            {title} −{money(savedValue)}
          </span>
        ))}
      </span>
      <span className={styles['amount']}>
        {discountValue === 0 ? null : <s className={styles['soft']}>{money(chargedValue + discountValue)}</s>}
        <span>{money(chargedValue)}</span>
      </span>
    </li>
  );
}

function GiftCard({ row: { value, recipientEmail, deliverOn } }: { row: GiftCardRow }) {
  const { texts, bagTexts, money, site } = useCheckoutPage();
  return (
    <li className={styles['giftCard']} data-part="checkout-gift-card">
      <span>
        <span className={styles['title']}>{texts.giftCard}</span>
        <span className={styles['soft']}>{bagTexts.giftCardTo(recipientEmail)}</span>
        {deliverOn === null ? null : (
          <span className={styles['soft']}>{bagTexts.giftCardOn(dayText(deliverOn, site.market))}</span>
        )}
      </span>
      <span className={styles['amount']}>{money(value)}</span>
    </li>
  );
}

/** Twice on the page: beside the goods, and where the order is placed. */
export function Totals({ place }: { place: 'summary' | 'pay' }) {
  const { checkout, texts, bagTexts, money, site } = useCheckoutPage();
  const { language } = site.market;
  const { totals, freeShippingDistanceValue } = checkout;
  const { subtotalValue, discountValue, shippingValue, giftCardsValue, totalValue, toPayValue } = totals;
  const line = (label: string, value: string, className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div data-live={`totals-${place}`}>
      {freeShippingDistanceValue === null || place === 'pay' ? null : (
        <p className={styles['hint']}>{bagTexts.toFreeDelivery(money(freeShippingDistanceValue))}</p>
      )}
      <dl className={styles['totals']} data-part={`totals-${place}`}>
        {line(texts.goods, money(subtotalValue))}
        {discountValue === 0 ? null : line(texts.discount, `−${money(discountValue)}`, styles['saves'])}
        {checkout.rows.length === 0
          ? null
          : line(texts.shipping, shippingValue === 0 ? texts.free : money(shippingValue))}
        {totals.isTaxIncluded
          ? null
          : totals.taxes.map(({ ratePercent, taxValue }) => (
              <div key={ratePercent}>
                <dt>{texts.taxAdded(percentText(ratePercent, language))}</dt>
                <dd>{money(taxValue)}</dd>
              </div>
            ))}
        {line(texts.total, money(totalValue), giftCardsValue === 0 ? styles['due'] : undefined)}
        {giftCardsValue === 0 ? null : line(texts.giftCards, `−${money(giftCardsValue)}`, styles['saves'])}
        {giftCardsValue === 0 ? null : line(texts.toPay, money(toPayValue), styles['due'])}
        {totals.isTaxIncluded
          ? totals.taxes.map(({ ratePercent, taxValue }) =>
              taxValue === 0 ? null : (
                <div key={ratePercent} className={styles['soft']}>
                  <dt>{texts.taxIncluded(percentText(ratePercent, language))}</dt>
                  <dd>{money(taxValue)}</dd>
                </div>
              ),
            )
          : null}
      </dl>
      {totals.isTaxEstimate ? <p className={styles['soft']}>{texts.taxLater}</p> : null}
    </div>
  );
}
