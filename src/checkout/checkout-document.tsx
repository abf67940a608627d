// The document around the checkout: a quiet header that leads back to the shop, and nothing that leads away.
import type { ReactNode } from 'react';
import styles from '#src/checkout/checkout-document.module.css';
import type { RenderSite } from '#contract/ssr.ts';

interface CheckoutDocumentProps {
  readonly site: RenderSite;
  readonly title: string;
  /** What the link to the shop says. */
  readonly back: string;
  /** The page looks again by itself. */
  readonly isReloading: boolean;
  readonly children: ReactNode;
}

/** How often a page looks how its order is doing, in seconds. */
const LOOK_AGAIN_S = 2;

export function CheckoutDocument({ site, title, back, isReloading, children }: CheckoutDocumentProps) {
  const { market, shop } = site;
  const { favicon, appleTouch } = shop.icons;
  return (
    <html lang={market.language} data-market={market.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={shop.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={shop.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        {isReloading ? <meta httpEquiv="refresh" content={String(LOOK_AGAIN_S)} /> : null}
        <link rel="icon" href={favicon.url} type={favicon.type} />
        <link rel="apple-touch-icon" href={appleTouch} />
        <title>{`${title} – ${shop.name}`}</title>
      </head>
      <body>
        <header className={styles['header']}>
          <a className={styles['mark']} href={`/${market.code}`} aria-label={`${shop.name}. ${back}`}>
            <Mark site={site} />
          </a>
          <a className={styles['back']} href={`/${market.code}`}>
            {back}
          </a>
        </header>
        <main id="main">{children}</main>
      </body>
    </html>
  );
}

function Mark({ site }: { site: RenderSite }) {
  const { name, logo } = site.shop;
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {logo?.kind === 'paths' ? (
        <svg viewBox={logo.viewBox}>
          {logo.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : null}
      {logo?.kind === 'image' ? <img src={logo.url} width={logo.width} height={logo.height} alt="" /> : name}
    </span>
  );
}
