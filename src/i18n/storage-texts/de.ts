// German.
import type { StorageTexts } from '#src/i18n/storage-texts/texts.ts';

export const texts: StorageTexts = {
  full: 'Dein Gerät ist voll. Der Shop kann nichts für unterwegs speichern. Schaff etwas Platz, dann geht es von selbst weiter.',
  forbidden: 'Privates Surfen: Der Shop funktioniert, speichert hier aber nichts.',
  hanging:
    'Der Speicher deines Geräts antwortet nicht. Der Shop funktioniert, behält deinen Warenkorb aber nur, solange diese Seite offen ist.',
  damaged:
    'Was wir auf diesem Gerät gespeichert hatten, ist beschädigt. Der Shop funktioniert, aber nur mit Verbindung.',
  lost: 'Dein Browser hat unsere Daten gelöscht. Wir holen sie wieder.',
};
