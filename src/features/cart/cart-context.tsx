// Creates the app's cart state, keeps it in sync with the worker, and provides it to the components.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type CartState, createCart, setCartView } from '#src/features/cart/state.ts';
import { whenIdle } from '#src/platform/idle.ts';
import { report } from '#src/platform/log.ts';
import { type Services, useServices } from '#src/services/services.tsx';

const CartContext = createContext<CartState | null>(null);

export function CartProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const [cart] = useState(createCart);
  useCartSync(cart, services);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** Returns the proxy: in render read it through useSnapshot only. */
export function useCart(): CartState {
  const cart = useContext(CartContext);
  if (cart === null) throw new Error('useCart needs a CartProvider above it');
  return cart;
}

/** Every tab receives every change; the first read waits until the page is idle. */
function useCartSync(cart: CartState, services: Services): void {
  useEffect(() => {
    const cartId = new URLSearchParams(location.search).get('cartId') ?? undefined;
    const stopIdle = whenIdle(() => {
      import('#src/features/cart/actions.ts')
        .then((file) => file.loadCart(cart, services, cartId))
        .catch((error: unknown) => report(error, 'cart'));
    });
    const stopListening = services.listen((message) => {
      if (message.type === 'cart') setCartView(cart, message.cart);
    });
    return () => {
      stopIdle();
      stopListening();
    };
  }, [cart, services]);
}
