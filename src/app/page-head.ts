// The head of a rendered page: title, description, canonical, hreflang, structured data; the browser never needs it again.
import type { FilledPage, ListingPage, ProductPage } from '#contract/clients.ts';
import { hreflangOf, MARKETS } from '#contract/market.ts';
import { breadcrumbJsonLd, organizationJsonLd } from '#src/app/json-ld.ts';
import { documentTitle, type PageMatch, titleOf } from '#src/app/page-title.ts';
import { productJsonLd } from '#src/features/product/structured-data.ts';
import type { Services } from '#src/services/services.tsx';

interface PageFacts {
  readonly description: string;
  readonly jsonLd: readonly object[];
  /** Base address of the picture that stands for the page. */
  readonly image?: string | undefined;
}
const LONGEST_DESCRIPTION = 160;
/** The routes that are pages; the root alone is what a path without a page matches. */
const PAGES = new Set(['/', '/c/$slug', '/search', '/p/$slug', '/e/$slug']);

/** HTML to put before `</head>` (SS-05). `rest` is the market-free path, `search` the address's query. */
export function pageHead(
  match: PageMatch | undefined,
  at: { services: Services; origin: string; rest: string; search: string },
): string {
  const { services, origin, rest } = at;
  const address = (code: string) => `${origin}/${code}${rest === '/' ? '' : rest}`;
  if (match?.status !== 'success' || !PAGES.has(match.routeId)) {
    // The screen for what could not be had names itself.
    return '<meta name="robots" content="noindex">';
  }
  const title = documentTitle(titleOf(match, services.texts));
  const facts = factsOf(match, services, origin);
  const tags = [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', facts.description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', facts.description),
    meta('property', 'og:url', address(services.market.code)),
    ...(facts.image === undefined ? [] : [meta('property', 'og:image', `${origin}${facts.image}?width=960`)]),
    // A filtered or searched view is one of endlessly many: its listing is what is to be found.
    ...(at.search === '' || match.routeId === '/p/$slug' ? [] : [meta('name', 'robots', 'noindex, follow')]),
    `<link rel="canonical" href="${escaped(address(services.market.code))}">`,
    ...MARKETS.map(({ code }) => alternate(hreflangOf(code), address(code))),
    alternate('x-default', address('en-eu')),
    ...facts.jsonLd.map(
      (data) => `<script type="application/ld+json">${inert(JSON.stringify(data))}</script>`,
    ),
  ];
  return tags.join('');
}

function factsOf(match: PageMatch, services: Services, origin: string): PageFacts {
  const shop = services.texts.shop.description;
  switch (match.routeId) {
    case '/c/$slug': {
      const { page } = match.loaderData as { page: ListingPage };
      const description =
        page.description === '' ? `${page.title}. ${shop}` : `${page.title}. ${page.description}`;
      return { description, jsonLd: [breadcrumbJsonLd(origin, page.breadcrumbs, page.title)] };
    }
    case '/p/$slug': {
      const { product } = match.loaderData as ProductPage;
      const crumbs = product.breadcrumbs.map(({ title, pageUrl }) => ({ title, href: pageUrl }));
      return {
        description: wordsOf(product.description),
        image: product.variants[0]?.images[0]?.url,
        jsonLd: [
          productJsonLd(product, services.market, origin),
          breadcrumbJsonLd(origin, crumbs, product.title),
        ],
      };
    }
    case '/e/$slug': {
      const { page } = match.loaderData as FilledPage;
      const home = { title: services.texts.shop.name, href: services.href('/') };
      return {
        description: page.description,
        image: firstImageOf(page),
        jsonLd: [breadcrumbJsonLd(origin, [home], page.title)],
      };
    }
    case '/':
      return {
        description: (match.loaderData as FilledPage).page.description,
        jsonLd: [organizationJsonLd(origin)],
      };
    default:
      return { description: shop, jsonLd: [] };
  }
}

function firstImageOf({ blocks }: FilledPage['page']): string | undefined {
  for (const block of blocks) if ('image' in block) return block.image.url;
  return undefined;
}

function alternate(hreflang: string, href: string): string {
  return `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escaped(content)}">`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** JSON that can't end its script element. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

/** The words of cleaned HTML, cut between words. */
function wordsOf(html: string): string {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST_DESCRIPTION) return words;
  return `${words.slice(0, words.lastIndexOf(' ', LONGEST_DESCRIPTION - 3))}…`;
}
