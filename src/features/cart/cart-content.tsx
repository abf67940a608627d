// What is in the bag, in its panel and on its page: notices, rows, gift cards, codes, and the way back of a removed row.
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CartRowView, CartView } from '#contract/clients.ts';
import type { InboxChange } from '#contract/inbox.ts';
import { loadCart, restoreRow } from '#src/features/cart/actions.ts';
import { useCart } from '#src/features/cart/cart-context.tsx';
import { RefusedChanges, WaitingLine } from '#src/features/cart/cart-changes.tsx';
import { CartCodes } from '#src/features/cart/cart-codes.tsx';
import styles from '#src/features/cart/cart-content.module.css';
import { CartGiftCards } from '#src/features/cart/cart-gift-cards.tsx';
import { CartNotices } from '#src/features/cart/cart-notices.tsx';
import { CartRow } from '#src/features/cart/cart-row.tsx';
import { DiscardQuestions } from '#src/features/cart/change-verdict.tsx';
import { ClearCart } from '#src/features/cart/clear-cart.tsx';
import { RemovedLine } from '#src/features/cart/removed-line.tsx';
import { variantName } from '#src/features/cart/variant-name.ts';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { UnsoldRows } from '#src/features/cart/unsold-rows.tsx';
import { useServices } from '#src/services/services.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { LATE_ICONS } from '#src/ui/late-icons.ts';
import { Link } from '#src/ui/link.tsx';

/** A row that the shopper took out, and where it stood: before that row, last if null. */
interface RemovedRow {
  readonly row: CartRowView;
  readonly beforeRowId: string | null;
}

/** `onNavigate`: the shopper follows a link out of the bag. */
export function CartContent({ onNavigate }: { onNavigate: () => void }) {
  const { view: content, request } = useSnapshot(useCart());
  return (
    <>
      <NetworkState />
      {content === null ? (
        <CartPending hasFailed={request.state === 'failure'} />
      ) : (
        <DiscardQuestions>
          <KnownCart cart={content} onNavigate={onNavigate} />
        </DiscardQuestions>
      )}
    </>
  );
}

function NetworkState() {
  const { texts, view } = useServices();
  const { isOnline, inbox } = useSnapshot(view);
  return (
    <div className={isOnline && inbox?.isDelayed !== true ? undefined : styles['state']}>
      <p className={isOnline ? undefined : styles['offline']} role="status">
        {isOnline ? null : (
          <>
            <Icon path={LATE_ICONS.cloud} />
            {texts.cart.offline}
          </>
        )}
      </p>
      {inbox === null ? null : <WaitingLine inbox={inbox} />}
    </div>
  );
}

function KnownCart({ cart, onNavigate }: { cart: CartView; onNavigate: () => void }) {
  const services = useServices();
  const state = useCart();
  const { inbox } = useSnapshot(services.view);
  const list = useRef<HTMLDivElement>(null);
  const [lastRemoved, setLastRemoved] = useState<RemovedRow | null>(null);
  const focusList = () => list.current?.focus();
  const refused = inbox?.changes.filter(({ refusal }) => refusal !== null) ?? [];
  const isInCart = ({ articleId }: Pick<InboxChange, 'articleId'>) =>
    cart.rows.some((row) => row.articleId === articleId);
  // It may be there again, or still: the shopper added it once more, or the removal failed.
  const removed = lastRemoved === null || isInCart(lastRemoved.row) ? null : lastRemoved;

  function noteRemoval(row: CartRowView) {
    const place = cart.rows.findIndex(({ rowId }) => rowId === row.rowId);
    setLastRemoved({ row, beforeRowId: cart.rows[place + 1]?.rowId ?? null });
    focusList();
  }
  async function undo({ row, beforeRowId }: RemovedRow) {
    focusList();
    if ((await restoreRow(state, services, row, beforeRowId)) === null) setLastRemoved(null);
  }

  const removedLine =
    removed === null ? null : (
      <WithBagTexts key="removed">
        <RemovedLine name={variantName(removed.row)} onUndo={() => void undo(removed)} />
      </WithBagTexts>
    );
  const isBeforeARow = cart.rows.some(({ rowId }) => rowId === removed?.beforeRowId);
  return (
    <>
      <CartNotices cart={cart} onBeforeLeave={focusList} />
      <div ref={list} tabIndex={-1} className={styles['list']}>
        <RefusedChanges
          changes={refused.filter((change) => !isInCart(change))}
          onNavigate={onNavigate}
          onBeforeLeave={focusList}
        />
        <ul className={styles['rows']}>
          {cart.rows.flatMap((row) => [
            row.rowId === removed?.beforeRowId ? removedLine : null,
            <CartRow
              key={row.rowId}
              row={row}
              discounts={cart.rowDiscounts.filter(({ rowId }) => rowId === row.rowId)}
              isDelayed={inbox?.isDelayed ?? false}
              refused={refused.filter(({ articleId }) => articleId === row.articleId)}
              onNavigate={onNavigate}
              onBeforeLeave={focusList}
              onRemove={noteRemoval}
            />,
          ])}
          {isBeforeARow ? null : removedLine}
        </ul>
        {cart.unsold.length === 0 ? null : <UnsoldRows cart={cart} onBeforeLeave={focusList} />}
        {cart.giftCards.length + cart.unsoldGiftCards.length === 0 ? null : (
          <WithBagTexts>
            <CartGiftCards cart={cart} onBeforeLeave={focusList} />
          </WithBagTexts>
        )}
      </div>
      {cart.count === 0 ? (
        <CartEmpty onNavigate={onNavigate} />
      ) : (
        <WithBagTexts>
          <CartCodes cart={cart} />
          <ClearCart
            onBeforeClear={() => {
              setLastRemoved(null);
              focusList();
            }}
          />
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
