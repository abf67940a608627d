// Changes that the server made on its own, with old and new values, until the shopper acknowledges them (CA-13).
import type { CartNotice } from '#contract/cart.ts';
import type { CartView } from '#contract/clients.ts';
import { CURRENCIES, type Currency, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import { acknowledge } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-notices.module.css';
import { formatMoney } from '#src/i18n/price.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

export function CartNotices({ cart }: { cart: CartView }) {
  const services = useServices();
  const { texts, market } = services;
  const state = useCart();
  if (cart.notices.length === 0) return null;
  return (
    <section className={styles['notices']} data-part="cart-notices" role="status">
      <h3>{texts.cart.changed}</h3>
      <ul>
        {cart.notices.map((notice) => (
          <li key={`${notice.kind} ${notice.articleId}`}>
            {noticeText(notice, cart.currency, texts, market)}
          </li>
        ))}
      </ul>
      <Button onClick={() => void acknowledge(state, services)}>{texts.cart.acknowledge}</Button>
    </section>
  );
}

/** `before` and `after` are decimal amounts for a price, numbers of items for a quantity. */
function noticeText(notice: CartNotice, currency: Currency, texts: Texts, market: PageMarket): string {
  const { kind, title, beforeCurrency } = notice;
  const before = notice.before ?? 0;
  const after = notice.after ?? 0;
  const earlier = CURRENCIES.find((one) => one === beforeCurrency) ?? currency;
  const price = (decimal: number, of: Currency) => formatMoney(toMinor(decimal, of), of, market, texts.money);
  switch (kind) {
    case 'price-changed':
      return texts.cart.priceChanged(title, price(before, earlier), price(after, currency));
    case 'quantity-clamped':
      return texts.cart.clamped(title, before, after);
    case 'not-sold-here':
      return texts.cart.notSoldHere(title);
  }
}
