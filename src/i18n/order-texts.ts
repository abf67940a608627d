// The texts of a placed order: files of their own, loaded with its page.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/order/en.ts';

export type OrderTexts = typeof en;

const FILES = import.meta.glob<OrderTexts>('./order/??.ts', { import: 'texts' });
const loaded = new Map<Language, Promise<OrderTexts>>();

/** The same promise for every call, as React's `use` needs it; one that failed is made anew. */
export function loadOrderTexts(language: Language): Promise<OrderTexts> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = FILES[`./order/${language}.ts`]!();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
