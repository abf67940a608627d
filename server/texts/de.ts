// German.
import type { ServerTexts } from '#server/catalogue/server-texts.ts';

export const texts: ServerTexts = {
  colors: {
    black: 'Schwarz',
    grey: 'Grau',
    white: 'Weiß',
    beige: 'Beige',
    brown: 'Braun',
    blue: 'Blau',
    navy: 'Marineblau',
    turquoise: 'Türkis',
    green: 'Grün',
    olive: 'Oliv',
    yellow: 'Gelb',
    orange: 'Orange',
    red: 'Rot',
    pink: 'Rosa',
    purple: 'Lila',
    multi: 'Mehrfarbig',
  },
  genders: { women: 'Damen', men: 'Herren', unisex: 'Unisex', kids: 'Kinder' },
  sustainability: {
    biodegradable: 'Biologisch abbaubare Fasern',
    bluesign: 'Verantwortungsvoll gefärbt und ausgerüstet',
    circular: 'Zum Reparieren gebaut',
    recyclable: 'Recycelbar, aus einem Material',
    recycled: 'Recyceltes Material',
    renewable: 'Nachwachsende Fasern',
    'reuse-good': 'Gebraucht, guter Zustand',
    'reuse-excellent': 'Gebraucht, sehr guter Zustand',
  },
  labels: { reuse: 'Gebraucht', new: 'Neu', bestseller: 'Bestseller' },
  inStock: 'Auf Lager',
  sortTitles: {
    relevance: { title: 'Relevanz', asc: 'Geringste Relevanz zuerst', desc: 'Höchste Relevanz zuerst' },
    price: { title: 'Preis', asc: 'Niedrigster Preis zuerst', desc: 'Höchster Preis zuerst' },
    newest: { title: 'Neuheiten', asc: 'Älteste zuerst', desc: 'Neueste zuerst' },
    discount: { title: 'Rabatt', asc: 'Kleinster Rabatt zuerst', desc: 'Größter Rabatt zuerst' },
    popularity: { title: 'Beliebtheit', asc: 'Am wenigsten beliebt zuerst', desc: 'Beliebteste zuerst' },
  },
  facets: {
    category: 'Kategorie',
    gender: 'Für',
    color: 'Farbe',
    size: 'Größe',
    price: 'Preis',
    brand: 'Marke',
    in_stock: 'Verfügbarkeit',
  },
  feeds: { more: 'Mehr', allProducts: 'Alle Produkte' },
  home: { seeAll: 'Alle ansehen', categories: 'Kategorien' },
  shortcuts: { search: 'Suche', cart: 'Warenkorb' },
  errorPages: {
    busy: {
      title: 'Einen Moment bitte',
      body: 'Im Shop ist gerade viel los, oder er öffnet eben. Diese Seite versucht es in ein paar Sekunden von selbst noch einmal.',
    },
    tooMany: {
      title: 'Das war viel auf einmal',
      body: 'Von deinem Anschluss kamen sehr viele Anfragen. In einer Minute geht es weiter.',
    },
    noPage: {
      title: 'Unter dieser Adresse ist nichts',
      body: 'Prüfe die Adresse oder beginne auf der Startseite.',
    },
    home: 'Zur Startseite',
  },
  emptyMarket: {
    title: 'Hier wird zurzeit nichts verkauft',
    text: 'Unsere Produkte gibt es in einem anderen Markt:',
  },
};
