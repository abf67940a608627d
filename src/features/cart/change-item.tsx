// A cart change as an item of a list: product, what was to be done, and its verdict.
import type { InboxChange } from '#contract/inbox.ts';
import styles from '#src/features/cart/change-item.module.css';
import { changeText, ChangeVerdict } from '#src/features/cart/change-verdict.tsx';
import { useInboxTexts } from '#src/services/use-inbox-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

interface ChangeItemProps {
  readonly change: InboxChange;
  readonly onNavigate: () => void;
  readonly onBeforeLeave: () => void;
}

export function ChangeItem({ change, onNavigate, onBeforeLeave }: ChangeItemProps) {
  const texts = useInboxTexts();
  const { product } = change;
  const what = changeText(texts, change);
  return (
    <li className={styles['item']} data-part="inbox-change" data-refused={change.refusal?.code}>
      <span className={styles['picture']} aria-hidden="true">
        {product === null ? (
          <span className={styles['ground']}>
            <Icon name="cart" />
          </span>
        ) : product.image === null ? (
          <span className={styles['ground']} style={{ backgroundColor: product.tint }} />
        ) : (
          <Picture src={product.image} alt="" sizes="64px" tint={product.tint} />
        )}
      </span>
      <div className={styles['details']}>
        <h4 className={styles['title']}>
          {product === null ? (
            what
          ) : (
            <Link href={product.href} onClick={onNavigate}>
              {what}
            </Link>
          )}
        </h4>
        {product === null ? null : (
          <p className={styles['soft']}>
            {[product.brand, product.colorTitle, product.size].filter(Boolean).join(' · ')}
          </p>
        )}
        <ChangeVerdict change={change} onNavigate={onNavigate} onBeforeLeave={onBeforeLeave} />
      </div>
    </li>
  );
}
