// The way from the bag to the checkout: it goes on once every change of the bag has reached the server.
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CartView } from '#contract/clients.ts';
import styles from '#src/features/cart/checkout-link.module.css';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { linkedCartId } from '#src/features/cart/linked-cart.ts';
import { report } from '#src/platform/log.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** A page of the server's own, so the browser loads it; without changes that wait it is a link like any other. */
export function CheckoutLink({ cart }: { cart: CartView }) {
  const services = useServices();
  const texts = useBagTexts();
  const bag = useCart();
  const { isOnline } = useSnapshot(services.view);
  const [state, setState] = useState<'idle' | 'sending' | 'stuck' | 'not-own'>('idle');
  /** The press that still leads to the checkout: closing or leaving the bag withdraws it. */
  const pressed = useRef<object | null>(null);
  const href = services.href('/checkout');
  if (state === 'stuck' && cart.pendingCount === 0) setState('idle');
  useWhenReturnedTo(() => {
    pressed.current = null;
    setState('idle');
  });
  useEffect(
    () => () => {
      pressed.current = null;
    },
    [],
  );

  function go(event: MouseEvent<HTMLAnchorElement>) {
    // Whether there is a network now is seen by whoever goes: the service worker shows a page that waits for one.
    const isLinked = cart.cartId !== null && [linkedCartId(), bag.linkedCartId].includes(cart.cartId);
    if (cart.pendingCount === 0 && !isLinked) return;
    event.preventDefault();
    if (state === 'sending') return;
    const press = {};
    pressed.current = press;
    setState('sending');
    void obstacleFor(isLinked)
      .catch((error: unknown) => {
        report(error, 'checkout');
        return 'stuck' as const;
      })
      .then((obstacle) => {
        if (pressed.current !== press) return;
        if (obstacle === null) location.assign(href);
        else setState(obstacle);
      });
  }

  /** Null: the bag is this device's own, whose link this may be, and nothing of it waits any more. */
  async function obstacleFor(isLinked: boolean) {
    if (isLinked) {
      const own = await services.cart.read(services.market.code);
      if (!own.ok || own.value.cartId !== cart.cartId) return 'not-own';
    }
    if (cart.pendingCount === 0) return null;
    const sent = await services.outbox.retry([]);
    return sent.ok && sent.value.waitingCount === 0 ? null : 'stuck';
  }

  return (
    <div className={styles['checkout']}>
      <a
        href={href}
        className={buttonClass('primary', true)}
        onClick={go}
        aria-disabled={state === 'sending' || undefined}
        data-busy={state === 'sending' || undefined}
        data-part="checkout-link"
      >
        {texts.checkout}
      </a>
      <p role="status" className={styles['note']}>
        {state === 'sending'
          ? texts.checkoutSending
          : state === 'not-own'
            ? texts.checkoutNotOwn
            : state === 'stuck' || !isOnline
              ? texts.checkoutOffline
              : ''}
      </p>
    </div>
  );
}

/** The browser shows a page that was left as it was then. */
function useWhenReturnedTo(onReturn: () => void): void {
  const handleReturn = useEffectEvent(onReturn);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleReturn();
    };
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
