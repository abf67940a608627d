// The page of one placed order: its confirmation, and where its number is not known here, the form that finds it.
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '#contract/orders.ts';
import { loadOrder, renewOrder, tellPurchase } from '#src/features/order/actions.ts';
import { FindOrder } from '#src/features/order/find-order.tsx';
import { OrderChanges } from '#src/features/order/order-changes.tsx';
import { OrderDetails } from '#src/features/order/order-details.tsx';
import styles from '#src/features/order/order-screen.module.css';
import { createOrderState, type OrderState } from '#src/features/order/state.ts';
import { fullName } from '#src/i18n/address-lines.ts';
import { report } from '#src/platform/log.ts';
import { useServices } from '#src/services/services.tsx';
import { useOrderTexts } from '#src/services/use-order-texts.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

interface OrderScreenProps {
  readonly number: string;
  /** Until more is known. */
  readonly title: string;
  readonly withoutScript: string;
  /** Another order than the one of `number` was found; from then on `number` should be its own. */
  readonly onFound: (number: string) => void;
}

/** The shopper's own data: drawn in the browser alone. */
export function OrderScreen({ number, title, withoutScript, onFound }: OrderScreenProps) {
  const isHydrated = useIsHydrated();
  const { state, key } = useStateOf(number);
  const heading = (
    <header className={styles['head']}>
      <h1>{title}</h1>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </header>
  );
  return (
    <div className={styles['screen']} data-part="order">
      {isHydrated ? (
        <Suspense fallback={heading}>
          <OrderPage key={key} state={state} number={number} onFound={onFound} />
        </Suspense>
      ) : (
        heading
      )}
    </div>
  );
}

/** Each number has a state and a page of its own, but for that of the order which was found on the page. */
function useStateOf(number: string): { readonly state: OrderState; readonly key: number } {
  const [shown, setShown] = useState(() => ({ number, key: 0, state: createOrderState() }));
  if (shown.number === number) return shown;
  const isFound = shown.state.order?.number === number;
  const next = isFound ? { ...shown, number } : { number, key: shown.key + 1, state: createOrderState() };
  setShown(next);
  return next;
}

interface OrderPageProps extends Pick<OrderScreenProps, 'number' | 'onFound'> {
  readonly state: OrderState;
}

function OrderPage({ state, number, onFound }: OrderPageProps) {
  const services = useServices();
  const texts = useOrderTexts();
  const { order, failure } = useSnapshot(state);
  useOrderOf(state, number);
  useTellingOf(order as Order | null);
  const heading = useFocusAfterActions(state, order as Order | null);
  const titles: Readonly<Partial<Record<Order['state'], string>>> = texts.ended;
  const ended = order === null ? undefined : titles[order.state];
  return (
    <>
      {order === null && failure === null && number !== '' ? (
        <header className={styles['head']}>
          <h1>{texts.number(number)}</h1>
          <p role="status">{texts.loading}</p>
        </header>
      ) : order === null ? (
        <FindOrder state={state} number={number} onFound={onFound} />
      ) : (
        <>
          <header className={styles['head']}>
            <h1 ref={heading} tabIndex={-1}>
              {ended ??
                texts.thanks(order.deliveryCustomerInfo.firstName, fullName(order.deliveryCustomerInfo))}
            </h1>
            <p role="status" className={styles['lead']} data-part="order-number">
              {texts.number(order.number)} · {texts.state[order.state]}
            </p>
            {ended === undefined ? <p>{texts.mailed(order.deliveryCustomerInfo.email)}</p> : null}
          </header>
          <OrderDetails order={order as Order} />
          <OrderChanges state={state} order={order as Order} />
          <Link href={services.href('/')} className={buttonClass('secondary')}>
            {texts.shop}
          </Link>
        </>
      )}
    </>
  );
}

/** Reads the order once it is asked for, from the server or, without a network, from the device; then again with a network. */
function useOrderOf(state: OrderState, number: string): void {
  const services = useServices();
  const { isOnline } = useSnapshot(services.view);
  const wasOffline = useRef(false);
  useEffect(() => {
    const isReturn = isOnline && wasOffline.current;
    wasOffline.current = !isOnline;
    const isShown = state.order?.number === number;
    if (number === '' || (isShown && !isReturn)) return;
    const read = isShown ? renewOrder : loadOrder;
    read(state, services, number).catch((error: unknown) => report(error, 'order'));
  }, [state, services, number, isOnline]);
}

function useTellingOf(order: Order | null): void {
  const services = useServices();
  useEffect(() => {
    if (order !== null) tellPurchase(services, order).catch((error: unknown) => report(error, 'tracking'));
  }, [order, services]);
}

/**
 * What the shopper pressed is gone once an order was found or cancelled: the heading takes the focus, as it does where what
 * was pressed could not be done and is not offered any more. A return has a heading of its own.
 */
function useFocusAfterActions(state: OrderState, order: Order | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.lastAction === null || order === null) return;
    const isFocusKept = document.activeElement !== null && document.activeElement !== document.body;
    const isElsewhere = state.failure === null ? state.lastAction === 'return' : isFocusKept;
    if (!isElsewhere) heading.current?.focus();
  }, [state, order]);
  return heading;
}
