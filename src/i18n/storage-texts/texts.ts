// What a shopper is told about the device's storage (PW-08); loaded when there is something to tell.
import type { Language } from '#contract/market.ts';
import type { StorageFailure } from '#contract/storage-failure.ts';

export type StorageTexts = Readonly<Record<StorageFailure | 'lost', string>>;

const FILES = import.meta.glob<StorageTexts>('./??.ts', { import: 'texts' });

export async function loadStorageTexts(language: Language): Promise<StorageTexts> {
  const file = FILES[`./${language}.ts`];
  if (file === undefined) throw new Error(`src/i18n/storage-texts/${language}.ts is missing`);
  return file();
}
