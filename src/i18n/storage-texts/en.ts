// English.
import type { StorageTexts } from '#src/i18n/storage-texts/texts.ts';

export const texts: StorageTexts = {
  full: 'This device is full, so the shop can’t keep anything for offline use. Free some space, and it goes on by itself.',
  forbidden: 'Private browsing: the shop works, but keeps nothing on this device.',
  hanging:
    'This device’s storage isn’t responding. The shop works, but keeps your bag only while this page is open.',
  damaged: 'What we kept on this device is damaged. The shop works, but only with a connection.',
  lost: 'Your browser cleared what we kept. We are fetching it again.',
};
