// The ids of a text base's articles in the order of their numbers, for who keeps prices by those numbers.
import { textsAt } from '#engine/snapshot/strings.ts';
import { openTextBase } from '#engine/snapshot/text-base.ts';

/** Throws when `text` is not a text base of this build's format: it comes from the same process. */
export function articleIds(text: ArrayBuffer): string[] {
  const base = openTextBase(text, true);
  if (!base.ok) throw new TypeError(`no text base: ${base.error}`);
  const { strings, stringStart, articleId } = base.value.views;
  return textsAt(strings, stringStart, articleId);
}
