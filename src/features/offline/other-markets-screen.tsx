// The page of a market that can't be reached and is not on the device: it offers the markets that are.
import type { MarketInfo } from '#contract/bootstrap.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import styles from '#src/features/offline/outage-screen.module.css';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { MarketLinks } from '#src/ui/market-links.tsx';

interface OtherMarketsScreenProps {
  readonly site: PageSite;
  readonly markets: readonly MarketInfo[];
}

/** Uses no services: it is shown when they could not be loaded. */
export function OtherMarketsScreen({ site: { market, shop }, markets }: OtherMarketsScreenProps) {
  const texts = installedTexts(market.language).otherMarkets;
  return (
    <main className={styles['outage']} data-part="other-markets" lang={market.language}>
      <title>{`${texts.title} · ${shop.name}`}</title>
      <p className={styles['logo']}>{shop.name}</p>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['text']}>{texts.text}</p>
      <MarketLinks markets={markets} current={market.code} />
      <a className={styles['again']} href={`/${market.code}`}>
        {texts.again}
      </a>
    </main>
  );
}
