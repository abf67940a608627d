// The bag's own page: its frame, which the server renders too; what is in the bag is the shopper's and comes from the device.
import styles from '#src/features/cart/cart-page.module.css';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';

const CartPageParts = deferredComponent(
  () => import('#src/features/cart/bag.tsx').then((file) => file.CartPageParts),
  <CartLoading />,
);

export function CartPage() {
  const { texts } = useServices();
  return (
    <div className={styles['page']} data-part="cart-page">
      <h1 className={styles['title']}>{texts.cart.title}</h1>
      <Boundary name="Bag" fallback={<p>{texts.failure.text}</p>}>
        <CartPageParts />
      </Boundary>
    </div>
  );
}

function CartLoading() {
  return <p>{useServices().texts.cart.loading}</p>;
}
