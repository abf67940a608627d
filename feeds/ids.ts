// Ids of a feed's products, articles and listings: the same feed row always has the same ids, and no two sources share one.
import { createHash } from 'node:crypto';
import { ID_SEPARATOR } from '#catalogue/catalogue.ts';
import { slugOf, transliterate } from '#feeds/transliterate.ts';

/** What products stand under unless the merchant names a source: stable, whatever the file is called. */
export const DEFAULT_SOURCE = 'feed';
/** The contract allows 120: source, product, colour and the separators fit in that. */
const MAX_SOURCE = 24;
const MAX_PART = 64;
const MAX_COLOR = 26;
const MAX_VALUE = 60;
/** Letters and digits that are not in a slug, of a text that was transliterated. */
const LOST_LETTER = /[^\P{L}a-z]|[^\P{N}0-9]/u;

/** A slug of at most 24 characters; the default source where no slug can be made of the text. */
export function sourceOf(text: string): string {
  return slugOf(text, MAX_SOURCE) || DEFAULT_SOURCE;
}

export function productIdOf(source: string, groupId: string): string {
  return `${source}${ID_SEPARATOR}${idPart(groupId, MAX_PART)}`;
}

export function articleIdOf(source: string, offerId: string): string {
  return `${source}${ID_SEPARATOR}${idPart(offerId, MAX_PART)}`;
}

/** Whether an id was made for this source, and is not the feed's own. */
export function isIdFromSource(source: string, id: string): boolean {
  return id.startsWith(`${source}${ID_SEPARATOR}`);
}

export function variantIdOf(productId: string, colorKey: string): string {
  return `${productId}${ID_SEPARATOR}${idPart(colorKey, MAX_COLOR)}`;
}

export function listingIdOf(source: string, path: readonly string[]): string {
  const parts = path.map((title) => titleKey(title, MAX_PART));
  return `${source}${ID_SEPARATOR}${idPart(parts.join('.'), MAX_PART + MAX_COLOR)}`;
}

/** Of an attribute's value, in which signs say something: "A" and "A+", "5 °C" and "-5 °C" are two, "xl" and "XL" one. */
export function valueIdOf(name: string): string {
  const slug = slugOf(name, MAX_VALUE);
  const isWhole =
    transliterate(name)
      .trim()
      .replace(/[\s_-]+/g, '-') === slug;
  return isWhole ? slug : withDigest(slug, name);
}

/** Of a title or a colour, in which signs say nothing, but letters that no slug has do: "メンズ T" and "レディース T" are two. */
export function titleKey(title: string, maxLength: number): string {
  const slug = slugOf(title, maxLength);
  return slug !== '' && !LOST_LETTER.test(transliterate(title)) ? slug : withDigest(slug, title);
}

/** The digest is the same in upper and lower case, and however wide the spaces are. */
function withDigest(slug: string, text: string): string {
  const digest = digestOf(text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' '), 8);
  return slug === '' ? digest : `${slug}.${digest}`;
}

/** The text itself where an id may contain it; else a slug of it with a digest, so that two texts never give one id. */
function idPart(text: string, maxLength: number): string {
  if (text.length <= maxLength && /^[A-Za-z0-9][A-Za-z0-9._:-]*$/.test(text)) return text;
  const digest = digestOf(text, 8);
  const slug = slugOf(text, maxLength - 9);
  return slug === '' ? digest : `${slug}.${digest}`;
}

/** Characters a-z and 2-7. */
export function digestOf(text: string, length: number): string {
  const bytes = createHash('sha256').update(text).digest();
  let out = '';
  for (let at = 0; at < length; at += 1) out += 'abcdefghijklmnopqrstuvwxyz234567'[(bytes[at] ?? 0) & 31];
  return out;
}
