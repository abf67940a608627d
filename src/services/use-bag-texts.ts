// The texts of what a bag offers beside its rows, in the market's language; suspends until they are loaded.
import { use } from 'react';
import { type BagTexts, loadBagTexts } from '#src/i18n/bag-texts.ts';
import { useServices } from '#src/services/services.tsx';

/** In the browser only; a failed load is thrown to the next boundary. */
export function useBagTexts(): BagTexts {
  return use(loadBagTexts(useServices().market.language));
}
