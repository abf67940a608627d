// Editorial pages and stores in a market's language; a home page is made from the listings where the merchant has none.
import type { EditorialBlock, EditorialPage, Store } from '#contract/bootstrap.ts';
import { LANGUAGE_NAMES, type Market, pathInMarket } from '#contract/market.ts';
import type { Engine } from '#engine/engine.ts';
import { escapeHtml } from '#server/shop/escape-html.ts';
import { textIn, textsIn } from '#catalogue/catalogue.ts';
import { countryName } from '#server/shop/country-name.ts';
import type { SiteContent } from '#server/shop/site-content.ts';
import { ALL_CATEGORIES, allCategoriesPage } from '#server/shop/menu.ts';
import { listingPath } from '#server/shop/paths.ts';
import type { StoredListing, StoredPage } from '#store/catalogue-entries.ts';
import { pagePath } from '#store/engine-sources.ts';

export const HOME_ID = 'home';
const HOME_ROWS = 4;
const HOME_ROW_LIMIT = 8;
const HOME_CATEGORIES = 6;

/** What the pages of a market are made from. */
export interface MarketView {
  readonly market: Market;
  readonly content: Pick<SiteContent, 'pages'>;
  /** Those that the market offers: with something sold there. */
  readonly listings: () => readonly StoredListing[];
  readonly shopName: string;
  /** Undefined while none is built. */
  readonly engine: Engine | undefined;
  /** A market that sells something, set if this one sells nothing. */
  readonly alternative: Market | undefined;
}

/** All pages, home first; with `id`, only the page with that id or slug. */
export function editorialPages(view: MarketView, id?: string): EditorialPage[] {
  const { content, market } = view;
  const home = content.pages.find((page) => page.pageId === HOME_ID);
  if (id === HOME_ID) return [homePage(view, home)];
  const others = content.pages.filter((page) => page !== home);
  if (id === undefined) return [homePage(view, home), ...others.map((page) => pageOf(page, market))];
  const found = others.find((page) => page.pageId === id || page.slug === id);
  if (found !== undefined) return [pageOf(found, market)];
  const all =
    id === ALL_CATEGORIES && view.alternative === undefined
      ? allCategoriesPage(view.listings(), market)
      : null;
  return all === null ? [] : [all];
}

function homePage(view: MarketView, stored: StoredPage | undefined): EditorialPage {
  if (view.alternative !== undefined) return emptyMarketPage(view, view.alternative);
  return stored === undefined ? homeOf(view) : pageOf(stored, view.market);
}

/** The home page of a market that sells nothing, with a link to one that does. */
function emptyMarketPage({ market, shopName }: MarketView, alternative: Market): EditorialPage {
  const { title, text } = textsIn(market.language).emptyMarket;
  const name = `${countryName(alternative, market.language)}, ${LANGUAGE_NAMES[alternative.language]}`;
  const link = `<a href="/${alternative.code}">${escapeHtml(name)}</a>`;
  return {
    id: HOME_ID,
    slug: HOME_ID,
    title: shopName,
    description: title,
    pageUrl: pathInMarket(market, '/'),
    relatedListingIds: [],
    blocks: [{ kind: 'text', title, html: `<p>${escapeHtml(text)} ${link}</p>` }],
  };
}

export function storesOf(content: SiteContent, market: Market): Store[] {
  return content.stores.flatMap(({ facts }) => facts[market.contentLanguage] ?? facts.en ?? []);
}

function pageOf(page: StoredPage, market: Market): EditorialPage {
  const { contentLanguage: language } = market;
  const path = page.pageId === HOME_ID ? '/' : pagePath(page.slug);
  return {
    id: page.pageId,
    slug: page.slug,
    title: textIn(page.title, language),
    description: textIn(page.description, language),
    pageUrl: pathInMarket(market, path),
    relatedListingIds: [...page.relatedListingIds],
    blocks: (page.blocks[language] ?? page.blocks.en ?? []).map((block) => blockIn(block, market)),
  };
}

/** Puts the market into the block's links, which are stored without one. */
function blockIn(block: EditorialBlock, market: Market): EditorialBlock {
  if (block.kind === 'categories') {
    const items = block.items.map((item) => ({ ...item, pageUrl: pathInMarket(market, item.pageUrl) }));
    return { ...block, items };
  }
  return block.kind === 'text' ? block : { ...block, linkUrl: pathInMarket(market, block.linkUrl) };
}

/** For catalogues without a home page, such as imported feeds: made from the first listings and their products. */
function homeOf({ listings, shopName, market, engine }: MarketView): EditorialPage {
  const tops = listings()
    .filter((listing) => listing.parentId === null && listing.showInMenu)
    .toSorted((a, b) => a.order - b.order);
  const rows = tops.slice(0, HOME_ROWS).map(
    (listing): EditorialBlock => ({
      kind: 'products',
      title: textIn(listing.title, market.contentLanguage),
      listingId: listing.listingId,
      linkTitle: textsIn(market.language).home.seeAll,
      linkUrl: listingPath(market, listing.slug),
      limit: HOME_ROW_LIMIT,
    }),
  );
  const items = tops
    .slice(0, HOME_CATEGORIES)
    .flatMap((listing) => categoryItem(listing, market, engine) ?? []);
  const categories: EditorialBlock = {
    kind: 'categories',
    title: textsIn(market.language).home.categories,
    items,
  };
  return {
    id: HOME_ID,
    slug: HOME_ID,
    title: shopName,
    description: '',
    pageUrl: pathInMarket(market, '/'),
    relatedListingIds: tops.map((listing) => listing.listingId),
    blocks: items.length > 1 ? [...rows.slice(0, 1), categories, ...rows.slice(1)] : rows,
  };
}

/** With the listing's own picture, else its first product's; undefined without either. */
function categoryItem(listing: StoredListing, market: Market, engine: Engine | undefined) {
  const title = textIn(listing.title, market.contentLanguage);
  const own = listing.images[0];
  const image =
    own === undefined ? firstPicture(listing, engine) : { url: `/images/${own.imageId}`, tint: own.tint };
  if (image === undefined) return undefined;
  return {
    listingId: listing.listingId,
    title,
    pageUrl: listingPath(market, listing.slug),
    image: { ...image, alt: title },
  };
}

function firstPicture(listing: StoredListing, engine: Engine | undefined) {
  const request = { filters: [], sort: null, limit: 1, cursor: null };
  const result = engine?.listingProducts(listing.listingId, 'listingId', request);
  const variant = result?.ok === true ? result.value.displays[0]?.variant_displays[0] : undefined;
  const url = variant?.image_urls[0];
  return variant === undefined || url === undefined ? undefined : { url, tint: variant.image_tint };
}
