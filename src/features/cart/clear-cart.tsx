// One button that empties the bag, and asks once before it does (CA-11).
import { useId, useState } from 'react';
import { clearCart } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/clear-cart.module.css';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';

/** The focus goes to the answer that changes nothing, and back; `onBeforeClear` moves it out of what goes. */
export function ClearCart({ onBeforeClear }: { onBeforeClear: () => void }) {
  const services = useServices();
  const cart = useCart();
  const texts = useBagTexts();
  const questionId = useId();
  const [state, setState] = useState<'idle' | 'asked' | 'kept'>('idle');
  if (state !== 'asked')
    return (
      <div className={styles['clear']}>
        <Button
          kind="quiet"
          {...(state === 'kept' ? { ref: takeFocus } : {})}
          onClick={() => setState('asked')}
        >
          {texts.clear}
        </Button>
      </div>
    );
  return (
    <div className={styles['clear']}>
      <p id={questionId}>{texts.clearQuestion}</p>
      <Button
        aria-describedby={questionId}
        onClick={() => {
          onBeforeClear();
          void clearCart(cart, services);
        }}
      >
        {texts.clear}
      </Button>
      <Button kind="quiet" ref={takeFocus} aria-describedby={questionId} onClick={() => setState('kept')}>
        {texts.clearKeep}
      </Button>
    </div>
  );
}
