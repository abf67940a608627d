// Serves the files made from the shop's settings: the web app manifest, the browser's icon, and images contained in the document.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { MANIFEST_PATH } from '#contract/manifest-path.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import type { LiveSettings } from '#server/live-settings.ts';
import { faviconOf, SETTINGS_PICTURES_PATH, webManifest } from '#settings/settings.ts';

export function mountSettingsFiles(app: FastifyInstance, settings: LiveSettings): void {
  const options = { config: { isNeverRefused: true } };
  app.get<{ Querystring: { readonly market?: string } }>(MANIFEST_PATH, options, async (request, reply) => {
    const { defaultMarket, find } = settings.registry();
    const code = request.query.market;
    const market = code === undefined ? defaultMarket : find(String(code));
    if (market === undefined) return sendError(reply, shopError('unknown_market', { field: 'market' }));
    const base = code === undefined ? '' : `/${market.code}`;
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(settings.current(), market, base)));
  });
  // Browsers ask for it where a page names no icon, as files of other kinds do.
  app.get('/favicon.ico', options, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(faviconOf(settings.current()).url),
  );
  app.get(`${SETTINGS_PICTURES_PATH}/:name`, options, async (request, reply) => {
    const picture = settings.picture(request.url);
    if (picture === undefined) return sendError(reply, shopError('not_found', { field: 'path' }));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(picture.type)
      .send(picture.content);
  });
}
