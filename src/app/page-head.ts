// The head of a rendered page: title, description, canonical, hreflang, structured data; the browser never needs it again.
import type { EditorialPageWithProducts, ListingPage, ProductPage } from '#contract/clients.ts';
import { type PageSite, SITE_ELEMENT_ID, THEME_ELEMENT_ID } from '#contract/shop-profile.ts';
import type { RenderSite } from '#contract/ssr.ts';
import { breadcrumbJsonLd, organizationJsonLd } from '#src/app/json-ld.ts';
import { documentTitle, type PageMatch, titleOf } from '#src/app/page-title.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';
import { productJsonLd } from '#src/features/product/structured-data.ts';
import type { Services } from '#src/services/services.tsx';

interface PageMetadata {
  readonly description: string;
  readonly jsonLd: readonly object[];
  /** Base address of the picture that stands for the page. */
  readonly image?: string | undefined;
}
const MAX_DESCRIPTION_CHARS = 160;
/** The routes that are pages; the root alone is what a path without a page matches. */
const PAGES = new Set(['/', '/c/$slug', '/search', '/p/$slug', '/e/$slug']);

/** HTML to put before `</head>` (SS-05). `search` is the address's query. */
export function pageHead(
  match: PageMatch | undefined,
  context: {
    services: Services;
    discoveryTexts: DiscoveryTexts;
    site: RenderSite;
    nonce: string;
    origin: string;
    search: string;
  },
): string {
  const { services, site, origin } = context;
  const start = siteElement(site) + themeElement(site, context.nonce);
  const urlFor = (code: string) => `${origin}/${code}${site.rest === '/' ? '' : site.rest}`;
  if (match?.status !== 'success' || !PAGES.has(match.routeId)) {
    // The screen for what could not be had names itself.
    return `${start}<meta name="robots" content="noindex">`;
  }
  const title = documentTitle(titleOf(match, context.discoveryTexts), services.shop.name);
  const metadata = metadataOf(match, services, site, origin);
  const tags = [
    start,
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', metadata.description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', metadata.description),
    meta('property', 'og:url', urlFor(services.market.code)),
    ...(metadata.image === undefined
      ? []
      : [meta('property', 'og:image', `${origin}${metadata.image}?width=960`)]),
    // A filtered or searched view is one of endlessly many: its listing is what is to be found.
    ...(context.search === '' || match.routeId === '/p/$slug'
      ? []
      : [meta('name', 'robots', 'noindex, follow')]),
    `<link rel="canonical" href="${escapeHtml(urlFor(services.market.code))}">`,
    ...site.alternates.map(({ code, hreflang }) =>
      hreflang === null ? '' : alternate(hreflang, urlFor(code)),
    ),
    alternate('x-default', urlFor(site.defaultMarket)),
    ...metadata.jsonLd.map(
      (data) => `<script type="application/ld+json">${escapeJsonForScript(JSON.stringify(data))}</script>`,
    ),
  ];
  return tags.join('');
}

function metadataOf(match: PageMatch, services: Services, site: RenderSite, origin: string): PageMetadata {
  const { description: aboutShop } = site;
  switch (match.routeId) {
    case '/c/$slug': {
      const { page } = match.loaderData as { page: ListingPage };
      const description =
        page.description === '' ? `${page.title}. ${aboutShop}` : `${page.title}. ${page.description}`;
      return { description, jsonLd: [breadcrumbJsonLd(origin, page.breadcrumbs, page.title)] };
    }
    case '/p/$slug': {
      const { product } = match.loaderData as ProductPage;
      const crumbs = product.breadcrumbs.map(({ title, pageUrl }) => ({ title, href: pageUrl }));
      return {
        description: excerptOf(product.description),
        image: product.variants[0]?.images[0]?.url,
        jsonLd: [
          productJsonLd(product, services.market, origin),
          breadcrumbJsonLd(origin, crumbs, product.title),
        ],
      };
    }
    case '/e/$slug': {
      const { page } = match.loaderData as EditorialPageWithProducts;
      const home = { title: services.shop.name, href: services.href('/') };
      return {
        description: page.description,
        image: firstImageOf(page),
        jsonLd: [breadcrumbJsonLd(origin, [home], page.title)],
      };
    }
    case '/':
      return {
        description: (match.loaderData as EditorialPageWithProducts).page.description,
        jsonLd: [organizationJsonLd(site.organization)],
      };
    default:
      return { description: aboutShop, jsonLd: [] };
  }
}

/** What the browser starts with; the properties of a RenderSite that are the server's alone stay here. */
function siteElement({ market, shop }: RenderSite): string {
  const site: PageSite = { market, shop };
  const json = escapeJsonForScript(JSON.stringify(site));
  return `<script type="application/json" id="${SITE_ELEMENT_ID}">${json}</script>`;
}

function themeElement({ themeCss }: RenderSite, nonce: string): string {
  return themeCss === '' ? '' : `<style id="${THEME_ELEMENT_ID}" nonce="${nonce}">${themeCss}</style>`;
}

function firstImageOf({ blocks }: EditorialPageWithProducts['page']): string | undefined {
  for (const block of blocks) if ('image' in block) return block.image.url;
  return undefined;
}

function alternate(hreflang: string, href: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** JSON that can't end its script element. */
function escapeJsonForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** The words of cleaned HTML, cut between words. */
function excerptOf(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_DESCRIPTION_CHARS) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION_CHARS - 3))}…`;
}
