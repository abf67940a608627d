// The texts of a placed order, in the market's language; suspends until they are loaded.
import { use } from 'react';
import { loadOrderTexts, type OrderTexts } from '#src/i18n/order-texts.ts';
import { useServices } from '#src/services/services.tsx';

/** In the browser only; a failed load is thrown to the next boundary. */
export function useOrderTexts(): OrderTexts {
  return use(loadOrderTexts(useServices().market.language));
}
