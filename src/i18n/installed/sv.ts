// Swedish.
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';

export const texts: InstalledAppTexts = {
  otherMarkets: {
    title: 'Det här landets butik finns inte på enheten än.',
    text: 'Du är offline. De här finns och öppnas som vanligt:',
    again: 'Försök igen',
  },
  update: {
    unsaved: 'Det du har skrivit är inte skickat än och går förlorat om sidan laddas om.',
    unsent: 'Den nya versionen startar så snart dina ändringar har skickats.',
  },
  install: {
    title: (shop) => `Ha ${shop} nära till hands`,
    text: 'Som app öppnas butiken från hemskärmen, även utan uppkoppling.',
    manual: 'Tryck på Dela och sedan på ”Lägg till på hemskärmen”.',
    accept: 'Installera',
    refuse: 'Inte nu',
    close: 'Stäng',
  },
};
