// The bag in its two places, the panel over any page (CART) and a page of its own; one file, as the shopper goes from one to the other.
import { use } from 'react';
import { useSnapshot } from 'valtio';
import { BagPageLink } from '#src/features/cart/bag-page-link.tsx';
import { CartContent } from '#src/features/cart/cart-content.tsx';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/bag.module.css';
import { CartSummary } from '#src/features/cart/cart-summary.tsx';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { settledBagTexts } from '#src/i18n/bag-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export function CartPanel({ onClose }: { onClose: () => void }) {
  const { texts } = useServices();
  const { view: content } = useSnapshot(useCart());
  const isFilled = content !== null && content.count > 0;
  return (
    <Modal
      title={texts.cart.title}
      placement="panel"
      onClose={onClose}
      footer={
        isFilled ? (
          <>
            <CartSummary cart={content} />
            <WithBagTexts>
              <BagPageLink onNavigate={onClose} />
            </WithBagTexts>
          </>
        ) : undefined
      }
    >
      <CartContent onNavigate={onClose} />
    </Modal>
  );
}

/** The parts of the page (cart-page.tsx), which places them. */
export function CartPageParts() {
  const { texts, market } = useServices();
  // What comes with them would push the summary down.
  use(settledBagTexts(market.language));
  const { view: content } = useSnapshot(useCart());
  return (
    <>
      <section className={styles['content']} aria-labelledby="bag-goods">
        <h2 id="bag-goods">
          <VisuallyHidden>{texts.cart.goods}</VisuallyHidden>
        </h2>
        <CartContent onNavigate={stay} />
      </section>
      {content === null || content.count === 0 ? null : (
        <section className={styles['summary']} aria-labelledby="bag-total">
          <h2 id="bag-total">
            <VisuallyHidden>{texts.cart.total}</VisuallyHidden>
          </h2>
          <CartSummary cart={content} />
        </section>
      )}
    </>
  );
}

/** There is nothing to close. */
function stay(): void {}
