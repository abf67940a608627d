// The outage page as a document of its own, for when the app itself could not render one (SH-01, SH-02).
import type { PageSite } from '#contract/shop-profile.ts';

/** Needs nothing but itself. Swedish for a Swedish market, otherwise English. */
export function outageDocument({ market, shop }: PageSite, nonce: string): string {
  const name = escapeHtml(shop.name);
  const text =
    market.language === 'sv'
      ? {
          lang: 'sv',
          title: 'Sidan ligger nere just nu',
          body: 'Vi ringer redan internet i panik. Tack för ditt tålamod.',
        }
      : {
          lang: 'en',
          title: 'The homepage is down at the moment',
          body: 'We are already panic-calling the Internet. Thank you for your patience.',
        };
  return `<!doctype html><html lang="${text.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style nonce="${nonce}">body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:24px;font:17px/1.5 system-ui,sans-serif;background:#fbfaf8;color:#17191d}h1{font-size:32px;line-height:1.1;margin:0}p{margin:0}a{color:inherit}</style></head><body><main><p><a href="/">${name}</a></p><h1>${text.title}</h1><p>${text.body}</p></main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
