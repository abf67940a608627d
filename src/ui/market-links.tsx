// Links to the home pages of all markets, each in its own language, grouped by country.
import type { MarketInfo } from '#contract/bootstrap.ts';
import { LANGUAGE_NAMES, languageOf } from '#contract/market.ts';
import styles from '#src/ui/market-links.module.css';

/** `current` is the code of the page's market. Plain anchors: another market has other texts, prices and stock, so its page is loaded anew. */
export function MarketLinks({ markets, current }: { markets: readonly MarketInfo[]; current: string }) {
  return (
    <ul className={styles['countries']} data-part="market-links">
      {byCountry(markets).map(({ country, name, options }) => (
        <li key={country}>
          <span>
            {`${name} `}
            <small>{options[0]?.currency}</small>
          </span>
          <span>
            {options.map(({ code, language }) => (
              <a
                key={code}
                href={`/${code}`}
                lang={language}
                aria-current={code === current ? 'true' : undefined}
                aria-label={`${languageName(language)}, ${name}`}
              >
                {languageName(language)}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Its own name; the code of a language that this version of the page does not know. */
function languageName(code: string): string {
  const language = languageOf(code);
  return language === undefined ? code : LANGUAGE_NAMES[language];
}

/** Countries in the order of their first market. */
function byCountry(markets: readonly MarketInfo[]) {
  const groups = Map.groupBy(markets, (market) => market.country);
  return [...groups].map(([country, options]) => ({ country, name: options[0]?.countryName ?? '', options }));
}
