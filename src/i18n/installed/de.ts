// German.
import type { InstalledAppTexts } from '#src/i18n/installed-texts.ts';

export const texts: InstalledAppTexts = {
  otherMarkets: {
    title: 'Der Shop dieses Landes ist noch nicht auf diesem Gerät.',
    text: 'Du bist offline. Diese sind da und öffnen sich wie immer:',
    again: 'Noch einmal versuchen',
  },
  needsNetwork: {
    title: 'Zum Bezahlen brauchst du eine Verbindung.',
    text: 'Du bist offline. Warenkorb und alles, was du eingegeben hast, bleiben auf diesem Gerät, und die Kasse öffnet sich von selbst, sobald du wieder verbunden bist.',
    again: 'Noch einmal versuchen',
  },
  update: {
    unsaved: 'Was du eingegeben hast, ist noch nicht gesendet und ginge beim Neuladen verloren.',
    unsent: 'Die neue Version startet, sobald deine Änderungen gesendet sind.',
  },
  install: {
    title: (shop) => `${shop} immer zur Hand`,
    text: 'Als App öffnet sich der Shop vom Startbildschirm, auch ohne Verbindung.',
    manual: 'Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    accept: 'Installieren',
    refuse: 'Nicht jetzt',
    close: 'Schließen',
  },
  device: {
    title: 'Auf diesem Gerät',
    keep: 'Den Shop auf diesem Gerät behalten',
    help: 'Das Sortiment und was du gesehen hast, damit der Shop sich ohne Verbindung öffnen und durchsuchen lässt.',
    off: 'Neues wird nicht gespeichert.',
    metered: 'Über diese Verbindung wird nichts im Voraus geladen, um dein Datenvolumen zu schonen.',
    total: (size) => `Zusammen ${size}, die App selbst eingerechnet.`,
    catalogue: 'Sortiment',
    pictures: 'Bilder',
    pages: 'Seiten',
    markets: 'Länder',
    part: (products, of) => `${products.toLocaleString('de')} von ${of.toLocaleString('de')} Produkten`,
    categories: 'Diese Kategorien öffnen sich ohne Verbindung',
    current: 'In Gebrauch',
    remove: 'Löschen',
    removeMarket: (name) => `${name} löschen`,
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    removeAll: 'Alles löschen und nichts behalten',
    always: 'Dein Warenkorb und Änderungen, die noch nicht gesendet sind, bleiben immer.',
  },
};
