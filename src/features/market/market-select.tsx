// Country and language (MARKET_SELECT, MK-08): every market by country, each language a link.
import type { MarketInfo } from '#contract/bootstrap.ts';
import styles from '#src/features/market/market-select.module.css';
import { noteMarketChoice } from '#src/platform/market-choice.ts';
import { useServices } from '#src/services/services.tsx';
import { MarketLinks } from '#src/ui/market-links.tsx';
import { Modal } from '#src/ui/modal.tsx';

interface MarketSelectProps {
  readonly markets: readonly MarketInfo[];
  readonly onClose: () => void;
}

export function MarketSelect({ markets, onClose }: MarketSelectProps) {
  const { texts, market } = useServices();
  return (
    <Modal title={texts.market.title} placement="sheet" onClose={onClose}>
      <p className={styles['text']}>{texts.market.text}</p>
      <div onClickCapture={noteMarketChoice}>
        <MarketLinks markets={markets} current={market.code} />
      </div>
    </Modal>
  );
}
