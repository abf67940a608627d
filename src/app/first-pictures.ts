// The cards of a page as its HTML carries them: with the picture that each shows first, of up to ten that it may show.
import type { PlainData } from '#src/app/data/read-compact-text.ts';

type PlainRecord = Readonly<Record<string, PlainData | undefined>>;

/** The same data, with cards wherever they are in it; what holds none is the same object. */
export function withFirstPictures(data: PlainData): PlainData {
  if (data === null || typeof data !== 'object') return data;
  if (isList(data)) {
    const shown = data.map(withFirstPictures);
    return shown.some((value, index) => value !== data[index]) ? shown : data;
  }
  const { variants, variantIndex } = data;
  if (typeof variantIndex === 'number' && isListOfRecords(variants))
    return cardOf(data, variants, variantIndex);
  let shown: Record<string, PlainData | undefined> | undefined;
  for (const name of Object.keys(data)) {
    const value = data[name];
    const shownValue = value === undefined ? value : withFirstPictures(value);
    if (shownValue === value) continue;
    shown ??= { ...data };
    shown[name] = shownValue;
  }
  return shown ?? data;
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
