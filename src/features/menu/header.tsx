// The head of every page: skip link, wordmark, menu words, search, market, bag; leaves on scroll down, returns on scroll up.
import { type ReactNode, useRef } from 'react';
import type { ShellData } from '#contract/clients.ts';
import styles from '#src/features/menu/header.module.css';
import { Wordmark } from '#src/features/menu/wordmark.tsx';
import { useHideOnScroll } from '#src/features/menu/use-hide-on-scroll.ts';
import { useServices } from '#src/services/services.tsx';
import { openModal } from '#src/services/view-state.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { island } from '#src/ui/island.tsx';
import { Link } from '#src/ui/link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** Links and popovers: they work before their script has come. */
const MegaMenu = island(() => import('#src/features/menu/mega-menu.tsx').then((file) => file.MegaMenu));

interface HeaderProps {
  readonly frame: ShellData;
  /** The search field: a form that also works without script. */
  readonly search: ReactNode;
  /** The button that opens the bag. */
  readonly cart: ReactNode;
}

export function Header({ frame, search, cart: bag }: HeaderProps) {
  const services = useServices();
  const { shop, texts, view } = services;
  const { market } = frame.bootstrap;
  const header = useRef<HTMLElement>(null);
  useHideOnScroll(header);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {texts.header.skip}
      </a>
      <header ref={header} className={styles['header']} data-part="header">
        <div className={styles['bar']}>
          <div className={styles['menu']}>
            <Button kind="icon" aria-label={texts.header.menu} onClick={() => openModal(view, 'MOBILE_MENU')}>
              <Icon name="menu" />
            </Button>
          </div>
          <Link
            href={services.href('/')}
            className={styles['mark']}
            aria-label={texts.header.home(shop.name)}
          >
            <Wordmark />
          </Link>
          <nav className={styles['words']} aria-label={texts.header.navigation}>
            <MegaMenu menu={frame.menu} />
          </nav>
          <div className={styles['search']}>{search}</div>
          <a
            className={`${buttonClass('quiet')} ${styles['market']}`}
            href="#markets"
            onClick={(event) => {
              event.preventDefault();
              openModal(view, 'MARKET_SELECT');
            }}
          >
            {market.country} · {market.language.toUpperCase()}
            <VisuallyHidden>. {texts.header.market(market.countryName, market.currency)}</VisuallyHidden>
          </a>
          <div className={styles['bag']}>{bag}</div>
        </div>
      </header>
    </>
  );
}
