// Display data of a product's variants (ids, colour names, images): one text row per product, decoded on demand.
import { IMAGE_KINDS } from '#engine/snapshot/text-table.ts';
import type { EngineProduct, EngineVariant } from '#engine/catalogue.ts';

type ImageKind = EngineVariant['images'][number]['kind'];

export interface VariantRow {
  readonly variantId: string;
  /** The variant's own colour name. */
  readonly colorName: string;
  /** #rrggbb. */
  readonly hex: string;
  /** In display order. */
  readonly images: readonly { readonly imageId: string; readonly kind: ImageKind; readonly tint: string }[];
  /** By article number. */
  readonly articleIds: readonly string[];
}

// Control characters that texts do not contain.
const VARIANT_SEPARATOR = '\u001d';
const PART_SEPARATOR = '\u001e';
const ITEM_SEPARATOR = '\u001f';
const SEPARATORS = [VARIANT_SEPARATOR, PART_SEPARATOR, ITEM_SEPARATOR] as const;
/** Marks an id that does not start with its owner's id and is stored in full. */
const FULL_ID_MARK = '=';
/** Characters of an image before its id: one digit for the kind, six for the tint. */
const IMAGE_HEADER_LENGTH = 7;

/** `imagesOf` returns a variant's images in display order. Throws for an id that contains a separator. */
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

/** One entry per variant; a damaged row gives wrong texts, but no error. */
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
