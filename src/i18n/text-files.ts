// Texts that have a file for each language, which is loaded when they are first needed.
import type { Language } from '#contract/market.ts';

/** Of texts whose promise is one of these: they are there, and suspend nothing. */
export const areLoaded = (texts: Promise<unknown>): boolean => 'value' in texts;

/**
 * For React's `use`: the same promise for every call, one that failed is made anew. Texts that are there suspend nothing,
 * as the promise says so itself, by the fields that React gives those it has waited for.
 */
export function textFiles<Texts>(
  fileOf: (language: Language) => (() => Promise<Texts>) | undefined,
): (language: Language) => Promise<Texts> {
  const known = new Map<Language, Promise<Texts>>();
  return (language) => {
    const loaded = known.get(language);
    if (loaded !== undefined) return loaded;
    const file = fileOf(language);
    if (file === undefined) throw new Error(`no texts in ${language}`);
    const loading = file();
    known.set(language, loading);
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => known.delete(language),
    );
    return loading;
  };
}
