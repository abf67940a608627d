// The full page for an outage: in Swedish for a Swedish market, else in English (SH-01 to SH-03).
import type { PageSite } from '#contract/shop-profile.ts';
import styles from '#src/features/offline/outage-screen.module.css';

const TEXTS = {
  en: {
    title: 'The homepage is down at the moment.',
    text: 'We are already panic-calling the Internet. Thanks for your patience.',
    social: 'Find us elsewhere meanwhile',
    home: (name: string) => `${name}, try the start page`,
  },
  sv: {
    title: 'Hemsidan ligger nere just nu.',
    text: 'Vi panikringer redan Internet. Tack för ditt tålamod.',
    social: 'Så länge finns vi här',
    home: (name: string) => `${name}, pröva startsidan`,
  },
};

/** Uses no services and no texts: it is shown when they could not be loaded. */
export function OutageScreen({ site: { market, shop } }: { site: PageSite }) {
  const pageLanguage = market.language === 'sv' ? 'sv' : 'en';
  const texts = TEXTS[pageLanguage];
  return (
    <main className={styles['outage']} data-part="outage" lang={pageLanguage}>
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
