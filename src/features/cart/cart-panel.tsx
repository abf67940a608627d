// The cart panel (CART): the bag over the page, with its totals at the foot; works the same offline (CA-13).
import { useSnapshot } from 'valtio';
import { CartContent } from '#src/features/cart/cart-content.tsx';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { CartSummary } from '#src/features/cart/cart-summary.tsx';
import { useServices } from '#src/services/services.tsx';
import { Modal } from '#src/ui/modal.tsx';

export function CartPanel({ onClose }: { onClose: () => void }) {
  const { texts } = useServices();
  const { view: content } = useSnapshot(useCart());
  const isFilled = content !== null && content.count > 0;
  return (
    <Modal
      title={texts.cart.title}
      placement="panel"
      onClose={onClose}
      footer={isFilled ? <CartSummary cart={content} /> : undefined}
    >
      <CartContent onNavigate={onClose} />
    </Modal>
  );
}
