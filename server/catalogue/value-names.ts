// Data: names of filter values that products refer to by id: sustainability icons, labels, stock.
import type { Language } from '#contract/market.ts';
import { REUSE_LABEL, type SustainabilityIcon } from '#contract/product.ts';
import type { TextSource } from '#engine/catalogue.ts';
import { type LocalizedText, textIn } from '#server/catalogue/model.ts';

/** Short names, as on the product page. */
const ICONS: Readonly<Record<SustainabilityIcon, LocalizedText>> = {
  biodegradable: {
    en: 'Biodegradable fibres',
    sv: 'Nedbrytbara fibrer',
    de: 'Biologisch abbaubare Fasern',
    ko: '생분해 섬유',
  },
  bluesign: {
    en: 'Responsible dyeing and finishing',
    sv: 'Ansvarsfull färgning och efterbehandling',
    de: 'Verantwortungsvoll gefärbt und ausgerüstet',
    ko: '책임 있는 염색과 가공',
  },
  circular: {
    en: 'Made to be repaired',
    sv: 'Gjord för att lagas',
    de: 'Zum Reparieren gebaut',
    ko: '고쳐 쓰도록 설계',
  },
  recyclable: {
    en: 'Recyclable, one material',
    sv: 'Återvinningsbar, ett enda material',
    de: 'Recycelbar, aus einem Material',
    ko: '단일 소재, 재활용 가능',
  },
  recycled: {
    en: 'Recycled materials',
    sv: 'Återvunnet material',
    de: 'Recyceltes Material',
    ko: '재활용 소재',
  },
  renewable: {
    en: 'Renewable fibres',
    sv: 'Förnybara fibrer',
    de: 'Nachwachsende Fasern',
    ko: '재생 가능한 섬유',
  },
  'reuse-good': {
    en: 'Second hand, good condition',
    sv: 'Begagnad, gott skick',
    de: 'Gebraucht, guter Zustand',
    ko: '중고, 상태 좋음',
  },
  'reuse-excellent': {
    en: 'Second hand, excellent condition',
    sv: 'Begagnad, utmärkt skick',
    de: 'Gebraucht, sehr guter Zustand',
    ko: '중고, 상태 매우 좋음',
  },
};
/** Names of built-in labels; other labels are their own names. */
const LABELS: Readonly<Record<string, LocalizedText>> = {
  [REUSE_LABEL]: { en: 'Second hand', sv: 'Begagnad', de: 'Gebraucht', ko: '중고' },
  New: { en: 'New', sv: 'Nyhet', de: 'Neu', ko: '신상품' },
  Bestseller: { en: 'Bestseller', sv: 'Storsäljare', de: 'Bestseller', ko: '베스트셀러' },
};
const STOCK: Readonly<Record<string, LocalizedText>> = {
  true: { en: 'In stock', sv: 'I lager', de: 'Auf Lager', ko: '재고 있음' },
};

export function valueNamesIn(language: Language): NonNullable<TextSource['valueNames']> {
  const inLanguage = (names: Readonly<Record<string, LocalizedText>>) =>
    Object.fromEntries(Object.entries(names).map(([id, name]) => [id, textIn(name, language)]));
  return { sustainability: inLanguage(ICONS), label: inLanguage(LABELS), in_stock: inLanguage(STOCK) };
}
