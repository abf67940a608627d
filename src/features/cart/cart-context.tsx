// Creates the app's cart state, keeps it in sync with the worker, and provides it to the components.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { CartView } from '#contract/clients.ts';
import { linkedCartId } from '#src/features/cart/linked-cart.ts';
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
    const stopIdle = whenIdle(() => {
      import('#src/features/cart/actions.ts')
        .then((file) => file.loadCart(cart, services, linkedCartId()))
        .catch((error: unknown) => report(error, 'cart'));
    });
    const stopListening = services.listen((message) => {
      if (message.type === 'cart' && !isHidden(message.cart, cart)) setCartView(cart, message.cart);
    });
    return () => {
      stopIdle();
      stopListening();
    };
  }, [cart, services]);
}

/** The device's own cart, while a link's is shown: until the shopper changes the cart or leaves the link. */
function isHidden(own: CartView, { view }: CartState): boolean {
  const linked = linkedCartId();
  return linked !== undefined && view?.cartId === linked && own.cartId !== linked;
}
