// The cart panel (CART): rows, notices, pending changes and totals; works the same offline (CA-13).
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { CartView } from '#contract/clients.ts';
import type { InboxChange } from '#contract/inbox.ts';
import { loadCart } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { RefusedChanges, WaitingLine } from '#src/features/cart/cart-changes.tsx';
import { CartCodes } from '#src/features/cart/cart-codes.tsx';
import { CartGiftCards } from '#src/features/cart/cart-gift-cards.tsx';
import { CartNotices } from '#src/features/cart/cart-notices.tsx';
import styles from '#src/features/cart/cart-panel.module.css';
import { CartRow } from '#src/features/cart/cart-row.tsx';
import { CartSummary } from '#src/features/cart/cart-summary.tsx';
import { ClearCart } from '#src/features/cart/clear-cart.tsx';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { useServices } from '#src/services/services.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Link } from '#src/ui/link.tsx';

export function CartPanel({ onClose }: { onClose: () => void }) {
  const { texts, view } = useServices();
  const cart = useCart();
  const { view: content, request } = useSnapshot(cart);
  const { isOnline, inbox } = useSnapshot(view);
  const isFilled = content !== null && content.count > 0;
  return (
    <Modal
      title={texts.cart.title}
      placement="panel"
      onClose={onClose}
      footer={isFilled ? <CartSummary cart={content} /> : undefined}
    >
      <div className={styles['state']}>
        {isOnline ? null : (
          <p className={styles['offline']} role="status">
            <Icon name="cloud" />
            {texts.cart.offline}
          </p>
        )}
        {inbox === null ? null : <WaitingLine inbox={inbox} />}
      </div>
      {content === null ? (
        <CartPending hasFailed={request.state === 'failure'} />
      ) : (
        <CartContent cart={content} onNavigate={onClose} />
      )}
    </Modal>
  );
}

function CartContent({ cart, onNavigate }: { cart: CartView; onNavigate: () => void }) {
  const { view } = useServices();
  const { inbox } = useSnapshot(view);
  const list = useRef<HTMLDivElement>(null);
  const focusList = () => list.current?.focus();
  const refused = inbox?.changes.filter(({ refusal }) => refusal !== null) ?? [];
  const isInCart = ({ articleId }: InboxChange) => cart.rows.some((row) => row.articleId === articleId);
  return (
    <>
      <CartNotices cart={cart} />
      <div ref={list} tabIndex={-1} className={styles['list']}>
        <RefusedChanges
          changes={refused.filter((change) => !isInCart(change))}
          onNavigate={onNavigate}
          onBeforeLeave={focusList}
        />
        {cart.count === 0 ? (
          <CartEmpty onNavigate={onNavigate} />
        ) : (
          <ul className={styles['rows']}>
            {cart.rows.map((row) => (
              <CartRow
                key={row.rowId}
                row={row}
                currency={cart.currency}
                isDelayed={inbox?.isDelayed ?? false}
                refused={refused.filter(({ articleId }) => articleId === row.articleId)}
                onNavigate={onNavigate}
                onBeforeLeave={focusList}
              />
            ))}
          </ul>
        )}
        {cart.giftCards.length === 0 ? null : (
          <WithBagTexts>
            <CartGiftCards cart={cart} onBeforeLeave={focusList} />
          </WithBagTexts>
        )}
      </div>
      {cart.count === 0 ? null : (
        <WithBagTexts>
          <CartCodes cart={cart} />
          <ClearCart onBeforeClear={focusList} />
        </WithBagTexts>
      )}
    </>
  );
}

function CartEmpty({ onNavigate }: { onNavigate: () => void }) {
  const services = useServices();
  const { texts } = services;
  return (
    <div className={styles['empty']}>
      <p className={styles['lead']}>{texts.cart.empty}</p>
      <p>{texts.cart.emptyText}</p>
      <Link href={services.href('/')} className={buttonClass('secondary')} onClick={onNavigate}>
        {texts.cart.emptyLink}
      </Link>
    </div>
  );
}

function CartPending({ hasFailed }: { hasFailed: boolean }) {
  const services = useServices();
  const cart = useCart();
  const { texts } = services;
  return (
    <div className={styles['empty']} role="status">
      <p>{hasFailed ? texts.cart.failed : texts.cart.loading}</p>
      {hasFailed ? (
        <Button onClick={() => void loadCart(cart, services)}>{texts.general.retry}</Button>
      ) : null}
    </div>
  );
}
