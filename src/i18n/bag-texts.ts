// The texts of what a bag offers beside its rows: files of their own, loaded with the open bag.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/bag/en.ts';

export type BagTexts = typeof en;

const FILES = import.meta.glob<BagTexts>('./bag/??.ts', { import: 'texts' });
const loaded = new Map<Language, Promise<BagTexts>>();

/** The same promise for every call, as React's `use` needs it; one that failed is made anew. */
export function loadBagTexts(language: Language): Promise<BagTexts> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = FILES[`./bag/${language}.ts`]!();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}

const settled = new Map<Language, Promise<BagTexts | null>>();

/** Null: they can't be loaded. For what waits with them and does without them. The same promise for every call. */
export function settledBagTexts(language: Language): Promise<BagTexts | null> {
  const known = settled.get(language);
  if (known !== undefined) return known;
  const settling = loadBagTexts(language).catch(() => null);
  settled.set(language, settling);
  return settling;
}
