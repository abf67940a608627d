// A short message at the bottom of the window that disappears after ten seconds or by its buttons.
import type { ReactNode } from 'react';
import styles from '#src/ui/toast.module.css';

interface ToastProps {
  /** An alert is said though it comes with its text; any other needs a live region around it that was there before. */
  readonly role?: 'alert';
  readonly message: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Called when its time is over; a new message needs a new `key`, so that its time starts anew. */
  readonly onDone: () => void;
}

/** Its time is an animation, which stands still while the toast has the focus or the pointer. */
export function Toast({ role, message, actions, onDone }: ToastProps) {
  return (
    <div className={styles['toast']} data-part="toast" role={role}>
      <p onAnimationEnd={onDone}>{message}</p>
      {actions}
    </div>
  );
}
