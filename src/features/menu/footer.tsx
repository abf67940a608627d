// The foot of every page: what we promise, the categories, and every market as a plain link (works without script).
import type { ShellData } from '#contract/clients.ts';
import styles from '#src/features/menu/footer.module.css';
import { Wordmark } from '#src/features/menu/wordmark.tsx';
import { useServices } from '#src/services/services.tsx';
import { Collapsible } from '#src/ui/collapsible.tsx';
import { MarketLinks } from '#src/ui/market-links.tsx';
import { Link } from '#src/ui/link.tsx';

export function Footer({ frame }: { frame: ShellData }) {
  const { texts, market } = useServices();
  return (
    <footer className={styles['footer']} data-part="footer">
      <div className={styles['inner']}>
        <div className={styles['promise']}>
          <Wordmark />
          <p>{texts.footer.tagline}</p>
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
        <p className={styles['rights']}>{texts.footer.copyright(frame.bootstrap.shopName)}</p>
      </div>
    </footer>
  );
}
