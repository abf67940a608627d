// The outage page as a standalone document, sent when the app could not render a page (SH-01 to SH-03).
import type { PageSite } from '#contract/shop-profile.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import { textsIn } from '#server/catalogue/server-texts.ts';
import { texts as english } from '#server/texts/en.ts';

/** Needs nothing but the server's texts; a language without an outage page has the English one. */
export function outageDocument({ market, shop }: PageSite, nonce: string): string {
  const name = escapeHtml(shop.name);
  const { outage } = textsIn(market.language);
  const [lang, text] = outage === undefined ? ['en', english.outage] : [market.language, outage];
  const links = shop.social.map(
    ({ title, url }) =>
      `<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(title)}</a> `,
  );
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:17px/1.5 system-ui,sans-serif;background:#fbfaf8;color:#17191d}h1{font-size:32px;line-height:1.1;margin:0}p{margin:0}a{color:inherit}</style></head><body><main><p><a href="/">${name}</a></p><h1>${text.title}</h1><p>${text.body}</p><p>${links.join('')}</p></main></body></html>`;
}
