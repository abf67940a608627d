// The full page for an outage; in English for a language without texts for it (SH-01 to SH-03).
import type { PageSite } from '#contract/shop-profile.ts';
import styles from '#src/features/offline/outage-screen.module.css';
import type { OutageTexts } from '#src/i18n/texts.ts';

const ENGLISH: OutageTexts = {
  title: 'The homepage is down at the moment.',
  text: 'We are already panic-calling the Internet. Thanks for your patience.',
  social: 'Find us elsewhere meanwhile',
  home: (name) => `${name}, try the start page`,
};

interface OutageScreenProps {
  readonly site: PageSite;
  /** In the market's language; undefined where it has none. */
  readonly outage: OutageTexts | undefined;
}

/** Uses no services: it is shown when they could not be loaded. */
export function OutageScreen({ site: { market, shop }, outage }: OutageScreenProps) {
  const texts = outage ?? ENGLISH;
  return (
    <main
      className={styles['outage']}
      data-part="outage"
      lang={outage === undefined ? 'en' : market.language}
    >
      <title>{`${texts.title} · ${shop.name}`}</title>
      <a className={styles['logo']} href="/" aria-label={texts.home(shop.name)}>
        {shop.name}
      </a>
      <h1 className={styles['title']}>{texts.title}</h1>
      <p className={styles['text']}>{texts.text}</p>
      {shop.social.length === 0 ? null : (
        <nav aria-label={texts.social}>
          <ul className={styles['social']}>
            {shop.social.map(({ title, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
