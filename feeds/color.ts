// Reads a feed's colour text: the colour family to filter by, the colour's own name, its swatch and placeholder colour.
import { type CatalogueValue, COLOR_FAMILIES, type ColorFamily } from '#catalogue/catalogue.ts';
import { COLOR_WORDS, type ColorWord, foldWord, shadeOf } from '#feeds/color-words.ts';

export interface FeedColor {
  readonly family: CatalogueValue;
  /** As the feed names it; '' where it names none: then the family's name is used. */
  readonly name: string;
  /** #rrggbb */
  readonly hex: string;
}

/** Share of white in the placeholder behind a picture. */
const TINT_WHITE = 0.84;
const SHADE_SHARE = 0.35;
/** So many different colours in one text are a pattern. */
const MULTI_COLOR_MIN = 3;

/** The colour of `text`, else of the first colour word in `title`, else the family of several colours. */
export function readColor(text: string, title: string): FeedColor {
  const name = colorName(text);
  const found = lookUp(text, true) ?? lookUp(title, false);
  if (found !== null) return { family: valueOf(found.family), name, hex: found.hex };
  const multi = familyOf('multi');
  return { family: valueOf(multi), name, hex: multi.hex };
}

interface FoundColor {
  readonly family: ColorFamily;
  readonly hex: string;
}

function lookUp(text: string, isColorText: boolean): FoundColor | null {
  const tokens = foldWord(text)
    .split(/[^\p{L}]+/u)
    .filter((token) => token !== '');
  const hits: ColorWord[] = [];
  let shade = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const pair = COLOR_WORDS.get(`${token} ${tokens[at + 1] ?? ''}`);
    const word = pair ?? COLOR_WORDS.get(token) ?? (isColorText ? compoundColor(token) : undefined);
    if (pair !== undefined) at += 1;
    if (word !== undefined && (isColorText || !word.isAmbiguous)) hits.push(word);
    else if (shade === 0) shade = shadeOf(token);
  }
  const first = hits[0];
  if (first === undefined) return null;
  const isPattern = new Set(hits.map((hit) => hit.family)).size >= MULTI_COLOR_MIN;
  const family = familyOf(isPattern ? 'multi' : first.family);
  const hex = isPattern ? family.hex : (first.hex ?? family.hex);
  return { family, hex: isPattern || first.hex !== null ? hex : shaded(hex, shade) };
}

/** Swedish and German compounds of shade and colour: "mörkgrön", "hellgrau", "vinröd". */
function compoundColor(token: string): ColorWord | undefined {
  for (let cut = 2; cut <= token.length - 3; cut += 1) {
    const tail = COLOR_WORDS.get(token.slice(cut));
    if (tail === undefined || tail.isAmbiguous) continue;
    const shade = shadeOf(token.slice(0, cut));
    const hex = tail.hex ?? familyOf(tail.family).hex;
    return { ...tail, hex: shade === 0 ? tail.hex : shaded(hex, shade) };
  }
  return undefined;
}

function familyOf(id: string): ColorFamily {
  const family = COLOR_FAMILIES.find((known) => known.id === id);
  if (family === undefined) throw new Error(`no colour family ${id}`);
  return family;
}

function valueOf({ id, name }: ColorFamily): CatalogueValue {
  return { id, name };
}

/** " azul-marino" becomes "Azul marino"; other capitals stay as they are. */
function colorName(text: string): string {
  const trimmed = text.replace(/\s+/g, ' ').trim();
  const words = /^[\p{Ll}\d]+(-[\p{Ll}\d]+)+$/u.test(trimmed) ? trimmed.replaceAll('-', ' ') : trimmed;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The placeholder colour of pictures of this colour, #rrggbb: light. */
export function tintOf(hex: string): string {
  return mixed(hex, 255, TINT_WHITE);
}

function shaded(hex: string, shade: number): string {
  if (shade === 0) return hex;
  return mixed(hex, shade > 0 ? 255 : 0, SHADE_SHARE);
}

function mixed(hex: string, with255: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const mix = channels.map((value) => Math.round(value + (with255 - value) * share));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
