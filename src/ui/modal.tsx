// A modal dialog based on <dialog>: traps and returns focus, closes on Escape, backdrop press and drag.
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from '#src/ui/modal.module.css';
import { useUi } from '#src/ui/ui-context.tsx';
import { useSheetDrag } from '#src/ui/use-sheet-drag.ts';

interface ModalProps {
  readonly title: string;
  /** Called after the closing animation; the parent then stops rendering the dialog. */
  readonly onClose: () => void;
  /** `panel` and `sheet` open from the bottom on phones; on wide windows a panel is at the inline end, a sheet in the middle. */
  readonly placement?: 'panel' | 'sheet' | 'start' | 'full';
  /** Stays visible below the scrolling content, except in a low window, where it scrolls with it. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Modal({ title, onClose, placement = 'sheet', footer, children }: ModalProps) {
  const { texts } = useUi();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  /** FB-06: `by` says how it was closed, for an animation of its own. */
  async function leave(by: 'drag' | '' = '') {
    const element = dialog.current;
    if (element === null) return;
    element.dataset['leaving'] = by;
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
    onClose();
  }

  useModalDialog(dialog, () => void leave(), onClose);
  const drag = useSheetDrag(dialog, () => void leave('drag'));
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-part="modal"
      data-placement={placement}
      aria-labelledby={titleId}
    >
      <div className={styles['body']}>
        <div className={styles['head']} {...drag}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button kind="icon" aria-label={texts.close} onClick={() => void leave()}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles['content']}>{children}</div>
        {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * Opens the dialog while it is mounted. Escape and a press on the backdrop call `onLeave`; a close by the browser calls
 * `onClosed`. It is closed before it leaves the document, so that the browser returns the focus.
 */
function useModalDialog(
  dialog: { readonly current: HTMLDialogElement | null },
  onLeave: () => void,
  onClosed: () => void,
): void {
  const handleEvent = useEffectEvent((event: Event) => {
    if (event.target !== dialog.current) return;
    if (event.type === 'close') return onClosed();
    if (event.type === 'cancel') event.preventDefault();
    onLeave();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    let pressed: EventTarget | null = null;
    // A click is on the dialog too where text inside was selected and the mouse let go beside it.
    const listen = (event: Event) => {
      if (event.type === 'pointerdown') pressed = event.target;
      else if (event.type !== 'click' || pressed === element) handleEvent(event);
    };
    const types = ['pointerdown', 'click', 'cancel', 'close'];
    for (const type of types) element.addEventListener(type, listen);
    element.showModal();
    return () => {
      for (const type of types) element.removeEventListener(type, listen);
      element.close();
    };
  }, [dialog]);
}
