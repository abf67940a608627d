// The texts of what a bag offers beside its rows, in the market's language; suspends until they are loaded.
import { createContext, use } from 'react';
import { type BagTexts, loadBagTexts } from '#src/i18n/bag-texts.ts';
import { useServices } from '#src/services/services.tsx';

/** Of who has waited for them already: what is below need not suspend, not even for the moment in which React takes up a promise. */
export const BagTextsContext = createContext<BagTexts | null>(null);

/** In the browser only; a failed load is thrown to the next boundary. */
export function useBagTexts(): BagTexts {
  const { market } = useServices();
  return use(BagTextsContext) ?? use(loadBagTexts(market.language));
}
