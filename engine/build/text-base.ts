// One language's catalogue to a text base file; runs on a server only, once an epoch.
import type { EngineFacet, EngineProduct, EngineVariant, TextSource } from '#engine/catalogue.ts';
import { GroupsWriter } from '#engine/build/groups.ts';
import { listingColumns, ListingTree } from '#engine/build/listing-tree.ts';
import { suggestedQueries } from '#engine/build/suggestions.ts';
import { parseHex, ValueTable } from '#engine/build/values.ts';
import { wordColumns } from '#engine/build/words.ts';
import { ordinalsOf, writeFile } from '#engine/snapshot/format.ts';
import { encodeJson, HeapWriter, StringsWriter } from '#engine/snapshot/strings.ts';
import {
  IMAGE_KINDS,
  type ProductDetail,
  TEXT_TABLE,
  type TextMeta,
  type TextViews,
} from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

/** Deterministic: the same source makes the same bytes. Throws for an epoch of more than 96 bytes. */
export function buildTextBase(source: TextSource): ArrayBuffer {
  const tree = new ListingTree(source);
  const values = new ValueTable(source, tree);
  const strings = new StringsWriter();
  const { language, facets, sortTitles } = source;
  const usesOf = ({ field }: EngineFacet) => values.uses.get(field) ?? 0;
  const meta: TextMeta = {
    language,
    facets: facets.toSorted((a, b) => a.order - b.order || usesOf(b) - usesOf(a)),
    fields: values.fields,
    sortTitles,
  };
  // Columns are made before the heap is read: making them is what fills it.
  const columns = {
    ...productColumns(source, tree, values, strings),
    ...variantColumns(source, values, strings),
    ...values.columns(strings),
    ...listingColumns(tree, source, strings),
    ...wordColumns(source, tree),
  };
  const views: TextViews = {
    ...columns,
    meta: encodeJson(meta),
    strings: strings.heap.bytes,
    stringStart: strings.heap.starts,
    suggestions: encodeJson(suggestedQueries(source)),
    contents: encodeJson(source.contents),
  };
  return writeFile(
    { kind: 'TXT', analyserVersion: ANALYSER_VERSION, epoch: source.epoch },
    TEXT_TABLE,
    views,
  );
}

function productColumns(source: TextSource, tree: ListingTree, values: ValueTable, strings: StringsWriter) {
  const { products } = source;
  const details = new HeapWriter();
  const productValues = new GroupsWriter();
  const listings = new GroupsWriter();
  for (const product of products) {
    details.add(JSON.stringify(detailOf(product)));
    productValues.add(values.ofProduct(product, tree));
    listings.add(product.listingIds.map((id) => tree.numberOf(id)).filter((number) => number !== undefined));
  }
  const refs = (text: (product: EngineProduct) => string) =>
    Uint32Array.from(products, (product) => strings.ref(text(product)));
  const sortedBy = (text: (product: EngineProduct) => string) => {
    const keys = products.map(text);
    return Uint32Array.from(products.keys()).sort((a, b) => (keys[a]! < keys[b]! ? -1 : 1));
  };
  return {
    productId: refs((product) => product.productId),
    productSlug: refs((product) => product.slug),
    productTitle: refs((product) => product.title),
    productSubtitle: refs((product) => product.subtitle),
    productBrand: refs((product) => product.brand),
    productPopularity: Float32Array.from(products, (product) => product.popularity),
    productMargin: Float32Array.from(products, (product) => product.margin),
    productPublished: Float64Array.from(products, (product) => product.publishedAt),
    productVariantStart: startsOf(products.map((product) => product.variants.length)),
    productValueStart: productValues.starts,
    productValues: productValues.ordinals,
    productListingStart: listings.starts,
    productListings: listings.ordinals,
    productById: sortedBy((product) => product.productId),
    productBySlug: sortedBy((product) => product.slug),
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
  };
}

function variantColumns(source: TextSource, values: ValueTable, strings: StringsWriter) {
  const owners = source.products.flatMap((product, number) => product.variants.map(() => number));
  const variants = source.products.flatMap((product) => product.variants);
  const articles = variants.flatMap((variant) => variant.articles);
  const pictures = variants.map(inShowingOrder);
  return {
    variantProduct: ordinalsOf(owners),
    variantId: Uint32Array.from(variants, (variant) => strings.ref(variant.variantId)),
    variantColor: ordinalsOf(variants.map((variant) => values.number('color', variant.color.id))),
    variantColorName: Uint32Array.from(variants, (variant) => strings.ref(variant.specificColorName)),
    variantHex: Uint32Array.from(variants, (variant) => parseHex(variant.colorHex)),
    variantImageStart: startsOf(pictures.map((images) => images.length)),
    imageId: Uint32Array.from(pictures.flat(), (image) => strings.ref(image.imageId)),
    imageTint: Uint32Array.from(pictures.flat(), (image) => parseHex(image.tint)),
    imageKind: Uint8Array.from(pictures.flat(), (image) => IMAGE_KINDS.indexOf(image.kind)),
    variantArticleStart: startsOf(variants.map((variant) => variant.articles.length)),
    articleId: Uint32Array.from(articles, (article) => strings.ref(article.articleId)),
    articleSize: ordinalsOf(articles.map((article) => values.number('size', article.size))),
  };
}

/** PR-04: first the model image, second the isolated one, then the rest as they stand. */
function inShowingOrder({ images }: EngineVariant): EngineVariant['images'] {
  const worn = images.find((image) => image.kind === 'model');
  const isolated = images.find((image) => image.kind === 'isolated');
  const leading = [worn, isolated].filter((image) => image !== undefined);
  return [...leading, ...images.filter((image) => image !== worn && image !== isolated)];
}

function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) starts[at + 1] = starts[at]! + length;
  return starts;
}
