// A generated outdoor catalogue of any size: the data of the engine's benchmarks.
import type { EngineProduct, EngineValue, EngineVariant, MarketSource, TextSource } from '#engine/engine.ts';
import { commonWordsIn, textsIn } from '#catalogue/server-texts.ts';
import {
  COLORS,
  FACETS,
  FEATURES,
  FITS,
  GENDERS,
  type Leaf,
  LEAVES,
  LISTINGS,
  MATERIALS,
  WEIGHTS,
} from '#tests/synthetic/assortment.ts';
import { pick, seededRandom, Vocabulary, vocabularySize } from '#tests/synthetic/random.ts';

const COLORS_PER_PRODUCT = 3;
const TITLE_AND_DESCRIPTION_WORDS = 45;
const DESCRIPTION_WORDS = 40;
const BRANDS = 80;
/** Average number of titles with a collection's name. */
const PRODUCTS_PER_COLLECTION = 6;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 0, 1);

type Prices = Map<
  string,
  { readonly listMinor: number; readonly saleMinor: number | null; readonly stock: number }
>;
export interface SyntheticCatalogue {
  readonly text: TextSource;
  readonly market: MarketSource;
}

/** One product for every three variants; each variant has one to eight articles. */
export function syntheticCatalogue(variants: number): SyntheticCatalogue {
  const count = Math.ceil(variants / COLORS_PER_PRODUCT);
  const vocabulary = new Vocabulary(vocabularySize(count * TITLE_AND_DESCRIPTION_WORDS));
  const nameRandom = seededRandom(2);
  const names = (length: number) =>
    Array.from({ length }, () => capitalize(vocabulary.sampleRare(nameRandom)));
  const brands = [...new Set(names(BRANDS))];
  const collections = names(Math.max(40, Math.round(count / PRODUCTS_PER_COLLECTION)));
  const prices: Prices = new Map();
  const products = Array.from({ length: count }, (_, number) =>
    productOf(number, { vocabulary, brands, collections, prices }),
  );
  const text: TextSource = {
    language: 'en',
    epoch: `synthetic-${variants}`,
    listings: LISTINGS,
    facets: FACETS,
    products,
    contents: [],
    commonWords: commonWordsIn('en'),
    sortTitles: textsIn('en').sortTitles,
    popularQueries: [],
  };
  return { text, market: { market: 'en-eu', currency: 'EUR', epoch: 'synthetic', prices } };
}

interface GeneratorContext {
  readonly vocabulary: Vocabulary;
  readonly brands: readonly string[];
  readonly collections: readonly string[];
  readonly prices: Prices;
}

function productOf(number: number, context: GeneratorContext): EngineProduct {
  const random = seededRandom(number + 1000);
  const leaf = pick(LEAVES, random);
  const features = pickSome(FEATURES, 1 + Math.floor(random() * 4), random);
  const material = pickSkewed(MATERIALS, random);
  const collection = pick(context.collections, random);
  const adjective = random() < 0.5 ? features[0]!.name : material.name;
  return {
    productId: `p${number}`,
    slug: `p${number}`,
    brand: pickSkewed(context.brands, random),
    title: `${collection} ${adjective} ${leaf.name}`,
    subtitle: leaf.name,
    description: describe(context.vocabulary, random),
    gender: pick(GENDERS, random),
    listingIds: [leaf.listingId],
    attributes: [
      { key: 'material', title: 'Material', values: [material] },
      { key: 'features', title: 'Features', values: features },
      { key: 'fit', title: 'Fit', values: [pick(FITS, random)] },
      { key: 'weight', title: 'Weight', values: [pick(WEIGHTS, random)] },
    ],
    sustainability: [],
    labels: [],
    keywords: [],
    popularity: random() ** 3,
    margin: random(),
    publishedAt: FIRST_DAY + Math.floor(random() * 1000) * DAY_MS,
    variants: variantsOf(number, leaf, context, random),
  };
}

function variantsOf(
  number: number,
  leaf: Leaf,
  context: GeneratorContext,
  random: () => number,
): EngineVariant[] {
  const listMinor = 900 + Math.floor(random() ** 2 * 600) * 100;
  const count = Math.min(leaf.sizes.length, 1 + Math.floor(random() * 8));
  const first = Math.floor(random() * (leaf.sizes.length - count + 1));
  const sizes = leaf.sizes.slice(first, first + count);
  return pickSome(COLORS, COLORS_PER_PRODUCT, random).map((color, at): EngineVariant => {
    const variantId = `p${number}-${at}`;
    const saleMinor = random() < 0.25 ? Math.round(listMinor * (0.4 + random() * 0.5)) : null;
    const isSold = random() < 0.98;
    // For some variants only the last sizes are on sale.
    const firstOnSale = random() < 0.1 ? Math.floor(random() * sizes.length) : 0;
    const articles = sizes.map((size, position) => {
      const articleId = `${variantId}-${position}`;
      if (isSold)
        context.prices.set(articleId, {
          listMinor,
          saleMinor: position >= firstOnSale ? saleMinor : null,
          stock: random() < 0.12 ? 0 : 1 + Math.floor(random() * 40),
        });
      return { articleId, size };
    });
    return {
      variantId,
      color,
      specificColorName: `${capitalize(context.vocabulary.words[100 + Math.floor(random() * 80)]!)} ${color.name.toLowerCase()}`,
      colorHex: '#33608f',
      images: [
        { imageId: `${variantId}m`, kind: 'model', tint: '#dfe4e8' },
        { imageId: `${variantId}i`, kind: 'isolated', tint: '#f0f0f0' },
      ],
      articles,
    };
  });
}

function describe(vocabulary: Vocabulary, random: () => number): string {
  const words = Array.from({ length: DESCRIPTION_WORDS }, () => vocabulary.sampleByFrequency(random));
  return `<p>${words.join(' ')}.</p>`;
}

/** Picks `count` distinct values, earlier ones more often. */
function pickSome(values: readonly EngineValue[], count: number, random: () => number): EngineValue[] {
  const chosen = new Set<EngineValue>();
  while (chosen.size < count) chosen.add(pickSkewed(values, random));
  return [...chosen];
}

/** Picks a value, earlier ones more often. */
function pickSkewed<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() ** 2 * values.length)]!;
}

function capitalize(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
