// A modal dialog on the browser's own <dialog>: focus kept and given back, Escape, backdrop, a sheet one can drag away.
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from '#src/ui/modal.module.css';
import { useSheetDrag } from '#src/ui/use-sheet-drag.ts';

interface ModalProps {
  readonly title: string;
  /** Called when the dialog has left the screen; the parent then stops rendering it. */
  readonly onClose: () => void;
  /** `panel` and `sheet` rise from the bottom on phones; on wide windows a panel stands at the end, a sheet in the middle. */
  readonly placement?: 'panel' | 'sheet' | 'start' | 'full';
  /** Stays in view below what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Modal({ title, onClose, placement = 'sheet', footer, children }: ModalProps) {
  const texts = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useShownModally(dialog);

  async function leave() {
    const element = dialog.current;
    if (element === null) return;
    element.dataset['leaving'] = '';
    await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
    onClose();
  }

  const drag = useSheetDrag(dialog, () => void leave());
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-part="modal"
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        void leave();
      }}
      onClose={onClose}
      onClick={(event: MouseEvent) => {
        if (event.target === event.currentTarget) void leave();
      }}
    >
      <div className={styles['body']}>
        <div className={styles['head']} {...drag}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <Button kind="icon" aria-label={texts.general.close} onClick={() => void leave()}>
            <Icon name="close" />
          </Button>
        </div>
        <div className={styles['content']}>{children}</div>
        {footer === undefined ? null : <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** Open while mounted. Closing before it leaves the document is what gives focus back to where it was. */
function useShownModally(dialog: { readonly current: HTMLDialogElement | null }): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
