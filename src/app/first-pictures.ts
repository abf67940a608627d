// The cards of a page as its HTML carries them: with the picture that each shows first, of up to ten that it may show.
import type { PlainData } from '#src/app/data/read-compact-text.ts';

type PlainRecord = Readonly<Record<string, PlainData | undefined>>;

/** The same data, with cards wherever they are in it. */
export function withFirstPictures(data: PlainData): PlainData {
  if (data === null || typeof data !== 'object') return data;
  if (isList(data)) return data.map(withFirstPictures);
  const { variants, variantIndex } = data;
  if (typeof variantIndex === 'number' && isListOfRecords(variants))
    return cardOf(data, variants, variantIndex);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value === undefined ? value : withFirstPictures(value),
    ]),
  );
}

function cardOf(card: PlainRecord, variants: readonly PlainRecord[], shown: number): PlainData {
  const first = (variant: PlainRecord, index: number): PlainData => {
    const { images } = variant;
    return { ...variant, images: index === shown && isList(images) ? images.slice(0, 1) : [] };
  };
  return { ...card, variants: variants.map(first), hasFirstPictureOnly: true };
}

function isList(value: PlainData | undefined): value is readonly PlainData[] {
  return Array.isArray(value);
}

function isListOfRecords(value: PlainData | undefined): value is readonly PlainRecord[] {
  return isList(value) && value.every((one) => one !== null && typeof one === 'object' && !isList(one));
}
