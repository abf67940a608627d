// German.
import type { InboxTexts } from '#src/i18n/inbox-texts.ts';

const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const texts: InboxTexts = {
  title: 'Deine Änderungen',
  show: 'Änderungen zeigen',
  waiting: (count) => `${plural(count, 'Änderung ist', 'Änderungen sind')} noch nicht gesendet.`,
  refused: (count) => `${plural(count, 'Änderung wurde', 'Änderungen wurden')} nicht angenommen.`,
  empty: 'Alles ist bei uns angekommen.',
  emptyText: 'Was du ohne Verbindung änderst, wartet hier, bis es gesendet ist.',
  unreachable:
    'Wir sind gerade nicht erreichbar. Deine Änderungen sind auf diesem Gerät sicher und werden gesendet, sobald es geht.',
  busy: 'Der Shop ist ausgelastet. Deine Änderungen sind auf diesem Gerät sicher, wir versuchen es weiter.',
  waitingTitle: 'Noch nicht gesendet',
  refusedTitle: 'Nicht angenommen',
  causes: { sending: 'Wird gesendet', offline: 'Keine Verbindung', busy: 'Der Shop ist ausgelastet' },
  changes: {
    add: (title, count) => `${count} × ${title} hinzufügen`,
    subtract: (title, count) => `${count} × ${title} weniger`,
    remove: (title) => `${title} entfernen`,
    enterCode: (code) => `Code ${code} einlösen`,
    removeCode: (code) => `Code ${code} entfernen`,
    clear: () => 'Warenkorb leeren',
    setCountry: () => 'Land des Warenkorbs ändern',
  },
  unknownProduct: 'Artikel',
  otherSize: 'Andere Größe',
  retry: 'Noch einmal',
  discard: 'Verwerfen',
  confirm: 'Diese Änderung verwerfen? Sie wird dann nicht gesendet.',
  keep: 'Behalten',
  retryAll: 'Alles noch einmal versuchen',
  events: (count) =>
    `Auch noch nicht gesendet: ${plural(count, 'anonyme Notiz', 'anonyme Notizen')} zur Nutzung des Shops.`,
};
