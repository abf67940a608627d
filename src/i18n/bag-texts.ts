// The texts of what a bag offers beside its rows: files of their own, loaded with the dialogs.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/bag/en.ts';
import { textFiles } from '#src/i18n/text-files.ts';

export type BagTexts = typeof en;

const FILES = import.meta.glob<BagTexts>('./bag/??.ts', { import: 'texts' });

export const loadBagTexts = textFiles((language) => FILES[`./bag/${language}.ts`]);

const settled = new Map<Language, Promise<void>>();

/** Resolves too if they can't be loaded: for what waits with them and does without them. The same promise for every call. */
export function settledBagTexts(language: Language): Promise<void> {
  const known = settled.get(language);
  if (known !== undefined) return known;
  const settling = loadBagTexts(language).then(
    () => undefined,
    () => undefined,
  );
  settled.set(language, settling);
  return settling;
}
