// Shown in place of a page that only the server has, such as the checkout, while the server is not reached.
import styles from '#src/features/offline/needs-network-screen.module.css';
import { useReloadWhenBack } from '#src/features/offline/use-reload-when-back.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

export function NeedsNetworkScreen() {
  const { market, shop } = useServices();
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
