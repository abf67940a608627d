// In the place of a row that was taken out of the bag: what it was, and a button that puts it back.
import styles from '#src/features/cart/removed-line.module.css';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';

/** Takes the focus as it appears: it is read, and the next key press reaches the button. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const texts = useBagTexts();
  return (
    <li ref={takeFocus} tabIndex={-1} className={styles['removed']} data-part="cart-removed">
      <p role="status">{texts.removed(name)}</p>
      <Button kind="quiet" aria-label={texts.undoRemoval(name)} onClick={onUndo}>
        {texts.undo}
      </Button>
    </li>
  );
}
