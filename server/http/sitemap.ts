// Serves crawlers: robots.txt, the sitemap index, and the sitemaps of each market with links to the other markets.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import type { MarketRegistry } from '#contract/market.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import type { Discovery } from '#server/discovery/service.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import { processorTimeMs } from '#server/processor-time.ts';
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
  readonly siteContent: Pick<SiteContentCache, 'current'>;
  readonly engineOf: EngineLookup;
  readonly active: Pick<Discovery, 'asOf' | 'version'>;
  readonly originOf: (request: FastifyRequest) => string;
  readonly costs: ClientLimit;
}
/** All pages, with the markets that the pages' sets count by. */
interface Site {
  readonly registry: MarketRegistry;
  readonly pages: readonly SitePage[];
  /** How many pages each market has, in the registry's order. */
  readonly counts: readonly number[];
}

export function mountSitemap(app: FastifyInstance, deps: SitemapDeps): void {
  const { active, originOf, costs } = deps;
  let cached: { readonly of: readonly unknown[]; readonly site: Promise<Site> } | undefined;
  /** Collected once per catalogue: again when its engines, site content or markets were replaced. */
  const currentSite = (): Promise<Site> => {
    const registry = deps.registry();
    const content = deps.siteContent.current();
    const of = [content, registry, active.version()];
    if (cached === undefined || cached.of.some((part, at) => part !== of[at])) {
      const pages = sitePages(registry.markets, content, deps.engineOf);
      cached = { of, site: pages.then((all) => siteOf(registry, all)) };
    }
    return cached.site;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, xml: Iterable<string>) => {
    const tag = `W/"${active.version()}"`;
    const isKnown = request.headers['if-none-match'] === tag;
    const client = clientOf(request.ip);
    const refusal = isKnown ? null : costs.refusalOf(client);
    if (refusal !== null) return sendError(reply, refusal);
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600' });
    if (isKnown) return reply.code(304).send();
    // A stream would be read to its end, only to be discarded.
    const body = request.method === 'HEAD' ? [] : charged(xml, (ms) => costs.spend(client, ms));
    return reply.type('application/xml; charset=utf-8').send(Readable.from(body));
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

function siteOf(registry: MarketRegistry, pages: readonly SitePage[]): Site {
  const counts = registry.markets.map(
    (_, index) => pages.filter(({ markets }) => hasMarket(markets, index)).length,
  );
  return { registry, pages, counts };
}

/** Spends the processor time, ms, that writing each chunk took; a chunk is written once the one before is sent. */
function* charged(xml: Iterable<string>, spend: (ms: number) => void): Generator<string> {
  const chunks = xml[Symbol.iterator]();
  for (;;) {
    const usedBefore = processorTimeMs();
    const next = chunks.next();
    spend(processorTimeMs() - usedBefore);
    if (next.done === true) return;
    yield next.value;
  }
}

function robotsTxt(origin: string): string {
  const closed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

function* sitemapIndexXml({ registry, counts }: Site, origin: string, asOf: number): Generator<string> {
  const changed = new Date(asOf).toISOString();
  yield `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const [index, { code }] of registry.markets.entries()) {
    for (let file = 1; (file - 1) * PAGES_PER_FILE < (counts[index] ?? 0); file += 1)
      yield `<sitemap><loc>${origin}/sitemaps/${code}-${file}.xml</loc><lastmod>${changed}</lastmod></sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

interface SitemapFile {
  readonly market: string;
  /** Its place in the registry. */
  readonly index: number;
  /** How many of the market's pages are in the files before. */
  readonly from: number;
}

/** By its name, `sv-se-1.xml`; undefined for a name that is not in the index. */
function findSitemap(name: string, { registry, counts }: Site): SitemapFile | undefined {
  const [, market = '', number] = /^(.{1,20})-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const index = registry.markets.findIndex(({ code }) => code === market);
  const from = (Number(number) - 1) * PAGES_PER_FILE;
  return from < (counts[index] ?? 0) ? { market, index, from } : undefined;
}

function* sitemapXml({ registry, pages: all }: Site, file: SitemapFile, origin: string): Generator<string> {
  const links = registry.markets.map(({ code, hreflang }) => ({ url: `${origin}/${code}`, hreflang }));
  const defaultIndex = registry.markets.indexOf(registry.defaultMarket);
  const own = `${origin}/${file.market}`;
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
  const pages = all
    .filter((page) => hasMarket(page.markets, file.index))
    .slice(file.from, file.from + PAGES_PER_FILE);
  for (let from = 0; from < pages.length; from += PAGES_PER_CHUNK)
    yield pages
      .slice(from, from + PAGES_PER_CHUNK)
      .map(entry)
      .join('');
  yield '</urlset>\n';
}
