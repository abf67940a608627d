// Shown in place of a page that only the server has, such as the checkout, while the server is not reached.
import type { PageSite } from '#contract/shop-profile.ts';
import styles from '#src/features/offline/needs-network-screen.module.css';
import { useReloadWhenBack } from '#src/features/offline/use-reload-when-back.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { Button } from '#src/ui/button.tsx';

/** Uses no services: they may not be loaded. Stands in the page's `main`. */
export function NeedsNetworkScreen({ site: { market, shop } }: { readonly site: PageSite }) {
  const texts = installedTexts(market.language).needsNetwork;
  useReloadWhenBack();
  return (
    <div className={styles['notice']} data-part="needs-network">
      <title>{`${texts.title} · ${shop.name}`}</title>
      <h1>{texts.title}</h1>
      <p role="status">{texts.text}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {texts.again}
      </Button>
    </div>
  );
}
