// Changes that the server made on its own, with old and new values, until the shopper acknowledges them (CA-13).
import type { CartNotice } from '#contract/cart.ts';
import type { CartView } from '#contract/clients.ts';
import { CURRENCIES, type Currency, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { MAX_ROW_QUANTITY, orderRowIdOf } from '#contract/order-row.ts';
import { acknowledge } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-notices.module.css';
import type { CartState } from '#src/features/cart/state.ts';
import { variantName } from '#src/features/cart/variant-name.ts';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { formatMoney } from '#src/i18n/price.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';

interface CartNoticesProps {
  readonly cart: CartView;
  /** Called before the notices leave, so that the focus in them can move. */
  readonly onBeforeLeave: () => void;
}

export function CartNotices({ cart, onBeforeLeave }: CartNoticesProps) {
  const services = useServices();
  const { texts, market } = services;
  const state = useCart();
  const { notices } = cart;
  const isEmpty = notices.length === 0;

  function leave() {
    onBeforeLeave();
    void acknowledge(state, services);
  }

  // A screen reader says only what comes into a region that was there before.
  return (
    <section className={isEmpty ? undefined : styles['notices']} data-part="cart-notices" role="status">
      {isEmpty ? null : (
        <>
          <h3>{texts.cart.changed}</h3>
          <ul>
            {notices.map((notice) => (
              <li key={`${notice.kind} ${notice.articleId}`}>
                {isOverMost(notice) ? (
                  <WithBagTexts>
                    <OverMost notice={notice} />
                  </WithBagTexts>
                ) : (
                  noticeText(notice, nameOf(notice, state), cart.currency, texts, market)
                )}
              </li>
            ))}
          </ul>
          <Button onClick={leave}>{texts.cart.acknowledge}</Button>
        </>
      )}
    </section>
  );
}

/** More than a row may have, whatever the stock. */
function isOverMost({ kind, after }: CartNotice): boolean {
  return kind === 'quantity-clamped' && after === MAX_ROW_QUANTITY;
}

function OverMost({ notice }: { notice: CartNotice }) {
  return useBagTexts().overMost(nameOf(notice, useCart()), notice.before ?? 0, MAX_ROW_QUANTITY);
}

/** With colour and size where its row is there or was. */
function nameOf({ articleId, title }: CartNotice, { rows }: CartState): string {
  const row = rows.get(orderRowIdOf(articleId));
  return row === undefined ? title : variantName(row);
}

/** `before` and `after` are decimal amounts for a price, numbers of items for a quantity. */
function noticeText(
  notice: CartNotice,
  name: string,
  currency: Currency,
  texts: Texts,
  market: PageMarket,
): string {
  const { kind, beforeCurrency } = notice;
  const before = notice.before ?? 0;
  const after = notice.after ?? 0;
  const earlier = CURRENCIES.find((one) => one === beforeCurrency) ?? currency;
  const price = (decimal: number, of: Currency) => formatMoney(toMinor(decimal, of), of, market, texts.money);
  switch (kind) {
    case 'price-changed':
      return texts.cart.priceChanged(name, price(before, earlier), price(after, currency));
    case 'quantity-clamped':
      return texts.cart.clamped(name, before, after);
    case 'not-sold-here':
      return texts.cart.notSoldHere(name);
  }
}
