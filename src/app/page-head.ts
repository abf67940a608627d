// The head of a rendered page: title, description, canonical, hreflang, structured data; the browser never needs it again.
import { manifestPathOf } from '#contract/manifest-path.ts';
import { type PageSite, SITE_ELEMENT_ID, THEME_ELEMENT_ID } from '#contract/shop-profile.ts';
import type { RenderSite } from '#contract/ssr.ts';
import { jsonElement } from '#src/app/inline-json.ts';
import { documentTitle } from '#src/app/page-title.ts';
import type { HeadContext } from '#src/app/screens/screen.ts';
import type { ShownScreen } from '#src/app/screens/screens.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

interface PageHeadContext extends HeadContext {
  readonly discoveryTexts: DiscoveryTexts;
  readonly nonce: string;
  /** The URL's query string. */
  readonly search: string;
}

/** HTML to put before `</head>` (SS-05). `shown` is undefined for a page that could not be loaded. */
export function pageHead(shown: ShownScreen | undefined, context: PageHeadContext): string {
  const { services, site, origin } = context;
  const start = manifestLink(site) + siteElement(site) + themeElement(site, context.nonce);
  const urlFor = (code: string) => `${origin}/${code}${site.rest === '/' ? '' : site.rest}`;
  const onServer = shown?.screen.server;
  if (shown === undefined || onServer === undefined) {
    // An error page names itself.
    return `${start}<meta name="robots" content="noindex">`;
  }
  const { screen, data } = shown;
  const title = documentTitle(screen.title(data, context.discoveryTexts), services.shop.name);
  const metadata = onServer.head(data, context);
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
    // Queries make endlessly many views of a page: the page itself is to be found.
    ...(site.isIndexed &&
    onServer.isUnlisted !== true &&
    (context.search === '' || onServer.isIndexedWithQuery === true)
      ? []
      : [meta('name', 'robots', 'noindex, follow')]),
    `<link rel="canonical" href="${escapeHtml(urlFor(services.market.code))}">`,
    ...site.alternates.map(({ code, hreflang }) =>
      hreflang === null ? '' : alternate(hreflang, urlFor(code)),
    ),
    site.alternates.some(({ code }) => code === site.defaultMarket)
      ? alternate('x-default', urlFor(site.defaultMarket))
      : '',
    ...metadata.jsonLd.map((data) => jsonElement('application/ld+json', data)),
  ];
  return tags.join('');
}

/** The precached shell is of no market: its page adds its own (`src/platform/manifest-link.ts`). */
function manifestLink({ market }: RenderSite): string {
  return `<link rel="manifest" href="${manifestPathOf(market.code)}">`;
}

/** What the browser starts with; the properties of a RenderSite that are the server's alone stay here. */
function siteElement({ market, shop }: RenderSite): string {
  const site: PageSite = { market, shop };
  return jsonElement('application/json', site, SITE_ELEMENT_ID);
}

function themeElement({ themeCss }: RenderSite, nonce: string): string {
  return themeCss === '' ? '' : `<style id="${THEME_ELEMENT_ID}" nonce="${nonce}">${themeCss}</style>`;
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
