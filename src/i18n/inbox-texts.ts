// The texts of the sync inbox: files of their own, loaded when something waits, since most pages never show them.
import type { Language } from '#contract/market.ts';
import type { texts as en } from '#src/i18n/inbox/en.ts';

export type InboxTexts = typeof en;

const FILES = import.meta.glob<InboxTexts>('./inbox/??.ts', { import: 'texts' });
const loaded = new Map<Language, Promise<InboxTexts>>();

/** The same promise for every call, as React's `use` needs it; one that failed is made anew. */
export function loadInboxTexts(language: Language): Promise<InboxTexts> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const loading = FILES[`./inbox/${language}.ts`]!();
  loaded.set(language, loading);
  loading.catch(() => loaded.delete(language));
  return loading;
}
