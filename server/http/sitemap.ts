// Serves crawlers: robots.txt, the sitemap index, and the sitemaps of each market with links to the other markets.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import type { MarketRegistry } from '#contract/market.ts';
import type { Discovery } from '#server/discovery/service.ts';
import { sendError } from '#server/http/errors.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import { hasMarket } from '#server/shop/market-set.ts';
import type { SiteContentCache } from '#server/shop/site-content.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import { type SitePage, sitePages } from '#server/shop/site-pages.ts';

/** With a link per market a page takes about 3 kB; a sitemap may have 50 MB and 50,000 pages. */
const PAGES_PER_FILE = 10_000;
/** Pages per chunk of the response stream. */
const PAGES_PER_CHUNK = 50;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DISALLOWED_PATHS = ['/api/', '/v2/', '/v3/'];

export interface SitemapDeps {
  readonly registry: () => MarketRegistry;
  readonly siteContent: SiteContentCache;
  readonly engineOf: EngineLookup;
  readonly active: Pick<Discovery, 'asOf' | 'version'>;
  readonly originOf: (request: FastifyRequest) => string;
}
/** All pages, with the markets that the pages' sets count by. */
interface Site {
  readonly registry: MarketRegistry;
  readonly pages: readonly SitePage[];
}

export function mountSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  const { active, originOf } = deps;
  let cached: { readonly of: readonly unknown[]; readonly site: Promise<Site> } | undefined;
  /** Collected once per catalogue: again when its engines, site content or markets were replaced. */
  const currentSite = (): Promise<Site> => {
    const registry = deps.registry();
    const content = deps.siteContent.current();
    const of = [content, registry, active.version()];
    if (cached === undefined || cached.of.some((part, at) => part !== of[at])) {
      const pages = sitePages(registry.markets, content, deps.engineOf);
      cached = { of, site: pages.then((all) => ({ registry, pages: all })) };
    }
    return cached.site;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, xml: Iterable<string>) => {
    const tag = `W/"${active.version()}"`;
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(Readable.from(xml));
  };

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, sitemapIndexXml(await currentSite(), originOf(request), active.asOf() ?? 0)),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const site = await currentSite();
    const file = findSitemap(request.params.name, site);
    if (file === undefined) return sendError(reply, shopError('not_found', { field: 'path' }));
    return send(request, reply, sitemapXml(site, file, originOf(request)));
  });
}

function robotsTxt(origin: string): string {
  const closed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

function* sitemapIndexXml({ registry, pages }: Site, origin: string, asOf: number): Generator<string> {
  const changed = new Date(asOf).toISOString();
  yield `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const [index, { code }] of registry.markets.entries()) {
    const count = pages.filter((page) => hasMarket(page.markets, index)).length;
    for (let file = 1; (file - 1) * PAGES_PER_FILE < count; file += 1)
      yield `<sitemap><loc>${origin}/sitemaps/${code}-${file}.xml</loc><lastmod>${changed}</lastmod></sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

interface SitemapFile {
  readonly market: string;
  readonly pages: readonly SitePage[];
}

/** The pages of a file by its name, `sv-se-1.xml`; undefined for a name that is not in the index. */
function findSitemap(name: string, { registry, pages: all }: Site): SitemapFile | undefined {
  const [, market = '', number] = /^(.{1,20})-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const index = registry.markets.findIndex(({ code }) => code === market);
  if (index < 0) return undefined;
  const end = Number(number) * PAGES_PER_FILE;
  const pages = all.filter((page) => hasMarket(page.markets, index)).slice(end - PAGES_PER_FILE, end);
  return pages.length === 0 ? undefined : { market, pages };
}

function* sitemapXml({ registry }: Site, { market, pages }: SitemapFile, origin: string): Generator<string> {
  const links = registry.markets.map(({ code, hreflang }) => ({ url: `${origin}/${code}`, hreflang }));
  const defaultIndex = registry.markets.indexOf(registry.defaultMarket);
  const own = `${origin}/${market}`;
  const entry = (page: SitePage): string => {
    const path = escapeHtml(encodeURI(page.path));
    const link = (hreflang: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}${path}"/>`;
    const others = links.map(({ url, hreflang }, index) =>
      hreflang !== null && hasMarket(page.markets, index) ? link(hreflang, url) : '',
    );
    if (hasMarket(page.markets, defaultIndex))
      others.push(link('x-default', links[defaultIndex]?.url ?? own));
    return `<url><loc>${own}${path}</loc>${others.join('')}</url>\n`;
  };
  yield `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let from = 0; from < pages.length; from += PAGES_PER_CHUNK)
    yield pages
      .slice(from, from + PAGES_PER_CHUNK)
      .map(entry)
      .join('');
  yield '</urlset>\n';
}
