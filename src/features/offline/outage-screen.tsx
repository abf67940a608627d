// The full page for an outage: in Swedish for a Swedish market, else in English (SH-01 to SH-03).
import type { Language } from '#contract/market.ts';
import styles from '#src/features/offline/outage-screen.module.css';

const TEXTS = {
  en: {
    title: 'The homepage is down at the moment.',
    text: 'We are already panic-calling the Internet. Thanks for your patience.',
    social: 'Find us elsewhere meanwhile',
    home: 'Cairn, try the start page',
  },
  sv: {
    title: 'Hemsidan ligger nere just nu.',
    text: 'Vi panikringer redan Internet. Tack för ditt tålamod.',
    social: 'Så länge finns vi här',
    home: 'Cairn, pröva startsidan',
  },
};

const SOCIAL = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'];

/** Uses no services and no texts: it is shown when they could not be loaded. */
export function OutageScreen({ language }: { language: Language }) {
  const pageLanguage = language === 'sv' ? 'sv' : 'en';
  const texts = TEXTS[pageLanguage];
  return (
    <main className={styles['outage']} data-part="outage" lang={pageLanguage}>
      <title>{`${texts.title} · Cairn`}</title>
      <a className={styles['logo']} href="/" aria-label={texts.home}>
        Cairn
      </a>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['text']}>{texts.text}</p>
      <nav aria-label={texts.social}>
        <ul className={styles['social']}>
          {SOCIAL.map((name) => (
            <li key={name}>
              <a href={`https://www.${name.toLowerCase()}.com/`} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
