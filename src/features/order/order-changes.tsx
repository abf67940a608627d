// What a shopper may still change about a placed order: cancel it, or send goods back.
import { type SyntheticEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Order, OrderedRow } from '#contract/orders.ts';
import { cancelOrder, returnRows } from '#src/features/order/actions.ts';
import styles from '#src/features/order/order-screen.module.css';
import type { OrderState } from '#src/features/order/state.ts';
import { variantText } from '#src/i18n/variant-text.ts';
import { useServices } from '#src/services/services.tsx';
import { useOrderTexts } from '#src/services/use-order-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';

export function OrderChanges({ state, order }: { state: OrderState; order: Order }) {
  const texts = useOrderTexts();
  const { failure } = useSnapshot(state);
  return (
    <div className={styles['changes']}>
      {order.canBeCancelled ? <Cancel state={state} order={order} /> : null}
      {order.canBeReturned ? <SendBack state={state} order={order} /> : null}
      {order.returnLabel === null ? null : (
        <section>
          <h2>{texts.label}</h2>
          <pre className={styles['label']}>{order.returnLabel}</pre>
        </section>
      )}
      <p role="status" className={styles['fault']}>
        {failure === null ? '' : texts.failed}
      </p>
    </div>
  );
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
      <Button kind="primary" isBusy={isBusy} onClick={() => void cancelOrder(state, services, order.orderId)}>
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

  function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const rows = order.rows
      .map(({ orderRowId }) => ({ orderRowId, quantity: Number(fields.get(orderRowId)) }))
      .filter(({ quantity }) => quantity > 0);
    setIsEmpty(rows.length === 0);
    if (rows.length > 0) void returnRows(state, services, order.orderId, rows);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={styles['question']} onSubmit={send}>
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

/** How many of a row can still be sent back. */
function returnable({ shippedQuantity, returnedQuantity }: OrderedRow): number {
  return shippedQuantity - returnedQuantity;
}
