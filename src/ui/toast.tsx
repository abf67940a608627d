// A short message at the bottom of the window that disappears after ten seconds or by its buttons.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from '#src/ui/toast.module.css';

const TOAST_DURATION_MS = 10_000;

interface ToastProps {
  /** An alert is said though it comes with its text; any other needs a live region around it that was there before. */
  readonly role?: 'alert';
  readonly message: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Called when its time is over; a new message needs a new `key`, so that its time starts anew. */
  readonly onDone: () => void;
}

/** Its time is an animation of nothing, which stands still while the toast has the focus or the pointer. */
export function Toast({ role, message, actions, onDone }: ToastProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const time = text.current?.animate([], TOAST_DURATION_MS);
    time?.addEventListener('finish', () => end());
    return () => time?.cancel();
  }, []);
  const hold = () => text.current?.getAnimations()[0]?.pause();
  /** After a touch an element counts as hovered until the next one: where the pointer leaves, only the focus holds. */
  const release = (heldBy: string) => () => {
    if (text.current?.matches(`${heldBy} *`) === false) text.current.getAnimations()[0]?.play();
  };
  return (
    <div
      className={styles['toast']}
      data-part="toast"
      role={role}
      onFocus={hold}
      onBlur={release('[data-part=toast]:hover')}
      onPointerEnter={hold}
      onPointerLeave={release('[data-part=toast]:focus-within')}
    >
      <p ref={text}>{message}</p>
      {actions}
    </div>
  );
}
