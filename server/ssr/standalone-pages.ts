// Standalone pages for when the app can't render one: the outage page (SH-01 to SH-03), and what a person gets for an error.
import type { ShopError } from '#contract/errors.ts';
import type { PageSite } from '#contract/shop-profile.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import { ENGLISH_TEXTS, textsIn } from '#catalogue/catalogue.ts';

/** How long a busy page waits before it tries again, in seconds: a little longer than Retry-After. */
const TRY_AGAIN_S = 5;

/** Needs nothing but the server's texts; a language without an outage page has the English one. */
export function outageDocument({ market, shop }: PageSite, nonce: string): string {
  const { outage } = textsIn(market.language);
  const links = shop.social.map(
    ({ title, url }) =>
      `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(title)}</a> `,
  );
  return standalone(shop.name, nonce, {
    language: outage === undefined ? 'en' : market.language,
    home: '/',
    ...(outage ?? ENGLISH_TEXTS.outage),
    more: links.join(''),
  });
}

/** In the language of the market; a busy shop's page loads itself again. */
export function errorDocument(site: PageSite, error: ShopError, nonce: string): string {
  if (error.code === 'internal') return outageDocument(site, nonce);
  const { market, shop } = site;
  const texts = textsIn(market.language).errorPages;
  const home = `/${market.code}`;
  const isBusy = error.retryable && error.code !== 'too_many_requests';
  return standalone(shop.name, nonce, {
    language: market.language,
    home,
    ...(isBusy ? texts.busy : error.code === 'too_many_requests' ? texts.tooMany : texts.noPage),
    more: `<a href="${home}">${texts.home}</a>`,
    head: isBusy ? `<meta http-equiv="refresh" content="${TRY_AGAIN_S}">` : '',
  });
}

interface StandaloneParts {
  readonly language: string;
  readonly home: string;
  readonly title: string;
  readonly body: string;
  /** HTML of the last paragraph. */
  readonly more: string;
  readonly head?: string;
}

function standalone(shopName: string, nonce: string, parts: StandaloneParts): string {
  const { language, home, title, body, more, head = '' } = parts;
  const name = escapeHtml(shopName);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${head}<title>${name}</title><style nonce="${nonce}">:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:17px/1.5 system-ui,sans-serif;background:light-dark(#fbfaf8,#17191d);color:light-dark(#17191d,#fbfaf8)}main{max-width:36rem}h1{font-size:32px;line-height:1.1;margin:0}p{margin:16px 0}a{color:inherit}</style></head><body><main><p><a href="${home}">${name}</a></p><h1>${title}</h1><p>${body}</p><p>${more}</p></main></body></html>`;
}
