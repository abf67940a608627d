// One row of the cart: product, quantity, price, buttons for more, less and remove, and changes of it that were refused.
import { useId } from 'react';
import type { CartRowView, CartView } from '#contract/clients.ts';
import type { InboxChange } from '#contract/inbox.ts';
import { MAX_ROW_QUANTITY } from '#contract/order-row.ts';
import { addOneMore, removeRow, subtractRow } from '#src/features/cart/actions.ts';
import { RowVerdict } from '#src/features/cart/cart-changes.tsx';
import { useCart } from '#src/features/cart/cart-context.tsx';
import styles from '#src/features/cart/cart-row.module.css';
import { variantName } from '#src/features/cart/variant-name.ts';
import { WithBagTexts } from '#src/features/cart/with-bag-texts.tsx';
import { formatMoney } from '#src/i18n/price.ts';
import { useServices } from '#src/services/services.tsx';
import { useBagTexts } from '#src/services/use-bag-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { LATE_ICONS } from '#src/ui/late-icons.ts';
import { Picture } from '#src/ui/image.tsx';
import { Price } from '#src/ui/price.tsx';
import { useUi } from '#src/ui/ui-context.tsx';
import { Link } from '#src/ui/link.tsx';

interface CartRowProps {
  readonly row: CartRowView;
  /** What lowers this row, once the server has said it. */
  readonly discounts: CartView['rowDiscounts'];
  /** Pending changes wait for longer than a shopper would not notice. */
  readonly isDelayed: boolean;
  readonly refused: readonly InboxChange[];
  readonly onNavigate: () => void;
  /** Called before the row or a part of it leaves, so that the focus in it can move. */
  readonly onBeforeLeave: () => void;
  /** The shopper takes the row out. */
  readonly onRemove: (row: CartRowView) => void;
}

/** Stock is shown when it is at most this, or as many as the row has. */
const LOW_STOCK = 3;

export function CartRow(props: CartRowProps) {
  const { row, discounts, isDelayed, refused, onNavigate, onBeforeLeave, onRemove } = props;
  // Of discounts too: the server says them of a cart in which every row is in its currency.
  const { currency } = row;
  const { texts, market } = useServices();
  const ui = useUi();
  const unitMinor = row.reducedMinor ?? row.listMinor;
  const stock = row.stockBalance;
  const limitId = useId();
  const isAtStockLimit = stock !== null && row.quantity >= stock;
  const isAtMost = !isAtStockLimit && row.quantity >= MAX_ROW_QUANTITY;
  return (
    <li className={styles['row']} data-part="cart-row">
      <Link href={row.href} className={styles['picture']} onClick={onNavigate} tabIndex={-1} aria-hidden>
        {row.image === null ? (
          <span className={styles['ground']} style={{ backgroundColor: row.tint }} />
        ) : (
          <Picture src={row.image} alt="" sizes="96px" tint={row.tint} />
        )}
      </Link>
      <div className={styles['details']}>
        <h3 className={styles['title']}>
          <Link href={row.href} onClick={onNavigate}>
            {row.title}
          </Link>
        </h3>
        <p className={styles['soft']}>{[row.brand, row.colorTitle, row.size].filter(Boolean).join(' · ')}</p>
        {stock !== null && (isAtStockLimit || stock <= LOW_STOCK) ? (
          <p id={limitId} className={styles['low']}>
            {stock === 0 ? ui.texts.card.soldOut : texts.cart.lowStock(stock)}
          </p>
        ) : null}
        {isAtMost ? (
          <div id={limitId} className={styles['low']}>
            <WithBagTexts>
              <MostOfOne />
            </WithBagTexts>
          </div>
        ) : null}
        {row.isPending && isDelayed ? (
          <p className={styles['soft']}>
            <Icon name="clock" /> {texts.cart.rowWaiting}
          </p>
        ) : null}
      </div>
      <div className={styles['price']}>
        <Price
          listMinor={row.listMinor * row.quantity}
          saleMinor={row.reducedMinor === null ? null : row.reducedMinor * row.quantity}
          currency={currency}
        />
        {row.quantity > 1 ? (
          <span className={styles['soft']}>
            {texts.cart.each(formatMoney(unitMinor, currency, market, texts.money))}
          </span>
        ) : null}
        {discounts.map(({ title, savedMinor }, at) => (
          <span key={at} className={styles['saves']} data-part="row-discount">
            {title} −{formatMoney(savedMinor, currency, market, texts.money)}
          </span>
        ))}
      </div>
      <CartRowControls
        row={row}
        limitedBy={isAtStockLimit || isAtMost ? limitId : undefined}
        onRemove={() => onRemove(row)}
      />
      {refused.length === 0 ? null : (
        <div className={styles['verdicts']}>
          {refused.map((change) => (
            <RowVerdict
              key={change.ids[0]}
              change={change}
              onNavigate={onNavigate}
              onBeforeLeave={onBeforeLeave}
            />
          ))}
        </div>
      )}
    </li>
  );
}

function MostOfOne() {
  return useBagTexts().mostOfOne(MAX_ROW_QUANTITY);
}

interface CartRowControlsProps {
  readonly row: CartRowView;
  /** Id of the text that says why there can't be more; undefined: there can. */
  readonly limitedBy: string | undefined;
  readonly onRemove: () => void;
}

function CartRowControls({ row, limitedBy, onRemove }: CartRowControlsProps) {
  const services = useServices();
  const { texts } = services;
  const cart = useCart();
  const name = variantName(row);

  function subtract() {
    if (row.quantity === 1) onRemove();
    void subtractRow(cart, services, row.rowId);
  }
  function add() {
    if (limitedBy === undefined) void addOneMore(cart, services, row.articleId, Date.now());
  }
  function remove() {
    onRemove();
    void removeRow(cart, services, row.rowId);
  }

  return (
    <div className={styles['controls']}>
      <div className={styles['stepper']}>
        <Button kind="icon" aria-label={texts.cart.decrease(name)} onClick={subtract}>
          <Icon path={LATE_ICONS.minus} />
        </Button>
        <output className={styles['quantity']} aria-label={texts.cart.quantity(row.quantity)}>
          {row.quantity}
        </output>
        <Button
          kind="icon"
          aria-label={texts.cart.increase(name)}
          aria-disabled={limitedBy !== undefined || undefined}
          aria-describedby={limitedBy}
          onClick={add}
        >
          <Icon path={LATE_ICONS.plus} />
        </Button>
      </div>
      <Button kind="quiet" aria-label={texts.cart.remove(name)} onClick={remove}>
        {texts.cart.removeShort}
      </Button>
    </div>
  );
}
