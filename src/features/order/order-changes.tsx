// What a shopper may still change about a placed order: cancel it, or send goods back.
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ShopError } from '#contract/errors.ts';
import type { Order, OrderedRow, OrderRefusal } from '#contract/orders.ts';
import { cancelOrder, returnRows } from '#src/features/order/actions.ts';
import styles from '#src/features/order/order-screen.module.css';
import type { OrderState } from '#src/features/order/state.ts';
import type { OrderTexts } from '#src/i18n/order-texts.ts';
import { variantText } from '#src/i18n/variant-text.ts';
import { useServices } from '#src/services/services.tsx';
import { useOrderTexts } from '#src/services/use-order-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';

export function OrderChanges({ state, order }: { state: OrderState; order: Order }) {
  const texts = useOrderTexts();
  const { failure, isBusy, lastAction } = useSnapshot(state);
  const done = lastAction === 'return' && failure === null ? texts.returnRegistered : '';
  return (
    <div className={styles['changes']}>
      {order.canBeCancelled ? <Cancel state={state} order={order} /> : null}
      {order.canBeReturned ? <SendBack state={state} order={order} /> : null}
      {/* Empty while something is asked for, so that the same answer is announced again. */}
      <p role="status" className={failure === null ? styles['done'] : styles['fault']}>
        {isBusy ? '' : failure === null ? done : failureText(failure, texts)}
      </p>
      <OrderReturn state={state} order={order} />
    </div>
  );
}

function failureText({ code, field, detail = '' }: ShopError, texts: OrderTexts): string {
  const refused: Readonly<Partial<Record<string, string>>> = texts.refused satisfies Partial<
    Record<OrderRefusal, string>
  >;
  if (code === 'conflict' && field === 'state') return refused[detail] ?? texts.failed;
  if (code === 'not_found') return texts.notReadable;
  if (code === 'too_many_requests') return texts.tooFast;
  if (code === 'offline') return texts.offlineChange;
  if (code === 'timeout') return texts.noAnswer;
  return texts.failed;
}

/** The focus goes to the answer that changes nothing, and back. */
function Cancel({ state, order }: { state: OrderState; order: Order }) {
  const services = useServices();
  const texts = useOrderTexts();
  const { isBusy } = useSnapshot(state);
  const [question, setQuestion] = useState<'idle' | 'asked' | 'kept'>('idle');
  if (question !== 'asked')
    return (
      <Button
        kind="quiet"
        {...(question === 'kept' ? { ref: takeFocus } : {})}
        onClick={() => setQuestion('asked')}
      >
        {texts.cancel}
      </Button>
    );
  return (
    <fieldset className={styles['question']}>
      <legend>{order.giftCardsBought.length === 0 ? texts.cancelQuestion : texts.cancelQuestionCards}</legend>
      <Button kind="primary" isBusy={isBusy} onClick={() => void cancelOrder(state, services, order)}>
        {texts.cancelYes}
      </Button>
      <Button ref={takeFocus} onClick={() => setQuestion('kept')}>
        {texts.keep}
      </Button>
    </fieldset>
  );
}

function SendBack({ state, order }: { state: OrderState; order: Order }) {
  const services = useServices();
  const texts = useOrderTexts();
  const { isBusy } = useSnapshot(state);
  const [isOpen, setIsOpen] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  if (!isOpen)
    return (
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {texts.sendBack}
      </Button>
    );

  async function send(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const rows = order.rows
      .map(({ orderRowId }) => ({ orderRowId, quantity: Number(fields.get(orderRowId)) }))
      .filter(({ quantity }) => quantity > 0);
    setIsEmpty(rows.length === 0);
    if (rows.length === 0) event.currentTarget.querySelector('input')?.focus();
    // What is registered must not be sent once more by another press.
    else if (await returnRows(state, services, order, rows)) setIsOpen(false);
  }

  return (
    <form className={styles['question']} onSubmit={(event) => void send(event)}>
      <p>{texts.sendBackHelp}</p>
      {order.rows
        .filter((row) => returnable(row) > 0)
        .map((row, at) => (
          <label key={row.orderRowId}>
            {row.product.title} <span className={styles['variant']}>{variantText(row.product)}</span>
            <input
              {...(at === 0 ? { ref: takeFocus } : {})}
              type="number"
              name={row.orderRowId}
              min={0}
              max={returnable(row)}
              defaultValue={0}
              inputMode="numeric"
            />
          </label>
        ))}
      <p role="status" className={styles['fault']}>
        {isEmpty ? texts.sendBackNone : ''}
      </p>
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {texts.sendBackYes}
      </Button>
    </form>
  );
}

/** Pieces that the shopper sends back, and what to put on their parcel. */
function OrderReturn({ state, order }: { state: OrderState; order: Order }) {
  const texts = useOrderTexts();
  const heading = useFocusAfterReturn(state, order);
  const rows = order.rows.filter((row) => askedFor(row) > 0);
  if (!isReturnAsked(order)) return null;
  return (
    <section className={styles['return']} data-part="return">
      <h2 ref={heading} tabIndex={-1}>
        {texts.yourReturn}
      </h2>
      {rows.length === 0 ? null : (
        <ul>
          {rows.map((row) => (
            <li key={row.orderRowId}>
              {row.product.title} <span className={styles['variant']}>{variantText(row.product)}</span>{' '}
              {texts.quantity(askedFor(row))}
            </li>
          ))}
        </ul>
      )}
      {order.returnLabel === null ? null : (
        <>
          <h3>{texts.label}</h3>
          <pre className={styles['label']}>{order.returnLabel}</pre>
        </>
      )}
    </section>
  );
}

/** The form is gone once the return is registered: what it says of it takes the focus. */
function useFocusAfterReturn(state: OrderState, order: Order): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReturnAsked(order) && state.lastAction === 'return' && state.failure === null)
      heading.current?.focus();
  }, [state, order]);
  return heading;
}

/** The pieces are not named where an earlier release stored the order. */
function isReturnAsked({ rows, returnLabel }: Order): boolean {
  return returnLabel !== null || rows.some((row) => askedFor(row) > 0);
}

/** Of an order that an earlier release stored, what has not come back. */
function returnable({ returnableQuantity, shippedQuantity, returnedQuantity }: OrderedRow): number {
  return returnableQuantity ?? shippedQuantity - returnedQuantity;
}

function askedFor({ returnAskedQuantity = 0 }: OrderedRow): number {
  return returnAskedQuantity;
}
