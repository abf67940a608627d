// The gift cards that a bag holds, also those that are not sold any more: what each is worth, to whom it goes and when, and a button to take it out.
import type { CartView } from '#contract/clients.ts';
import { removeRow } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-row.module.css';
import { dayText } from '#src/i18n/day-text.ts';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';

interface CartGiftCardsProps {
  readonly cart: Pick<CartView, 'giftCards' | 'unsoldGiftCards' | 'currency'>;
  /** Called before one leaves, so that the focus in it can move. */
  readonly onBeforeLeave: () => void;
}

export function CartGiftCards({ cart, onBeforeLeave }: CartGiftCardsProps) {
  const services = useServices();
  const state = useCart();
  const texts = useBagTexts();
  const { market } = services;
  const money = (minor: number) => formatMoney(minor, cart.currency, market, services.texts.money);

  function remove(rowId: string) {
    onBeforeLeave();
    void removeRow(state, services, rowId);
  }

  return (
    <ul data-part="cart-gift-cards">
      {[...cart.giftCards, ...cart.unsoldGiftCards].map(
        ({ rowId, valueMinor, recipientEmail, deliverOn }, index) => (
          <li key={rowId} className={styles['giftCard']}>
            <div className={styles['details']}>
              <h3 className={styles['title']}>{texts.giftCard}</h3>
              {recipientEmail === '' ? null : (
                <p className={styles['soft']}>{texts.giftCardTo(recipientEmail)}</p>
              )}
              {index < cart.giftCards.length ? (
                <p className={styles['soft']}>
                  {deliverOn === null ? texts.giftCardAtOnce : texts.giftCardOn(dayText(deliverOn, market))}
                </p>
              ) : (
                <p className={styles['low']}>{texts.giftCardUnsold}</p>
              )}
            </div>
            <span className={styles['price']}>{money(valueMinor)}</span>
            <Button
              kind="quiet"
              aria-label={texts.removeGiftCard(money(valueMinor))}
              onClick={() => remove(rowId)}
            >
              {texts.removeShort}
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}
