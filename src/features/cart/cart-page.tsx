// The bag's own page: its frame, which the server renders too; what is in the bag is the shopper's and comes from the device.
import { lazy, Suspense } from 'react';
import styles from '#src/features/cart/cart-page.module.css';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

const CartPageParts = lazy(() =>
  import('#src/features/cart/bag.tsx').then((file) => ({ default: file.CartPageParts })),
);

export function CartPage() {
  const { texts } = useServices();
  const loading = <p>{texts.cart.loading}</p>;
  return (
    <div className={styles['page']} data-part="cart-page">
      <h1 className={styles['title']}>{texts.cart.title}</h1>
      {useIsHydrated() ? (
        <Boundary name="Bag" fallback={<p>{texts.failure.text}</p>}>
          <Suspense fallback={loading}>
            <CartPageParts />
          </Suspense>
        </Boundary>
      ) : (
        loading
      )}
    </div>
  );
}
