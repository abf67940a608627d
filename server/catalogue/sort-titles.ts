// Data: titles of the sort options in every language.
import type { Language } from '#contract/market.ts';
import type { TextSource } from '#engine/catalogue.ts';

export const SORT_TITLES: Readonly<Record<Language, TextSource['sortTitles']>> = {
  en: {
    relevance: { title: 'Relevance', asc: 'Least relevant first', desc: 'Most relevant first' },
    price: { title: 'Price', asc: 'Lowest price first', desc: 'Highest price first' },
    newest: { title: 'Newest', asc: 'Oldest first', desc: 'Newest first' },
    discount: { title: 'Discount', asc: 'Smallest discount first', desc: 'Largest discount first' },
    popularity: { title: 'Popularity', asc: 'Least popular first', desc: 'Most popular first' },
  },
  sv: {
    relevance: { title: 'Relevans', asc: 'Minst relevant först', desc: 'Mest relevant först' },
    price: { title: 'Pris', asc: 'Lägsta pris först', desc: 'Högsta pris först' },
    newest: { title: 'Nyheter', asc: 'Äldsta först', desc: 'Nyaste först' },
    discount: { title: 'Rabatt', asc: 'Lägsta rabatt först', desc: 'Högsta rabatt först' },
    popularity: { title: 'Popularitet', asc: 'Minst populära först', desc: 'Mest populära först' },
  },
  de: {
    relevance: { title: 'Relevanz', asc: 'Geringste Relevanz zuerst', desc: 'Höchste Relevanz zuerst' },
    price: { title: 'Preis', asc: 'Niedrigster Preis zuerst', desc: 'Höchster Preis zuerst' },
    newest: { title: 'Neuheiten', asc: 'Älteste zuerst', desc: 'Neueste zuerst' },
    discount: { title: 'Rabatt', asc: 'Kleinster Rabatt zuerst', desc: 'Größter Rabatt zuerst' },
    popularity: { title: 'Beliebtheit', asc: 'Am wenigsten beliebt zuerst', desc: 'Beliebteste zuerst' },
  },
  ko: {
    relevance: { title: '관련도', asc: '관련도 낮은순', desc: '관련도 높은순' },
    price: { title: '가격', asc: '낮은 가격순', desc: '높은 가격순' },
    newest: { title: '신상품', asc: '오래된순', desc: '최신순' },
    discount: { title: '할인율', asc: '할인율 낮은순', desc: '할인율 높은순' },
    popularity: { title: '인기', asc: '인기 낮은순', desc: '인기순' },
  },
};
