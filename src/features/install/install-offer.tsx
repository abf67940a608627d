// Offers to install the shop, at the foot of the window, to a shopper who has a reason; where the browser has no way, it says how.
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { acceptInstall, refuseInstall } from '#src/features/install/actions.ts';
import styles from '#src/features/install/install-offer.module.css';
import { mayOfferInstall, withOffer } from '#src/features/install/moments.ts';
import { changeRecord, type InstallState } from '#src/features/install/state.ts';
import { useIsInTheWay } from '#src/features/install/use-is-in-the-way.ts';
import { installedTexts } from '#src/i18n/installed-texts.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';

interface InstallOfferProps {
  readonly install: InstallState;
  readonly bagCount: number;
  /** Calls back after each page that was drawn; the answer ends it. */
  readonly onPage: (call: () => void) => () => void;
}

/** The live region is always rendered, so that screen readers announce what appears in it. */
export function InstallOffer({ install, bagCount, onPage }: InstallOfferProps) {
  const { record, prompt, isInstalled, isManual } = useSnapshot(install);
  const canInstall = !isInstalled && (prompt !== null || isManual);
  const isInTheWay = useIsInTheWay(onPage);
  const isShown = canInstall && mayOfferInstall(record, bagCount) && !isInTheWay;
  useEffect(() => {
    if (isShown) changeRecord(install, withOffer);
  }, [install, isShown]);
  return (
    <div role="status" data-part="install-offer">
      {isShown ? <Offer install={install} isManual={prompt === null} /> : null}
    </div>
  );
}

function Offer({ install, isManual }: { install: InstallState; isManual: boolean }) {
  const { market, shop } = useServices();
  const texts = installedTexts(market.language).install;
  const offer = useRef<HTMLDivElement>(null);
  /** The focus goes on in the page when what has it disappears. */
  function leave(end: () => void) {
    if (offer.current?.contains(document.activeElement) === true) document.getElementById('main')?.focus();
    end();
  }
  const refuse = () => leave(() => refuseInstall(install));
  return (
    <div ref={offer} className={styles['offer']}>
      <div>
        <p className={styles['title']}>{texts.title(shop.shortName)}</p>
        <p className={styles['text']}>{texts.text}</p>
        {isManual ? <p className={styles['text']}>{texts.manual}</p> : null}
      </div>
      <div className={styles['actions']}>
        {isManual ? null : (
          <Button kind="primary" onClick={() => leave(() => void acceptInstall(install))}>
            {texts.accept}
          </Button>
        )}
        <Button kind={isManual ? 'secondary' : 'quiet'} onClick={refuse}>
          {isManual ? texts.close : texts.refuse}
        </Button>
      </div>
    </div>
  );
}
