// Country and language (MARKET_SELECT, MK-08): the present one, then every country by name, each language a link.
import { useState } from 'react';
import type { MarketInfo } from '#contract/bootstrap.ts';
import { countryChoices, isCountryFound } from '#src/features/market/countries.ts';
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
  const [query, setQuery] = useState('');
  const [choices] = useState(() => countryChoices(markets, market.language, market.country));
  const found = choices.filter((choice) => isCountryFound(choice, query));
  return (
    <Modal title={texts.market.title} placement="sheet" onClose={onClose}>
      <p className={styles['text']}>{texts.market.text}</p>
      <div onClickCapture={noteMarketChoice}>
        <MarketLinks
          markets={markets.filter(({ country }) => country === market.country)}
          current={market.code}
        />
        <div className={styles['search']}>
          <input
            type="search"
            value={query}
            autoComplete="off"
            placeholder={texts.market.search}
            aria-label={texts.market.search}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              // The first press empties the field, the next closes the dialog.
              if (event.key !== 'Escape' || query === '') return;
              event.preventDefault();
              setQuery('');
            }}
          />
        </div>
        <div className={styles['countries']}>
          <MarketLinks markets={found.flatMap((choice) => choice.markets)} current="" />
          <p role="status">{found.length === 0 ? texts.market.none : ''}</p>
        </div>
      </div>
    </Modal>
  );
}
