// Builds the text base file of one language's catalogue.
import type { EngineFacet, EngineProduct, EngineVariant, TextSource } from '#engine/catalogue.ts';
import { languageWords } from '#engine/build/language-words.ts';
import { ListColumnWriter } from '#engine/build/list-column-writer.ts';
import { listingColumns, ListingTree } from '#engine/build/listing-tree.ts';
import { suggestedQueries } from '#engine/build/suggestions.ts';
import { newestRanks, popularRanks } from '#engine/build/product-ranks.ts';
import { ValueSetWriter } from '#engine/build/value-set-writer.ts';
import { sortByPrimaryListing } from '#engine/build/listing-order.ts';
import { parseHex, ValueTable } from '#engine/build/value-table.ts';
import { termColumns } from '#engine/build/term-columns.ts';
import { ordinalsOf, writeSnapshotFile } from '#engine/snapshot/format.ts';
import { encodeRow } from '#engine/snapshot/product-rows.ts';
import { encodeJson, StringHeapWriter, StringPoolWriter } from '#engine/snapshot/strings.ts';
import {
  type ProductDetail,
  TEXT_TABLE,
  type TextMeta,
  type TextViews,
} from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/** Deterministic: equal sources give equal bytes. Throws for an epoch of more than 96 bytes. */
export function buildTextBase(catalogue: TextSource): ArrayBuffer {
  const tree = new ListingTree(catalogue);
  const source = { ...catalogue, products: sortByPrimaryListing(catalogue.products, tree) };
  const values = new ValueTable(source, tree);
  const strings = new StringPoolWriter();
  const { language, facets, sortTitles } = source;
  const productCountOf = ({ field }: EngineFacet) => values.productCounts.get(field) ?? 0;
  const meta: TextMeta = {
    language,
    facets: facets.toSorted((a, b) => a.order - b.order || productCountOf(b) - productCountOf(a)),
    fields: values.fields,
    sortTitles,
  };
  // Building the columns fills the string pool, which is read below.
  const columns = {
    ...productColumns(source, tree, values, strings),
    ...variantColumns(source, values),
    ...values.columns(strings),
    ...listingColumns(tree, source, strings),
    ...termColumns(source, tree),
  };
  const guides = new StringHeapWriter();
  for (const guide of source.sizeGuides ?? []) guides.add(JSON.stringify(guide));
  const views: TextViews = {
    ...columns,
    meta: encodeJson(meta),
    strings: strings.heap.bytes,
    stringStart: strings.heap.starts,
    suggestions: encodeJson(suggestedQueries(source)),
    contents: encodeJson(source.contents),
    languageWords: encodeJson(languageWords(source)),
    sizeGuideStart: guides.starts,
    sizeGuides: guides.bytes,
  };
  return writeSnapshotFile(
    { kind: 'TXT', analyserVersion: ANALYSER_VERSION, epoch: source.epoch },
    TEXT_TABLE,
    views,
  );
}

function productColumns(
  source: TextSource,
  tree: ListingTree,
  values: ValueTable,
  strings: StringPoolWriter,
) {
  const { products } = source;
  const details = new StringHeapWriter();
  const rows = new StringHeapWriter();
  const productValues = new ListColumnWriter();
  const listings = new ListColumnWriter();
  for (const product of products) {
    details.add(JSON.stringify(detailOf(product)));
    rows.add(encodeRow(product, imagesInDisplayOrder, hexOf));
    productValues.add(values.ofProduct(product, tree));
    listings.add(product.listingIds.map((id) => tree.numberOf(id)).filter((number) => number !== undefined));
  }
  const refs = (text: (product: EngineProduct) => string) =>
    Uint32Array.from(products, (product) => strings.ref(text(product)));
  const sortedBy = (text: (product: EngineProduct) => string) => {
    const keys = products.map(text);
    return ordinalsOf(Uint32Array.from(products.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1)));
  };
  const popular = popularRanks(products, source.allProducts);
  return {
    productId: refs((product) => product.productId),
    productSlug: refs((product) => product.slug),
    productTitle: refs((product) => product.title),
    productSubtitle: refs((product) => product.subtitle),
    productBrand: refs((product) => product.brand),
    productPopularRank: popular,
    productNewestRank: newestRanks(products, popular),
    productVariantStart: startsOf(products.map((product) => product.variants.length)),
    productValueStart: productValues.starts,
    productValues: productValues.ordinals,
    productListingStart: listings.starts,
    productListings: listings.ordinals,
    productById: sortedBy((product) => product.productId),
    productBySlug: sortedBy((product) => product.slug),
    productRowStart: rows.starts,
    productRows: rows.bytes,
    productDetailStart: details.starts,
    productDetails: details.bytes,
  };
}

function detailOf(product: EngineProduct): ProductDetail {
  return {
    description: product.description,
    gender: product.gender?.id ?? '',
    attributes: product.attributes.map(({ title, values }) => ({
      title,
      values: values.map(({ name }) => name),
    })),
    ...(product.sizeGuide === undefined ? {} : { sizeGuide: product.sizeGuide }),
  };
}

function variantColumns({ products }: TextSource, values: ValueTable) {
  const variants = products.flatMap((product) => product.variants);
  const sizes = new ValueSetWriter();
  const sizeLists = variants.map(({ articles }) => {
    for (const { size } of articles) sizes.append(values.number('size', size));
    return sizes.finish();
  });
  return {
    variantProduct: ordinalsOf(products.flatMap((product, number) => product.variants.map(() => number))),
    variantColor: ordinalsOf(variants.map((variant) => values.number('color', variant.color.id))),
    variantArticleStart: startsOf(variants.map((variant) => variant.articles.length)),
    variantSizes: ordinalsOf(sizeLists),
    sizeListStart: sizes.starts,
    sizeListValues: sizes.items,
  };
}

/** PR-04: the model image first, then the isolated one, then the others in order. */
function imagesInDisplayOrder({ images }: EngineVariant): EngineVariant['images'] {
  const model = images.find((image) => image.kind === 'model');
  const isolated = images.find((image) => image.kind === 'isolated');
  const leading = [model, isolated].filter((image) => image !== undefined);
  return [...leading, ...images.filter((image) => image !== model && image !== isolated)];
}

/** rrggbb. */
function hexOf(color: string): string {
  return parseHex(color).toString(16).padStart(6, '0');
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) starts[at + 1] = starts[at]! + length;
  return starts;
}
