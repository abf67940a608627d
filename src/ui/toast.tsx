// One short message at the foot of the window, gone by itself after ten seconds or by its buttons.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from '#src/ui/toast.module.css';

const TOAST_DURATION_MS = 10_000;

interface ToastProps {
  readonly message: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Called when the time is over; give the toast a new `key` for a new message, so that the time starts anew. */
  readonly onDone: () => void;
}

export function Toast({ message, actions, onDone }: ToastProps) {
  useExpiry(onDone);
  return (
    <div className={styles['toast']} data-part="toast" role="status">
      <p>{message}</p>
      {actions}
    </div>
  );
}

function useExpiry(onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
}
