// Swedish.
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';

export const texts: InstalledAppTexts = {
  otherMarkets: {
    title: 'Det här landets butik finns inte på enheten än.',
    text: 'Du är offline. De här finns och öppnas som vanligt:',
    again: 'Försök igen',
  },
  needsNetwork: {
    title: 'Kassan kräver uppkoppling.',
    text: 'Du är offline. Varukorgen och allt du har skrivit finns kvar på enheten, och kassan öppnas av sig själv när du är tillbaka.',
    again: 'Försök igen',
  },
  update: {
    unsaved: 'Det du har skrivit är inte skickat än och går förlorat om sidan laddas om.',
    unsent: 'Den nya versionen startar så snart dina ändringar har skickats.',
  },
  install: {
    title: (shop) => `Ha ${shop} till hands`,
    text: 'Som app öppnas butiken från hemskärmen, även utan uppkoppling.',
    manual: 'Tryck på Dela och sedan på ”Lägg till på hemskärmen”.',
    accept: 'Installera',
    refuse: 'Inte nu',
    close: 'Stäng',
  },
  device: {
    title: 'På den här enheten',
    keep: 'Ha butiken på den här enheten',
    help: 'Sortimentet och det du har tittat på, så att butiken öppnas och går att söka i utan uppkoppling.',
    off: 'Inget nytt sparas.',
    metered: 'På den här uppkopplingen hämtas inget i förväg, för att spara på din surf.',
    total: (size) => `${size} totalt, appen själv inräknad.`,
    catalogue: 'Sortiment',
    pictures: 'Bilder',
    pages: 'Sidor',
    markets: 'Länder',
    part: (products, of) => `${products.toLocaleString('sv')} av ${of.toLocaleString('sv')} produkter`,
    categories: 'De här kategorierna öppnas utan uppkoppling',
    current: 'Används nu',
    remove: 'Ta bort',
    removeMarket: (name) => `Ta bort ${name}`,
    failed: 'Det gick inte. Försök igen.',
    removeAll: 'Ta bort allt och spara inget',
    always: 'Varukorgen och ändringar som väntar på att skickas blir alltid kvar.',
  },
};
