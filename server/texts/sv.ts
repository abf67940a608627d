// Swedish.
import type { ServerTexts } from '#server/catalogue/server-texts.ts';

export const texts: ServerTexts = {
  colors: {
    black: 'Svart',
    grey: 'Grå',
    white: 'Vit',
    beige: 'Beige',
    brown: 'Brun',
    blue: 'Blå',
    navy: 'Marinblå',
    turquoise: 'Turkos',
    green: 'Grön',
    olive: 'Oliv',
    yellow: 'Gul',
    orange: 'Orange',
    red: 'Röd',
    pink: 'Rosa',
    purple: 'Lila',
    multi: 'Flerfärgad',
  },
  genders: { women: 'Dam', men: 'Herr', unisex: 'Unisex', kids: 'Barn' },
  sustainability: {
    biodegradable: 'Nedbrytbara fibrer',
    bluesign: 'Ansvarsfull färgning och efterbehandling',
    circular: 'Gjord för att lagas',
    recyclable: 'Återvinningsbar, ett enda material',
    recycled: 'Återvunnet material',
    renewable: 'Förnybara fibrer',
    'reuse-good': 'Begagnad, gott skick',
    'reuse-excellent': 'Begagnad, utmärkt skick',
  },
  labels: { reuse: 'Begagnad', new: 'Nyhet', bestseller: 'Storsäljare' },
  inStock: 'I lager',
  sortTitles: {
    relevance: { title: 'Relevans', asc: 'Minst relevant först', desc: 'Mest relevant först' },
    price: { title: 'Pris', asc: 'Lägsta pris först', desc: 'Högsta pris först' },
    newest: { title: 'Nyheter', asc: 'Äldsta först', desc: 'Nyaste först' },
    discount: { title: 'Rabatt', asc: 'Lägsta rabatt först', desc: 'Högsta rabatt först' },
    popularity: { title: 'Popularitet', asc: 'Minst populära först', desc: 'Mest populära först' },
  },
  facets: {
    category: 'Kategori',
    gender: 'För',
    color: 'Färg',
    size: 'Storlek',
    price: 'Pris',
    brand: 'Varumärke',
    in_stock: 'Tillgänglighet',
  },
  feeds: { more: 'Mer', allProducts: 'Alla produkter' },
  home: { seeAll: 'Visa alla', categories: 'Kategorier' },
  shortcuts: { search: 'Sök', cart: 'Varukorg' },
  errorPages: {
    busy: {
      title: 'Ett ögonblick',
      body: 'Butiken har mycket att göra eller öppnar just nu. Sidan försöker igen av sig själv om några sekunder.',
    },
    tooMany: {
      title: 'Det var mycket på en gång',
      body: 'Väldigt många förfrågningar kom från din anslutning. Om en minut kan du fortsätta.',
    },
    noPage: {
      title: 'Det finns inget på den här adressen',
      body: 'Kontrollera adressen, eller börja på startsidan.',
    },
    home: 'Till startsidan',
  },
  emptyMarket: {
    title: 'Just nu säljs inget här',
    text: 'Våra produkter säljs på en annan marknad:',
  },
  outage: {
    title: 'Sidan ligger nere just nu',
    body: 'Vi ringer redan internet i panik. Tack för ditt tålamod.',
  },
};
