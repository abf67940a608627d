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
const VARIANT_SEPARATOR = '\u001d';
const PART_SEPARATOR = '\u001e';
const ITEM_SEPARATOR = '\u001f';
const SEPARATORS = [VARIANT_SEPARATOR, PART_SEPARATOR, ITEM_SEPARATOR] as const;
/** Before an id that does not begin with the id it belongs to. */
const FULL_ID_MARK = '=';
/** Of an image before its id: its kind as a digit, its tint as six. */
const IMAGE_HEADER_LENGTH = 7;

/** `images` of each variant in the order in which they are shown. Throws for an id with a separator of rows in it. */
export function encodeRow(
  { productId, variants }: Pick<EngineProduct, 'productId' | 'variants'>,
  imagesOf: (variant: EngineVariant) => EngineVariant['images'],
  hexOf: (color: string) => string,
): string {
  return variants
    .map((variant) =>
      [
        shortenId(variant.variantId, productId),
        SEPARATORS.reduce((name, each) => name.replaceAll(each, ' '), variant.specificColorName),
        hexOf(variant.colorHex),
        imagesOf(variant)
          .map(
            ({ imageId, kind, tint }) =>
              `${IMAGE_KINDS.indexOf(kind)}${hexOf(tint)}${shortenId(imageId, variant.variantId)}`,
          )
          .join(ITEM_SEPARATOR),
        variant.articles.map(({ articleId }) => shortenId(articleId, variant.variantId)).join(ITEM_SEPARATOR),
      ].join(PART_SEPARATOR),
    )
    .join(VARIANT_SEPARATOR);
}

/** As many as the row has; a damaged row has strange texts, but no error. */
export function decodeRow(row: string, productId: string): VariantRow[] {
  if (row === '') return [];
  return row.split(VARIANT_SEPARATOR).map((text) => {
    const [id = '', colorName = '', hex = '', images = '', articles = ''] = text.split(PART_SEPARATOR);
    const variantId = restoreId(id, productId);
    return {
      variantId,
      colorName,
      hex: `#${hex}`,
      images: images === '' ? [] : images.split(ITEM_SEPARATOR).map((image) => imageOf(image, variantId)),
      articleIds: articles.split(ITEM_SEPARATOR).map((article) => restoreId(article, variantId)),
    };
  });
}

function imageOf(image: string, variantId: string): VariantRow['images'][number] {
  return {
    imageId: restoreId(image.slice(IMAGE_HEADER_LENGTH), variantId),
    kind: IMAGE_KINDS[Number(image.charAt(0))] ?? 'plain',
    tint: `#${image.slice(1, IMAGE_HEADER_LENGTH)}`,
  };
}

function shortenId(id: string, owner: string): string {
  if (SEPARATORS.some((each) => id.includes(each)))
    throw new RangeError(`an id with a separator in it: ${JSON.stringify(id)}`);
  return id.startsWith(owner) && id.charAt(owner.length) !== FULL_ID_MARK
    ? id.slice(owner.length)
    : FULL_ID_MARK + id;
}

function restoreId(short: string, owner: string): string {
  return short.startsWith(FULL_ID_MARK) ? short.slice(FULL_ID_MARK.length) : owner + short;
}
