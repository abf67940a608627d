// The rows of the bag that are not sold in this country: what each is, why it is not counted, and a button to take it out.
import type { CartView } from '#contract/clients.ts';
import { removeRow } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-row.module.css';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/image.tsx';

interface UnsoldRowsProps {
  readonly cart: Pick<CartView, 'unsold'>;
  /** Called before one leaves, so that the focus in it can move. */
  readonly onBeforeLeave: () => void;
}

/** Without links: there is no page of them here. */
export function UnsoldRows({ cart, onBeforeLeave }: UnsoldRowsProps) {
  const services = useServices();
  const state = useCart();
  const { texts } = services;

  function remove(rowId: string) {
    onBeforeLeave();
    void removeRow(state, services, rowId);
  }

  return (
    <ul className={styles['unsoldRows']} data-part="cart-unsold-rows">
      {cart.unsold.map(({ rowId, title, brand, colorTitle, size, image, tint, quantity }) => (
        <li key={rowId} className={styles['row']} data-unsold>
          <span className={styles['picture']}>
            {image === null ? (
              <span className={styles['ground']} style={{ backgroundColor: tint }} />
            ) : (
              <Picture src={image} alt="" sizes="96px" tint={tint} />
            )}
          </span>
          <div className={styles['details']}>
            <h3 className={styles['title']}>{title}</h3>
            <p className={styles['soft']}>{[brand, colorTitle, size].filter(Boolean).join(' · ')}</p>
            <p className={styles['soft']}>{texts.cart.quantity(quantity)}</p>
            <p className={styles['low']}>{texts.cart.refused.not_sold_here}</p>
          </div>
          <div className={styles['controls']}>
            <Button kind="quiet" aria-label={texts.cart.remove(title)} onClick={() => remove(rowId)}>
              {texts.cart.removeShort}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
