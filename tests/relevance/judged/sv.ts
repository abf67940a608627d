// Data: judged queries in Swedish, for the market sv-se.
import * as mean from '#tests/relevance/judged/meanings.ts';
import {
  inColor,
  families,
  type Judgement,
  restrictedTo,
  preferring,
  bestGradeOnly,
  forWearer,
} from '#tests/relevance/judged/judgement.ts';
import type { JudgedLanguage } from '#tests/relevance/judged/tables.ts';

const judgements: readonly Judgement[] = [
  { query: 'skaljacka', kind: 'head noun', grades: mean.SHELL_JACKET },
  { query: 'regnjacka', kind: 'head noun', grades: mean.RAIN_JACKET },
  { query: 'mössa', kind: 'head noun', grades: mean.BEANIE },
  { query: 'tält', kind: 'head noun', grades: mean.TENT },
  { query: 'sovsäck', kind: 'head noun', grades: mean.SLEEPING_BAG },
  { query: 'ryggsäck', kind: 'head noun', grades: mean.BACKPACK },
  { query: 'kök', kind: 'head noun', grades: mean.STOVE, note: 'In a shop for camping, a stove.' },
  { query: 'underställ', kind: 'head noun', grades: mean.BASE_LAYER },
  { query: 'skor', kind: 'head noun', grades: mean.SHOES },
  { query: 'keps', kind: 'head noun', grades: mean.CAP },
  { query: 'kupoltält', kind: 'head noun', grades: mean.DOME_TENT },

  { query: 'skaljackor', kind: 'inflected', grades: mean.SHELL_JACKET },
  { query: 'tältet', kind: 'inflected', grades: mean.TENT },
  { query: 'sovsäckarna', kind: 'inflected', grades: mean.SLEEPING_BAG },
  { query: 'muggar', kind: 'inflected', grades: mean.MUG },
  { query: 'parkasar', kind: 'inflected', grades: mean.PARKA },
  { query: 'skjortor', kind: 'inflected', grades: mean.SHIRT },
  { query: 'vandringskängorna', kind: 'inflected', grades: mean.BOOTS },
  { query: 'handske', kind: 'inflected', grades: mean.GLOVES, note: 'The catalogue says handskar.' },

  { query: 'jakca', kind: 'swap', grades: mean.JACKET },
  { query: 'sovsäkc', kind: 'swap', grades: mean.SLEEPING_BAG },
  { query: 'msösa', kind: 'swap', grades: mean.BEANIE },
  { query: 'strupmor', kind: 'swap', grades: mean.SOCKS },

  { query: 'regnjaka', kind: 'typo', grades: mean.RAIN_JACKET },
  { query: 'vandringskängr', kind: 'typo', grades: mean.BOOTS },
  { query: 'liggundrlag', kind: 'typo', grades: mean.SLEEPING_MAT },
  { query: 'panlampa', kind: 'typo', grades: mean.HEADLAMP },

  { query: 'skaljca', kind: 'typo in prefix', grades: mean.SHELL_JACKET },
  { query: 'vandrngsbyx', kind: 'typo in prefix', grades: mean.HIKING_TROUSERS },
  { query: 'pannlmp', kind: 'typo in prefix', grades: mean.HEADLAMP },
  { query: 'rygsä', kind: 'typo in prefix', grades: mean.BACKPACK },

  { query: 'regnj', kind: 'prefix', grades: mean.RAIN_JACKET },
  { query: 'vadderad ja', kind: 'prefix', grades: mean.PADDED_JACKET },
  {
    query: 'vandrings',
    kind: 'prefix',
    grades: families({
      3: ['hiking-boots', 'hiking-trousers', 'hiking-shirt', 'trekking-pack', 'trekking-poles'],
      2: ['kids-hiking-trousers', 'forest-trousers'],
    }),
  },
  { query: 'liggu', kind: 'prefix', grades: mean.SLEEPING_MAT },

  { query: 'jacka', kind: 'compound', grades: mean.JACKET, note: 'The head of every jacket’s name.' },
  { query: 'byxor', kind: 'compound', grades: mean.TROUSERS },
  { query: 'kängor', kind: 'compound', grades: mean.BOOTS },
  { query: 'regn jacka', kind: 'compound', grades: mean.RAIN_JACKET },
  { query: 'dun jacka', kind: 'compound', grades: mean.DOWN_JACKET },
  { query: 'vandrings byxor', kind: 'compound', grades: mean.HIKING_TROUSERS },
  { query: 'merinounderställ', kind: 'compound', grades: mean.BASE_LAYER },
  { query: 'barnregnjacka', kind: 'compound', grades: mean.KIDS_RAIN_JACKET },
  { query: 'dunsovsäck', kind: 'compound', grades: mean.DOWN_SLEEPING_BAG },
  { query: 'tvåmanstält', kind: 'compound', grades: mean.TENT_FOR_TWO },
  {
    query: 'dun',
    kind: 'compound',
    grades: [{ grade: 3, where: { has: { insulation: ['down'] } } }],
    note: 'The modifier alone: whatever is filled with down.',
  },

  { query: 'luva', kind: 'synonym', grades: mean.BEANIE },
  { query: 'rygga', kind: 'synonym', grades: mean.BACKPACK },
  { query: 'vantar', kind: 'synonym', grades: mean.GLOVES },
  { query: 'vindtygsjacka', kind: 'synonym', grades: mean.WIND_JACKET },
  { query: 'täckjacka', kind: 'synonym', grades: mean.PUFFER },
  { query: 'gympaskor', kind: 'synonym', grades: mean.TRAINERS },
  { query: 'gåstavar', kind: 'synonym', grades: mean.TREKKING_POLES },
  { query: 'långkalsonger', kind: 'synonym', grades: mean.LONG_JOHNS },
  { query: 'stormkök', kind: 'synonym', grades: mean.STOVE },
  { query: 'sovunderlag', kind: 'synonym', grades: mean.SLEEPING_MAT },
  { query: 'magväska', kind: 'synonym', grades: mean.HIP_PACK },
  {
    query: 'vindskydd',
    kind: 'synonym',
    grades: [
      { grade: 3, where: { family: ['tarp'] } },
      { grade: 1, where: { family: ['wind-jacket'] } },
    ],
  },
  {
    query: 'regnställ',
    kind: 'synonym',
    grades: families({
      3: ['rain-jacket', 'shell-trousers'],
      2: ['shell-jacket', 'kids-rain-jacket', 'kids-shell-trousers'],
    }),
    note: 'Jacket and trousers; the shop sells them apart.',
  },
  { query: 'bälte i skinn', kind: 'synonym', grades: mean.LEATHER_BELT },

  { query: 'röd jacka', kind: 'colour', grades: inColor(bestGradeOnly(mean.JACKET), 'red') },
  { query: 'svart regnjacka', kind: 'colour', grades: inColor(bestGradeOnly(mean.RAIN_JACKET), 'black') },
  { query: 'grönt tält', kind: 'colour', grades: inColor(bestGradeOnly(mean.TENT), 'green', 'olive') },
  { query: 'blå ryggsäck', kind: 'colour', grades: inColor(bestGradeOnly(mean.BACKPACK), 'blue', 'navy') },
  { query: 'gröna vantar', kind: 'colour', grades: inColor(bestGradeOnly(mean.GLOVES), 'green', 'olive') },

  { query: 'regnjacka dam', kind: 'gender', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: 'herrjacka', kind: 'gender', grades: forWearer('men', mean.JACKET) },
  { query: 'fleecetröja herr', kind: 'gender', grades: forWearer('men', mean.FLEECE_JUMPER) },
  { query: 'kängor barn', kind: 'gender', grades: mean.KIDS_BOOTS },
  {
    query: 'barnkläder',
    kind: 'gender',
    grades: [
      { grade: 3, where: { listing: ['kids-outerwear', 'kids-layers'] } },
      { grade: 1, where: { listing: ['kids'] } },
    ],
  },
  { query: 'byxor för kvinnor', kind: 'gender', grades: forWearer('women', mean.TROUSERS) },

  { query: 'vattentät jacka', kind: 'feature', grades: mean.WATERPROOF_JACKET },
  { query: 'trelagers membran jacka', kind: 'feature', grades: mean.MEMBRANE_JACKET },
  { query: 'underställ merino', kind: 'feature', grades: mean.BASE_LAYER },
  { query: 'stavar kolfiber', kind: 'feature', grades: mean.CARBON_POLES },
  { query: 'begagnad jacka', kind: 'feature', grades: mean.SECOND_HAND_JACKET },
  { query: 'vattentäta kängor', kind: 'feature', grades: mean.WATERPROOF_BOOTS },
  {
    query: 'ultralätt regnjacka',
    kind: 'feature',
    grades: preferring({ has: { weight_class: ['ultralight'] } }, families({ 3: ['rain-jacket'] })),
  },

  { query: 'jacka xl', kind: 'size', grades: mean.JACKET_XL },
  { query: 'kängor 42', kind: 'size', grades: mean.BOOTS_42 },
  { query: 'regnjacka barn stl 128', kind: 'size', grades: mean.RAIN_JACKET_128 },
  { query: 'sandaler storlek 38', kind: 'size', grades: mean.SANDALS_38 },
  {
    query: 'regnjacka xxl',
    kind: 'size',
    grades: restrictedTo(families({ 3: ['rain-jacket'], 2: ['shell-jacket'] }), { size: ['XXL'] }),
  },

  { query: 'ryggsäck 30 l', kind: 'measure', grades: mean.PACK_OF_30_LITRES },
  { query: 'tält 2 personer', kind: 'measure', grades: mean.TENT_FOR_TWO },
  { query: 'packpåse 20 liter', kind: 'measure', grades: mean.DRY_BAG_OF_20_LITRES },
  { query: 'flaska 1 liter', kind: 'measure', grades: mean.BOTTLE_OF_ONE_LITRE },
  { query: 'jacka vattenpelare 20000', kind: 'measure', grades: mean.JACKET_OF_20000_MM },

  { query: 'stigfot', kind: 'brand', grades: mean.STIGFOT },
  { query: 'axelrem', kind: 'brand', grades: mean.AXELREM },
  { query: 'kåtavik tält', kind: 'brand', grades: mean.KATAVIK_TENT },
  { query: 'ullvide strumpor', kind: 'brand', grades: mean.ULLVIDE_SOCKS },
  { query: 'glödvik kök', kind: 'brand', grades: mean.GLODVIK_STOVE },

  { query: 'Ormsund skaljacka', kind: 'model', grades: mean.ORMSUND_SHELL_JACKET },
  { query: 'björka', kind: 'model', grades: mean.BJORKA },
  { query: 'isbro kängor', kind: 'model', grades: mean.ISBRO_BOOTS },
  { query: 'handskar gråbo', kind: 'model', grades: mean.GRABO_GLOVES },

  { query: 'hiking boots', kind: 'foreign word', grades: mean.BOOTS },
  { query: 'rain jacket', kind: 'foreign word', grades: mean.RAIN_JACKET },
  { query: 'backpack', kind: 'foreign word', grades: mean.BACKPACK },
  { query: 'sleeping bag', kind: 'foreign word', grades: mean.SLEEPING_BAG },
  { query: 'puffer', kind: 'foreign word', grades: mean.PUFFER },

  { query: 'en jacka för regn', kind: 'stop words', grades: mean.RAIN_JACKET },
  { query: 'ett tält för två', kind: 'stop words', grades: mean.TENT_FOR_TWO },
  { query: 'strumpor till vandringen', kind: 'stop words', grades: mean.SOCKS },

  { query: 'varm vinterjacka till min polarexpedition', kind: 'sentence', grades: mean.WINTER_JACKET },
  { query: 'lätt regnjacka för kajakturer i patagonien', kind: 'sentence', grades: mean.LIGHT_RAIN_JACKET },
  { query: 'ryggsäck med fack för dator till gymnasiet', kind: 'sentence', grades: mean.LAPTOP_PACK },

  { query: 'REGNJACKA', kind: 'upper case', grades: mean.RAIN_JACKET },
  { query: 'SOVSÄCK', kind: 'upper case', grades: mean.SLEEPING_BAG },

  { query: 'kangor', kind: 'diacritics', grades: mean.BOOTS },
  { query: 'gron jacka', kind: 'diacritics', grades: inColor(bestGradeOnly(mean.JACKET), 'green', 'olive') },
  { query: 'ryggsack', kind: 'diacritics', grades: mean.BACKPACK },
  {
    query: 'mossa',
    kind: 'diacritics',
    grades: mean.BEANIE,
    note: 'Also moss, which nobody buys here but as a colour.',
  },
  { query: 'katavik talt', kind: 'diacritics', grades: mean.KATAVIK_TENT },
];

export const judged: JudgedLanguage = { market: 'sv-se', minNdcg: 0.91, judgements };
