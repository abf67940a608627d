// What is only shown of a product's colours: ids, names and images, one row of text a product, decoded when it is shown.
import { IMAGE_KINDS } from '#engine/snapshot/text-table.ts';
import type { EngineProduct, EngineVariant } from '#engine/catalogue.ts';

type ImageKind = EngineVariant['images'][number]['kind'];

export interface VariantRow {
  readonly variantId: string;
  /** The variant's own name. */
  readonly colorName: string;
  /** #rrggbb. */
  readonly hex: string;
  /** In the order in which they are shown. */
  readonly images: readonly { readonly imageId: string; readonly kind: ImageKind; readonly tint: string }[];
  /** In the order of the articles' numbers. */
  readonly articleIds: readonly string[];
}

// Between variants, between the parts of one, and between the things of one part: no text has these.
const VARIANT = '\u001d';
const PART = '\u001e';
const THING = '\u001f';
const SEPARATORS = [VARIANT, PART, THING] as const;
/** Before an id that does not begin with the id it belongs to. */
const WHOLE = '=';
/** Of an image before its id: its kind as a digit, its tint as six. */
const IMAGE_FACTS = 7;

/** `images` of each variant in the order in which they are shown. Throws for an id with a separator of rows in it. */
export function writeRow(
  { productId, variants }: Pick<EngineProduct, 'productId' | 'variants'>,
  imagesOf: (variant: EngineVariant) => EngineVariant['images'],
  hexOf: (color: string) => string,
): string {
  return variants
    .map((variant) =>
      [
        shortened(variant.variantId, productId),
        SEPARATORS.reduce((name, each) => name.replaceAll(each, ' '), variant.specificColorName),
        hexOf(variant.colorHex),
        imagesOf(variant)
          .map(
            ({ imageId, kind, tint }) =>
              `${IMAGE_KINDS.indexOf(kind)}${hexOf(tint)}${shortened(imageId, variant.variantId)}`,
          )
          .join(THING),
        variant.articles.map(({ articleId }) => shortened(articleId, variant.variantId)).join(THING),
      ].join(PART),
    )
    .join(VARIANT);
}

/** As many as the row has; a damaged row has strange texts, but no error. */
export function readRow(row: string, productId: string): VariantRow[] {
  if (row === '') return [];
  return row.split(VARIANT).map((text) => {
    const [id = '', colorName = '', hex = '', images = '', articles = ''] = text.split(PART);
    const variantId = lengthened(id, productId);
    return {
      variantId,
      colorName,
      hex: `#${hex}`,
      images: images === '' ? [] : images.split(THING).map((image) => imageOf(image, variantId)),
      articleIds: articles.split(THING).map((article) => lengthened(article, variantId)),
    };
  });
}

function imageOf(image: string, variantId: string): VariantRow['images'][number] {
  return {
    imageId: lengthened(image.slice(IMAGE_FACTS), variantId),
    kind: IMAGE_KINDS[Number(image.charAt(0))] ?? 'plain',
    tint: `#${image.slice(1, IMAGE_FACTS)}`,
  };
}

function shortened(id: string, owner: string): string {
  if (SEPARATORS.some((each) => id.includes(each)))
    throw new RangeError(`an id with a separator in it: ${JSON.stringify(id)}`);
  return id.startsWith(owner) && id.charAt(owner.length) !== WHOLE ? id.slice(owner.length) : WHOLE + id;
}

function lengthened(short: string, owner: string): string {
  return short.startsWith(WHOLE) ? short.slice(WHOLE.length) : owner + short;
}
