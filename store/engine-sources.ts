// Converts the stored catalogue to the source of a text base: its texts in one language.
import { createHash } from 'node:crypto';
import type { Language } from '#contract/market.ts';
import type {
  EngineContent,
  EngineFacet,
  EngineListing,
  EngineProduct,
  EngineSizeGuide,
  EngineValue,
  TextSource,
} from '#engine/engine.ts';
import {
  type CatalogueSizeGuide,
  type CatalogueValue,
  COLOR_FAMILIES,
  commonWordsIn,
  textIn,
  textsIn,
  valueNamesIn,
} from '#catalogue/catalogue.ts';
import type { StoredListing, StoredPage } from '#store/catalogue-entries.ts';
import type { StoredCatalogue } from '#store/catalogue-read.ts';
import type { StoredProduct } from '#store/documents.ts';
import { sizeGuideFinder } from '#store/size-guides.ts';

/** The epoch is a digest of the content, so that a change of prices does not change the text base. */
export function textSource(catalogue: StoredCatalogue, language: Language): TextSource {
  const guideOf = sizeGuideFinder(catalogue.sizeGuides, catalogue.listings);
  const source = {
    language,
    listings: catalogue.listings.map((listing) => engineListing(listing, language)),
    facets: catalogue.facets.map(
      (facet): EngineFacet => ({
        ...facet,
        title: textIn(facet.title, language),
        groupTitle: facet.groupTitle === null ? null : textIn(facet.groupTitle, language),
      }),
    ),
    products: catalogue.products.map((product) => {
      const guide = guideOf(product);
      const found = engineProduct(product, language);
      if (guide === undefined) return found;
      const fit = guide.fit === undefined ? '' : textIn(guide.fit.text, language);
      return { ...found, sizeGuide: { at: guide.at, fit } };
    }),
    sizeGuides: catalogue.sizeGuides.map((guide) => engineSizeGuide(guide, language)),
    contents: catalogue.pages.flatMap((page) =>
      page.pageId === 'home' ? [] : [engineContent(page, language)],
    ),
    commonWords: commonWordsIn(language),
    valueNames: valueNamesIn(language),
    sortTitles: textsIn(language).sortTitles,
    popularQueries: catalogue.popularQueries.get(language) ?? [],
  };
  return { ...source, epoch: digestOfTexts(source) };
}

function digestOfTexts(source: Omit<TextSource, 'epoch'>): string {
  const { products, ...rest } = source;
  const hash = createHash('sha256').update(JSON.stringify(rest));
  for (const product of products) hash.update(JSON.stringify(product));
  return hash.digest('hex').slice(0, 12);
}

function valueIn(value: CatalogueValue, language: Language): EngineValue {
  return { id: value.id, name: textIn(value.name, language) };
}

/** With the swatch of its family, if that is a known one. */
function colorIn(color: CatalogueValue, language: Language): EngineProduct['variants'][number]['color'] {
  const family = COLOR_FAMILIES.find(({ id }) => id === color.id);
  return { ...valueIn(color, language), ...(family === undefined ? {} : { hex: family.hex }) };
}

function engineListing(listing: StoredListing, language: Language): EngineListing {
  return {
    listingId: listing.listingId,
    parentId: listing.parentId,
    externalId: listing.externalId,
    slug: listing.slug,
    type: listing.type,
    title: textIn(listing.title, language),
    description: textIn(listing.description, language),
    imageIds: listing.images.map((image) => image.imageId),
    order: listing.order,
    showInBreadcrumbs: listing.showInBreadcrumbs,
    showInQuicklinks: listing.showInQuicklinks,
    contentBlocks: listing.contentBlocks[language] ?? listing.contentBlocks.en ?? [],
    rule: listing.rule,
  };
}

function engineProduct(product: StoredProduct, language: Language): EngineProduct {
  return {
    productId: product.productId,
    slug: product.slug,
    brand: product.brand,
    title: textIn(product.title, language),
    subtitle: textIn(product.subtitle, language),
    description: textIn(product.description, language),
    gender:
      product.gender === null
        ? null
        : { id: product.gender, name: textsIn(language).genders[product.gender] },
    listingIds: product.listingIds,
    attributes: product.attributes.map(({ key, title, values }) => ({
      key,
      title: textIn(title, language),
      values: values.map((value) => valueIn(value, language)),
    })),
    sustainability: product.sustainability,
    labels: product.labels,
    keywords: product.keywords,
    popularity: product.popularity,
    margin: product.margin,
    publishedAt: product.publishedAt,
    variants: product.variants.map((variant) => ({
      variantId: variant.variantId,
      color: colorIn(variant.color, language),
      specificColorName: textIn(variant.specificColorName, language),
      colorHex: variant.colorHex,
      images: variant.images,
      articles: variant.articles,
    })),
  };
}

function engineSizeGuide({ title, measures, rows }: CatalogueSizeGuide, language: Language): EngineSizeGuide {
  return {
    title: textIn(title, language),
    measures: measures.map((measure) => ({
      title: textIn(measure.title, language),
      how: measure.how === null ? null : textIn(measure.how, language),
    })),
    rows: rows.map(({ size, values }) => ({ size, values: [...values] })),
  };
}

/** The path of an editorial page, without its market. */
export function pagePath(slug: string): string {
  return `/e/${slug}`;
}

function engineContent(page: StoredPage, language: Language): EngineContent {
  const blocks = page.blocks[language] ?? page.blocks.en ?? [];
  const texts: string[] = [];
  let imageUrl: string | null = null;
  for (const block of blocks) {
    texts.push(block.title);
    if ('text' in block) texts.push(block.text);
    if ('html' in block) texts.push(block.html.replace(/<[^>]*>/g, ' '));
    if ('image' in block) imageUrl ??= block.image.url;
  }
  return {
    pageUrl: pagePath(page.slug),
    title: textIn(page.title, language),
    description: textIn(page.description, language),
    text: texts.join('\n'),
    imageUrl,
  };
}
