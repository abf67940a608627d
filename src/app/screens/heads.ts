// What the head says of each screen's page; on the server only.
import type { EditorialPageWithProducts, ListingPage, ProductPage } from '#contract/clients.ts';
import { breadcrumbJsonLd, organizationJsonLd } from '#src/app/json-ld.ts';
import type { HeadContext, PageMetadata } from '#src/app/screens/screen.ts';
import { descriptionText } from '#src/features/product/description-text.ts';
import { productJsonLd } from '#src/features/product/structured-data.ts';
import type { GiftCardsPage } from '#src/app/screens/gift-cards.tsx';

const MAX_DESCRIPTION_CHARS = 160;

/** Of a page that has nothing to say of itself. */
export function aboutShop(_: unknown, { site }: HeadContext): PageMetadata {
  return { description: site.description, jsonLd: [] };
}

export function homeHead({ page }: EditorialPageWithProducts, { site }: HeadContext): PageMetadata {
  return { description: page.description, jsonLd: [organizationJsonLd(site.organization)] };
}

export function listingHead(page: ListingPage, { site, origin }: HeadContext): PageMetadata {
  const description =
    page.description === '' ? `${page.title}. ${site.description}` : `${page.title}. ${page.description}`;
  // The listings themselves, without what is selected.
  const crumbs = page.breadcrumbs.map(({ title, href }) => ({ title, href: href.split('?', 1)[0] ?? href }));
  return { description, jsonLd: [breadcrumbJsonLd(origin, crumbs, page.title)] };
}

export function productHead({ product }: ProductPage, { services, origin }: HeadContext): PageMetadata {
  const crumbs = product.breadcrumbs.map(({ title, pageUrl }) => ({ title, href: pageUrl }));
  return {
    description: excerptOf(descriptionText(product.description)),
    image: product.variants[0]?.images[0]?.url,
    jsonLd: [
      productJsonLd(product, services.market, origin),
      breadcrumbJsonLd(origin, crumbs, product.title),
    ],
  };
}

export function editorialHead(
  { page }: EditorialPageWithProducts,
  { services, origin }: HeadContext,
): PageMetadata {
  const home = { title: services.shop.name, href: services.href('/') };
  return {
    description: page.description,
    image: firstImageOf(page),
    jsonLd: [breadcrumbJsonLd(origin, [home], page.title)],
  };
}

export function giftCardsHead({ page }: GiftCardsPage): PageMetadata {
  return { description: `${page.title}. ${page.lead}`, jsonLd: [] };
}

function firstImageOf({ blocks }: EditorialPageWithProducts['page']): string | undefined {
  for (const block of blocks) if ('image' in block) return block.image.url;
  return undefined;
}

/** Cut between words, or where a text has none, between characters. */
function excerptOf(text: string): string {
  if (text.length <= MAX_DESCRIPTION_CHARS) return text;
  const end = text.lastIndexOf(' ', MAX_DESCRIPTION_CHARS - 3);
  const start = text.slice(0, end > 0 ? end : MAX_DESCRIPTION_CHARS - 1);
  // Not after the first half of a surrogate pair.
  return `${start.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
