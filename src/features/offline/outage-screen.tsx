// The full page for an outage; in English for a language without texts for it (SH-01 to SH-03).
import type { Language } from '#contract/market.ts';
import styles from '#src/features/offline/outage-screen.module.css';
import type { OutageTexts } from '#src/i18n/texts.ts';

const ENGLISH: OutageTexts = {
  title: 'The homepage is down at the moment.',
  text: 'We are already panic-calling the Internet. Thanks for your patience.',
  social: 'Find us elsewhere meanwhile',
  home: 'Cairn, try the start page',
};

const SOCIAL = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'];

interface OutageScreenProps {
  readonly language: Language;
  /** In `language`; undefined where it has none. */
  readonly outage: OutageTexts | undefined;
}

/** Uses no services: it is shown when they could not be loaded. */
export function OutageScreen({ language, outage }: OutageScreenProps) {
  const texts = outage ?? ENGLISH;
  return (
    <main className={styles['outage']} data-part="outage" lang={outage === undefined ? 'en' : language}>
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
