// The rows of the bag that are not sold in this country: what each is, why it is not counted, and a button to take it out.
import type { CartView } from '#contract/clients.ts';
import { removeRow } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-row.module.css';
import { variantName } from '#src/features/cart/variant-name.ts';
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
      {cart.unsold.map((row) => (
        <li key={row.rowId} className={styles['row']} data-unsold>
          <span className={styles['picture']}>
            {row.image === null ? (
              <span className={styles['ground']} style={{ backgroundColor: row.tint }} />
            ) : (
              <Picture src={row.image} alt="" sizes="96px" tint={row.tint} />
            )}
          </span>
          <div className={styles['details']}>
            <h3 className={styles['title']}>{row.title}</h3>
            <p className={styles['soft']}>
              {[row.brand, row.colorTitle, row.size].filter(Boolean).join(' · ')}
            </p>
            <p className={styles['soft']}>{texts.cart.quantity(row.quantity)}</p>
            <p className={styles['low']}>{texts.cart.refused.not_sold_here}</p>
          </div>
          <div className={styles['controls']}>
            <Button
              kind="quiet"
              aria-label={texts.cart.remove(variantName(row))}
              onClick={() => remove(row.rowId)}
            >
              {texts.cart.removeShort}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
