// An outdoor catalogue of any size, made by rule: what the engine's speed, memory and file size are measured on.
import type {
  EngineProduct,
  EngineValue,
  EngineVariant,
  MarketSource,
  TextSource,
} from '#engine/catalogue.ts';
import { textsIn } from '#server/catalogue/server-texts.ts';
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

const COLORS_OF_A_PRODUCT = 3;
const TITLE_AND_DESCRIPTION_WORDS = 45;
const DESCRIPTION_WORDS = 40;
const BRANDS = 80;
/** A collection's name is in so many titles, on average. */
const PRODUCTS_OF_A_COLLECTION = 6;
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

/** A third as many products as `variants`, three colours each, one to eight sizes as articles. */
export function syntheticCatalogue(variants: number): SyntheticCatalogue {
  const count = Math.ceil(variants / COLORS_OF_A_PRODUCT);
  const vocabulary = new Vocabulary(vocabularySize(count * TITLE_AND_DESCRIPTION_WORDS));
  const named = seededRandom(2);
  const names = (length: number) => Array.from({ length }, () => capital(vocabulary.sampleRare(named)));
  const brands = [...new Set(names(BRANDS))];
  const collections = names(Math.max(40, Math.round(count / PRODUCTS_OF_A_COLLECTION)));
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

function productOf(number: number, stock: GeneratorContext): EngineProduct {
  const random = seededRandom(number + 1000);
  const leaf = pick(LEAVES, random);
  const features = pickSome(FEATURES, 1 + Math.floor(random() * 4), random);
  const material = pickSkewed(MATERIALS, random);
  const collection = pick(stock.collections, random);
  const adjective = random() < 0.5 ? features[0]!.name : material.name;
  return {
    productId: `p${number}`,
    slug: `p${number}`,
    brand: pickSkewed(stock.brands, random),
    title: `${collection} ${adjective} ${leaf.name}`,
    subtitle: leaf.name,
    description: describe(stock.vocabulary, random),
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
    variants: variantsOf(number, leaf, stock, random),
  };
}

function variantsOf(
  number: number,
  leaf: Leaf,
  stock: GeneratorContext,
  random: () => number,
): EngineVariant[] {
  const listMinor = 900 + Math.floor(random() ** 2 * 600) * 100;
  const count = Math.min(leaf.sizes.length, 1 + Math.floor(random() * 8));
  const first = Math.floor(random() * (leaf.sizes.length - count + 1));
  const sizes = leaf.sizes.slice(first, first + count);
  return pickSome(COLORS, COLORS_OF_A_PRODUCT, random).map((color, at): EngineVariant => {
    const variantId = `p${number}-${at}`;
    const saleMinor = random() < 0.25 ? Math.round(listMinor * (0.4 + random() * 0.5)) : null;
    const isSold = random() < 0.98;
    // Of some colours only the last sizes are on sale.
    const firstOnSale = random() < 0.1 ? Math.floor(random() * sizes.length) : 0;
    const articles = sizes.map((size, place) => {
      const articleId = `${variantId}-${place}`;
      if (isSold)
        stock.prices.set(articleId, {
          listMinor,
          saleMinor: place >= firstOnSale ? saleMinor : null,
          stock: random() < 0.12 ? 0 : 1 + Math.floor(random() * 40),
        });
      return { articleId, size };
    });
    return {
      variantId,
      color,
      specificColorName: `${capital(stock.vocabulary.words[100 + Math.floor(random() * 80)]!)} ${color.name.toLowerCase()}`,
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

/** So many different ones; the earlier ones more often. */
function pickSome(values: readonly EngineValue[], count: number, random: () => number): EngineValue[] {
  const chosen = new Set<EngineValue>();
  while (chosen.size < count) chosen.add(pickSkewed(values, random));
  return [...chosen];
}

/** One of them; the earlier ones more often, as everywhere in a shop. */
function pickSkewed<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() ** 2 * values.length)]!;
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
