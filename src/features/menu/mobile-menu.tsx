// The whole menu on a phone (MOBILE_MENU): words open into their categories, the market below.
import type { Menu } from '#contract/bootstrap.ts';
import styles from '#src/features/menu/mobile-menu.module.css';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';
import { Button } from '#src/ui/button.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Link } from '#src/ui/link.tsx';

export function MobileMenu({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const { texts, view } = useServices();
  return (
    <Modal title={texts.header.menu} placement="start" onClose={onClose}>
      <nav aria-label={texts.header.navigation}>
        {menu.items.map((item) => (
          <Collapsible key={item.listingId} title={item.title} group="mobile-menu">
            <ul className={styles['links']}>
              <li>
                <Link href={item.pageUrl} onClick={onClose} className={styles['all']}>
                  {texts.header.all(item.title)}
                </Link>
              </li>
              {item.children.map((branch) => (
                <li key={branch.listingId}>
                  <Link href={branch.pageUrl} onClick={onClose}>
                    {branch.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Collapsible>
        ))}
      </nav>
      <div className={styles['market']}>
        <Button kind="quiet" onClick={() => openModal(view, 'MARKET_SELECT')}>
          <Icon name="globe" />
          {texts.footer.market}
        </Button>
      </div>
    </Modal>
  );
}
