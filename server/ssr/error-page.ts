// What a person gets who opened a page and met an error before the pages: HTML in the market's language.
import { randomBytes } from 'node:crypto';
import type { ErrorPage } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/document-policies.ts';
import { splitMarketPath } from '#contract/market.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { errorDocument } from '#server/ssr/standalone-pages.ts';

export function createErrorPage(settings: LiveSettings): ErrorPage {
  return (request, error) => {
    const nonce = randomBytes(16).toString('base64');
    const [pathname = '/'] = request.url.split('?', 1);
    const { market } = splitMarketPath(pathname, settings.registry());
    const html = errorDocument({ market, shop: settings.profileIn(market) }, error, nonce);
    return { html, policy: pagePolicy(nonce) };
  };
}
