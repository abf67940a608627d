// The whole menu on a phone (MOBILE_MENU): words and categories open into what they hold, the market below.
import type { Menu, MenuItem } from '#contract/bootstrap.ts';
import styles from '#src/features/menu/mobile-menu.module.css';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';
import { Button } from '#src/ui/button.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { LATE_ICONS } from '#src/ui/late-icons.ts';
import { Modal } from '#src/ui/modal.tsx';
import { Link } from '#src/ui/link.tsx';

interface MobileMenuProps {
  readonly menu: Menu;
  readonly onClose: () => void;
}

export function MobileMenu({ menu, onClose }: MobileMenuProps) {
  const { texts, view } = useServices();
  return (
    <Modal title={texts.header.menu} placement="start" onClose={onClose}>
      <nav aria-label={texts.header.navigation}>
        {menu.items.map((item) => (
          <Entry key={item.listingId} entry={item} group="mobile-menu" onClose={onClose} />
        ))}
      </nav>
      <div className={styles['market']}>
        <Button kind="quiet" onClick={() => openModal(view, 'MARKET_SELECT')}>
          <Icon path={LATE_ICONS.globe} />
          {texts.footer.market}
        </Button>
      </div>
    </Modal>
  );
}

interface EntryProps extends Pick<MobileMenuProps, 'onClose'> {
  readonly entry: Omit<MenuItem, 'children'> & { readonly children?: readonly EntryProps['entry'][] };
  /** Opening one closes the others. */
  readonly group: string;
}

/** One that holds nothing is a link. */
function Entry({ entry, group, onClose }: EntryProps) {
  const { texts } = useServices();
  const { listingId, title, pageUrl, children = [] } = entry;
  if (children.length === 0)
    return (
      <Link href={pageUrl} onClick={onClose} className={styles['link']}>
        {title}
      </Link>
    );
  return (
    <Collapsible title={title} group={group}>
      <div className={styles['inner']}>
        <Link href={pageUrl} onClick={onClose} className={styles['link']}>
          {texts.header.all(title)}
        </Link>
        {children.map((child) => (
          <Entry key={child.listingId} entry={child} group={listingId} onClose={onClose} />
        ))}
      </div>
    </Collapsible>
  );
}
