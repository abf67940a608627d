// The menu's words, each opening its categories in a popover: by press or keyboard, never by hovering; no script needed.
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Menu, MenuItem } from '#contract/bootstrap.ts';
import styles from '#src/features/menu/mega-menu.module.css';
import { useServices } from '#src/services/services.tsx';
import { closeMegaMenu, openMegaMenu } from '#src/services/view-state.ts';
import { Link } from '#src/ui/link.tsx';

export function MegaMenu({ menu }: { menu: Menu }) {
  return (
    <ul className={styles['words']}>
      {menu.items.map((item) => (
        <li key={item.listingId}>
          {item.children.length === 0 ? (
            <Link className={styles['word']} href={item.pageUrl}>
              {item.title}
            </Link>
          ) : (
            <MegaMenuItem item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function MegaMenuItem({ item }: { item: MenuItem }) {
  const { texts, view } = useServices();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useMegaMenuState(panel, item.listingId);
  const hide = () => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className={styles['word']} popoverTarget={id}>
        {item.title}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles['panel']}
        data-part="mega-menu"
        onToggle={(event) => {
          if (event.newState === 'open') openMegaMenu(view, item.listingId);
          else closeMegaMenu(view, item.listingId);
        }}
      >
        <Link className={styles['all']} href={item.pageUrl} onClick={hide}>
          {texts.header.all(item.title)}
        </Link>
        {/* Its links have no class: there are a hundred of them on every page. */}
        <ul className={styles['columns']}>
          {item.children.map((branch) => (
            <li key={branch.listingId}>
              <Link href={branch.pageUrl} onClick={hide}>
                {branch.title}
              </Link>
              <ul>
                {branch.children.map((leaf) => (
                  <li key={leaf.listingId}>
                    <Link href={leaf.pageUrl} onClick={hide}>
                      {leaf.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** SH-11: as soon as the view state no longer names this menu, its popover closes. */
function useMegaMenuState(panel: { readonly current: HTMLElement | null }, listingId: string): void {
  const { view } = useServices();
  const isActive = useSnapshot(view).activeMegaMenu === listingId;
  useEffect(() => {
    // Opened before this script came.
    if (panel.current?.matches(':popover-open') === true) openMegaMenu(view, listingId);
  }, [panel, view, listingId]);
  useEffect(() => {
    const element = panel.current;
    if (!isActive || element === null) return undefined;
    return () => {
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [panel, isActive]);
}
