// The button that opens the cart, with the number of items and a mark while changes are pending.
import { useSnapshot } from 'valtio';
import styles from '#src/features/cart/cart-button.module.css';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export function CartButton() {
  const { texts, view } = useServices();
  const { view: known } = useSnapshot(useCart());
  // The worker may tell the cart before this island is hydrated.
  const content = useIsHydrated() ? known : null;
  const count = content?.count ?? 0;
  const pendingCount = content?.pendingCount ?? 0;
  const nameParts = [
    texts.header.cart(count),
    pendingCount > 0 ? texts.header.pendingChanges(pendingCount) : '',
  ];
  return (
    <div className={styles['cart']}>
      <Button kind="icon" aria-haspopup="dialog" onClick={() => openModal(view, 'CART')}>
        <Icon name="cart" />
        <VisuallyHidden>{nameParts.filter(Boolean).join('. ')}</VisuallyHidden>
        {count > 0 ? (
          <span className={styles['count']} aria-hidden="true" data-waiting={pendingCount > 0 || undefined}>
            {count}
          </span>
        ) : null}
      </Button>
    </div>
  );
}
