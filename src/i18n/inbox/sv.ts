// Swedish.
import type { InboxTexts } from '#src/i18n/inbox-texts.ts';

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const texts: InboxTexts = {
  title: 'Dina ändringar',
  show: 'Visa ändringar',
  waiting: (count) => `${plural(count, 'ändring väntar', 'ändringar väntar')} på att skickas.`,
  refused: (count) => `${plural(count, 'ändring gick', 'ändringar gick')} inte igenom.`,
  empty: 'Allt har nått oss.',
  emptyText: 'Det du ändrar utan uppkoppling väntar här tills det skickas.',
  unreachable:
    'Vi går inte att nå just nu. Dina ändringar finns sparade på enheten och skickas så snart det går.',
  busy: 'Butiken är hårt belastad. Dina ändringar finns sparade på enheten, och vi fortsätter att försöka.',
  waitingTitle: 'Väntar på att skickas',
  refusedTitle: 'Gick inte igenom',
  causes: { sending: 'Skickas nu', offline: 'Ingen uppkoppling', busy: 'Butiken är hårt belastad' },
  changes: {
    add: (title, count) => `Lägg i ${count} × ${title}`,
    subtract: (title, count) => `${count} färre av ${title}`,
    remove: (title) => `Ta bort ${title}`,
    enterCode: (code) => `Använd koden ${code}`,
    removeCode: (code) => `Ta bort koden ${code}`,
    clear: () => 'Töm varukorgen',
    setCountry: () => 'Byt land för varukorgen',
  },
  unknownProduct: 'en vara',
  otherSize: 'Annan storlek',
  retry: 'Försök igen',
  discard: 'Släng',
  confirm: 'Slänga ändringen? Den skickas då inte.',
  keep: 'Behåll',
  retryAll: 'Försök igen med allt',
  events: (count) =>
    `Väntar också: ${plural(count, 'anonym notering', 'anonyma noteringar')} om hur butiken används.`,
};
