// The sync inbox's texts in the market's language; suspends until they are loaded.
import { use } from 'react';
import { type InboxTexts, loadInboxTexts } from '#src/i18n/inbox-texts.ts';
import { useServices } from '#src/services/services.tsx';

/** In the browser only; a failed load is thrown to the next boundary. */
export function useInboxTexts(): InboxTexts {
  return use(loadInboxTexts(useServices().market.language));
}
