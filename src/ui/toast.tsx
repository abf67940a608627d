// A short message at the bottom of the window that disappears after ten seconds or by its buttons.
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from '#src/ui/toast.module.css';

const TOAST_DURATION_MS = 10_000;

interface ToastProps {
  readonly message: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Called after ten seconds; a new message needs a new `key`, so that its time starts anew. */
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
  const notify = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => notify(), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, []);
}
