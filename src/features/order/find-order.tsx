// The form that finds an order by its number and the e-mail address that it was placed with.
import type { SyntheticEvent } from 'react';
import { useSnapshot } from 'valtio';
import { findOrder } from '#src/features/order/actions.ts';
import styles from '#src/features/order/order-screen.module.css';
import type { OrderState } from '#src/features/order/state.ts';
import { useServices } from '#src/services/services.tsx';
import { useOrderTexts } from '#src/services/use-order-texts.ts';
import { Button } from '#src/ui/button.tsx';

interface FindOrderProps {
  readonly state: OrderState;
  readonly number: string;
  readonly onFound: (number: string) => void;
}

export function FindOrder({ state, number, onFound }: FindOrderProps) {
  const services = useServices();
  const texts = useOrderTexts();
  const { failure, isBusy, lastAction } = useSnapshot(state);

  async function find(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const found = await findOrder(state, services, {
      number: text('number').toUpperCase(),
      email: text('email'),
    });
    if (found !== null && found.number !== number) onFound(found.number);
  }

  return (
    <form className={styles['find']} onSubmit={(event) => void find(event)} data-part="find-order">
      <h1>{texts.find}</h1>
      <p>{texts.findHelp}</p>
      <label>
        {texts.orderNumber}
        <input name="number" defaultValue={number} required autoComplete="off" autoCapitalize="characters" />
      </label>
      <label>
        {texts.email}
        <input name="email" type="email" required autoComplete="email" />
      </label>
      {/* Announced when it changes. */}
      <p role="status" className={styles['fault']}>
        {failureText()}
      </p>
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {texts.findButton}
      </Button>
    </form>
  );

  function failureText(): string {
    if (failure === null || isBusy) return '';
    const { code } = failure;
    if (code === 'too_many_requests') return texts.tooMany;
    if (code === 'offline' || code === 'timeout') return texts.offline;
    if (code !== 'not_found' && code !== 'bad_request') return texts.failed;
    // Before the address is asked for, an order of another session is as one that does not exist.
    return lastAction === 'find' ? texts.unknown : '';
  }
}
