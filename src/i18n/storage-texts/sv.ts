// Swedish.
import type { StorageTexts } from '#src/i18n/storage-texts/texts.ts';

export const texts: StorageTexts = {
  full: 'Enheten är full, så butiken kan inte spara något att använda utan uppkoppling. Frigör utrymme så fortsätter den av sig själv.',
  forbidden: 'Privat surfning: butiken fungerar, men sparar ingenting här.',
  hanging:
    'Enhetens lagring svarar inte. Butiken fungerar, men sparar din varukorg bara så länge sidan är öppen.',
  damaged: 'Det vi hade sparat på enheten är skadat. Butiken fungerar, men bara med uppkoppling.',
  lost: 'Webbläsaren rensade det vi hade sparat. Vi hämtar det igen.',
};
