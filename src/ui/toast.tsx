// A short message at the bottom of the window that disappears after ten seconds or by its buttons.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from '#src/ui/toast.module.css';

const TOAST_DURATION_MS = 10_000;

interface ToastProps {
  readonly message: string;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Called when its time is over; a new message needs a new `key`, so that its time starts anew. */
  readonly onDone: () => void;
}

/** Its time is an animation of no property, paused while one of its buttons has the focus. An alert is said though it comes with its text. */
export function Toast({ message, actions, onDone }: ToastProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const end = useEffectEvent(onDone);
  useEffect(() => {
    const animation = text.current?.animate([], TOAST_DURATION_MS);
    animation?.addEventListener('finish', () => end());
    return () => animation?.cancel();
  }, []);
  const time = () => text.current?.getAnimations()[0];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of the buttons in it
    <div
      className={styles['toast']}
      data-part="toast"
      role="alert"
      onFocus={() => time()?.pause()}
      onBlur={() => time()?.play()}
    >
      <p ref={text}>{message}</p>
      {actions}
    </div>
  );
}
