// Ids of what a feed brings: the same feed row has the same ids for ever, and no two sources share one.
import { createHash } from 'node:crypto';
import { slugOf } from '#server/feeds/transliterate.ts';

/** Stands between an id's parts; no part holds one, so that ids never run into each other. */
const ID_SEPARATOR = '~';
/** The contract allows 120: source, product, colour and the joints fit in that. */
const MAX_SOURCE = 24;
const MAX_PART = 64;
const MAX_COLOR = 26;

/** The name a file's products stand under: its file name without endings, as a slug. */
export function sourceOfFile(path: string): string {
  const name = path.split(/[\\/]/).at(-1) ?? '';
  return sourceOf(name.replace(/(\.(gz|csv|tsv|txt|xml|json))+$/i, ''));
}

/** A slug of at most 24 characters; 'feed' where nothing can be made of the text. */
export function sourceOf(text: string): string {
  return slugOf(text, MAX_SOURCE) || 'feed';
}

export function productIdOf(source: string, groupId: string): string {
  return `${source}${ID_SEPARATOR}${idPart(groupId, MAX_PART)}`;
}

export function articleIdOf(source: string, offerId: string): string {
  return `${source}${ID_SEPARATOR}${idPart(offerId, MAX_PART)}`;
}

/** Whether an id was made here for this source, and is not the feed's own. */
export function isIdFromSource(source: string, id: string): boolean {
  return id.startsWith(`${source}${ID_SEPARATOR}`);
}

export function variantIdOf(productId: string, colorKey: string): string {
  return `${productId}${ID_SEPARATOR}${idPart(colorKey, MAX_COLOR)}`;
}

export function listingIdOf(source: string, path: readonly string[]): string {
  const parts = path.map((title) => slugOf(title, MAX_PART) || digestOf(title, 8));
  return `${source}${ID_SEPARATOR}${idPart(parts.join('.'), MAX_PART + MAX_COLOR)}`;
}

/** The text itself where it may stand in an id; else a slug of it with a digest, so that two texts never meet. */
function idPart(text: string, maxLength: number): string {
  if (text.length <= maxLength && /^[A-Za-z0-9][A-Za-z0-9._:-]*$/.test(text)) return text;
  const digest = digestOf(text, 8);
  const slug = slugOf(text, maxLength - 9);
  return slug === '' ? digest : `${slug}.${digest}`;
}

/** Letters a-z and digits 2-7. */
export function digestOf(text: string, length: number): string {
  const bytes = createHash('sha256').update(text).digest();
  let out = '';
  for (let at = 0; at < length; at += 1) out += 'abcdefghijklmnopqrstuvwxyz234567'[(bytes[at] ?? 0) & 31];
  return out;
}
