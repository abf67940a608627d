// What crawlers ask for: robots.txt, an index of sitemaps, and each market's pages with the same page in other markets.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { DEFAULT_MARKET, hreflangOf, MARKETS } from '#contract/market.ts';
import { sendError } from '#server/http/errors.ts';
import type { SiteContentCache } from '#server/shop/site-content.ts';
import type { EngineLookup } from '#server/shop/shop.ts';
import { isInMarket, type SitePage, sitePages } from '#server/shop/site-pages.ts';

/** With an address for every market each page takes about 3 kB; a sitemap may have 50 MB and 50,000 pages. */
const PAGES_PER_FILE = 10_000;
/** Pages written at once: a stream's chunk, not a line. */
const PAGES_PER_CHUNK = 50;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DISALLOWED_PATHS = ['/api/', '/v2/', '/v3/'];

export interface SitemapDeps {
  readonly siteContent: SiteContentCache;
  readonly engineOf: EngineLookup;
  /** When the catalogue that is live was made, ms since 1970. */
  readonly asOf: () => number | undefined;
  readonly originOf: (request: FastifyRequest) => string;
}

export function mountSitemap(
  app: FastifyInstance,
  { siteContent: facts, engineOf, asOf, originOf }: SitemapDeps,
): void {
  let known: { of: readonly unknown[]; pages: Promise<readonly SitePage[]> } | undefined;
  /** Gathered once for a catalogue: again when its engines or what stands beside them were replaced. */
  const pages = (): Promise<readonly SitePage[]> => {
    const of = [facts.current(), asOf()];
    if (known === undefined || known.of.some((part, at) => part !== of[at]))
      known = { of, pages: sitePages(facts.current(), engineOf) };
    return known.pages;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, xml: Iterable<string>) => {
    const tag = `W/"${asOf()}"`;
    void reply.headers({ etag: tag, 'cache-control': 'public, max-age=3600' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(Readable.from(xml));
  };

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsTxt(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) =>
    send(request, reply, sitemapIndexXml(await pages(), originOf(request), asOf() ?? 0)),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const part = findSitemap(request.params.name, await pages());
    if (part === undefined) return sendError(reply, shopError('not_found', { field: 'path' }));
    return send(request, reply, sitemapXml(part.pages, part.market, originOf(request)));
  });
}

function robotsTxt(origin: string): string {
  const closed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${origin}/sitemap.xml\n`;
}

function* sitemapIndexXml(pages: readonly SitePage[], origin: string, asOf: number): Generator<string> {
  const changed = new Date(asOf).toISOString();
  yield `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n`;
  for (const [at, { code }] of MARKETS.entries()) {
    const count = pages.filter((page) => isInMarket(page, at)).length;
    for (let file = 1; (file - 1) * PAGES_PER_FILE < count; file += 1)
      yield `<sitemap><loc>${origin}/sitemaps/${code}-${file}.xml</loc><lastmod>${changed}</lastmod></sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

/** The pages of a file by its name, `sv-se-1.xml`; undefined for a name that the index does not have. */
function findSitemap(
  name: string,
  all: readonly SitePage[],
): { market: string; pages: readonly SitePage[] } | undefined {
  const [, market = '', number] = /^([a-z]{2}-[a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
  const at = MARKETS.findIndex(({ code }) => code === market);
  const end = Number(number) * PAGES_PER_FILE;
  const pages = all.filter((page) => isInMarket(page, at)).slice(end - PAGES_PER_FILE, end);
  return at < 0 || pages.length === 0 ? undefined : { market, pages };
}

function* sitemapXml(pages: readonly SitePage[], market: string, origin: string): Generator<string> {
  const links = MARKETS.map(({ code }) => ({ at: `${origin}/${code}`, hreflang: hreflangOf(code) }));
  const fallback = MARKETS.findIndex(({ code }) => code === DEFAULT_MARKET);
  const own = `${origin}/${market}`;
  const entry = (page: SitePage): string => {
    const path = escaped(encodeURI(page.path));
    const link = (hreflang: string, at: string) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${at}${path}"/>`;
    const others = links.map(({ at, hreflang }, marketAt) =>
      isInMarket(page, marketAt) ? link(hreflang, at) : '',
    );
    if (isInMarket(page, fallback)) others.push(link('x-default', links[fallback]?.at ?? own));
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
