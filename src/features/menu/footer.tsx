// The foot of every page: what the shop promises, its categories, pages and contact, and every market as a plain link.
import type { ShellData } from '#contract/clients.ts';
import type { ShopProfile } from '#contract/shop-profile.ts';
import { accountsOf } from '#src/features/menu/accounts.ts';
import styles from '#src/features/menu/footer.module.css';
import { Wordmark } from '#src/features/menu/wordmark.tsx';
import { useServices } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { MarketLinks } from '#src/ui/market-links.tsx';
import { Link } from '#src/ui/link.tsx';
import { island } from '#src/ui/island.tsx';

/** Most shops say something here; one that does not is spared its script and styles. */
const ShopContact = island(() =>
  import('#src/features/menu/shop-contact.tsx').then((file) => file.ShopContact),
);

const DeviceButton = deferredComponent(() =>
  import('#src/features/menu/device-button.tsx').then((file) => file.DeviceButton),
);

export function Footer({ frame }: { frame: ShellData }) {
  const { market, shop, texts } = useServices();
  return (
    <footer className={styles['footer']} data-part="footer">
      <div className={styles['inner']}>
        <div className={styles['promise']}>
          <Wordmark isRepeated />
          {shop.tagline === '' ? null : <p>{shop.tagline}</p>}
        </div>
        <nav className={styles['links']} aria-label={texts.footer.navigation}>
          <h2 className={styles['heading']}>{texts.footer.shop}</h2>
          <ul>
            {frame.menu.items.map((item) => (
              <li key={item.listingId}>
                <Link href={item.pageUrl}>{item.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {frame.menu.pages.length === 0 ? null : (
          <nav className={styles['links']} aria-label={texts.footer.pages}>
            <h2 className={styles['heading']}>{texts.footer.pages}</h2>
            <ul>
              {frame.menu.pages.map((page) => (
                <li key={page.pageUrl}>
                  <Link href={page.pageUrl}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div id="markets" className={styles['markets']}>
          <Collapsible title={texts.footer.market}>
            <MarketLinks markets={frame.markets} current={market.code} />
          </Collapsible>
        </div>
        {hasContact(shop) ? <ShopContact /> : null}
        <div className={styles['rights']}>
          <p>{texts.footer.copyright(shop.name)}</p>
          {/* What the device keeps takes the page's script to say. */}
          <Boundary name="Device button">
            <DeviceButton />
          </Boundary>
        </div>
      </div>
    </footer>
  );
}

function hasContact({ contact, social, legalPages }: ShopProfile): boolean {
  const { email, phone, address } = contact;
  const parts = [email, phone, ...address, ...accountsOf(social), ...legalPages];
  return parts.some((part) => part !== null);
}
