// Data: judged queries in English, for the market en-eu.
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
  { query: 'shell jacket', kind: 'head noun', grades: mean.SHELL_JACKET },
  { query: 'rain jacket', kind: 'head noun', grades: mean.RAIN_JACKET },
  { query: 'fleece', kind: 'head noun', grades: mean.FLEECE },
  { query: 'fleece jumper', kind: 'head noun', grades: mean.FLEECE_JUMPER },
  { query: 'beanie', kind: 'head noun', grades: mean.BEANIE },
  { query: 'tent', kind: 'head noun', grades: mean.TENT },
  { query: 'trousers', kind: 'head noun', grades: mean.TROUSERS },
  { query: 'boots', kind: 'head noun', grades: mean.BOOTS },
  { query: 'stove', kind: 'head noun', grades: mean.STOVE },
  { query: 'flannel shirt', kind: 'head noun', grades: mean.FLANNEL_SHIRT },
  { query: 'tunnel tent', kind: 'head noun', grades: mean.TUNNEL_TENT },
  {
    query: 'cap',
    kind: 'head noun',
    grades: mean.CAP,
    note: 'Three letters: no prefix of anything else is meant.',
  },
  {
    query: 'camp kitchen',
    kind: 'head noun',
    grades: [{ grade: 3, where: { listing: ['camp-kitchen'] } }],
  },

  { query: 'rain jackets', kind: 'inflected', grades: mean.RAIN_JACKET },
  { query: 'tents', kind: 'inflected', grades: mean.TENT },
  { query: 'vests', kind: 'inflected', grades: mean.VEST },
  { query: 'sleeping bags', kind: 'inflected', grades: mean.SLEEPING_BAG },
  { query: 'glove', kind: 'inflected', grades: mean.GLOVES, note: 'The catalogue says gloves.' },
  { query: 'hiking boot', kind: 'inflected', grades: mean.BOOTS },

  { query: 'jakcet', kind: 'swap', grades: mean.JACKET },
  { query: 'slepeing bag', kind: 'swap', grades: mean.SLEEPING_BAG },
  { query: 'beanei', kind: 'swap', grades: mean.BEANIE },
  { query: 'trekking poels', kind: 'swap', grades: mean.TREKKING_POLES },

  { query: 'headlmp', kind: 'typo', grades: mean.HEADLAMP },
  { query: 'sofshell', kind: 'typo', grades: mean.SOFTSHELL },
  { query: 'flece jacket', kind: 'typo', grades: mean.FLEECE_JACKET },
  { query: 'gaitters', kind: 'typo', grades: mean.GAITERS },
  { query: 'aproach shoes', kind: 'typo', grades: mean.APPROACH_SHOES },

  { query: 'jakce', kind: 'typo in prefix', grades: mean.JACKET },
  { query: 'bakpa', kind: 'typo in prefix', grades: mean.BACKPACK },
  { query: 'slepin', kind: 'typo in prefix', grades: families({ 3: ['sleeping-bag', 'sleeping-mat'] }) },
  { query: 'hikng tro', kind: 'typo in prefix', grades: mean.HIKING_TROUSERS },

  { query: 'down ja', kind: 'prefix', grades: mean.DOWN_JACKET },
  { query: 'hiking bo', kind: 'prefix', grades: mean.BOOTS },
  { query: 'neck ga', kind: 'prefix', grades: mean.NECK_GAITER },
  { query: 'trek', kind: 'prefix', grades: families({ 3: ['trekking-pack', 'trekking-poles'] }) },
  { query: 'merino t', kind: 'prefix', grades: mean.MERINO_T_SHIRT },

  { query: 'rainjacket', kind: 'compound', grades: mean.RAIN_JACKET },
  { query: 'head lamp', kind: 'compound', grades: mean.HEADLAMP },
  { query: 'day pack', kind: 'compound', grades: mean.DAYPACK },
  { query: 'soft shell jacket', kind: 'compound', grades: mean.SOFTSHELL },
  { query: 'tshirt', kind: 'compound', grades: mean.T_SHIRT },
  { query: 'drybag', kind: 'compound', grades: mean.DRY_BAG },

  { query: 'windbreaker', kind: 'synonym', grades: mean.WIND_JACKET },
  { query: 'rucksack', kind: 'synonym', grades: mean.BACKPACK },
  { query: 'trainers', kind: 'synonym', grades: mean.TRAINERS },
  { query: 'puffer jacket', kind: 'synonym', grades: mean.PUFFER },
  { query: 'sweater', kind: 'synonym', grades: mean.SWEATER },
  { query: 'head torch', kind: 'synonym', grades: mean.HEADLAMP },
  { query: 'long johns', kind: 'synonym', grades: mean.LONG_JOHNS },
  { query: 'fanny pack', kind: 'synonym', grades: mean.HIP_PACK },
  { query: 'hiking pants', kind: 'synonym', grades: mean.HIKING_TROUSERS },
  { query: 'rain pants', kind: 'synonym', grades: mean.RAIN_TROUSERS },
  { query: 'snood', kind: 'synonym', grades: mean.NECK_GAITER },
  { query: 'camping stove', kind: 'synonym', grades: mean.STOVE },
  { query: 'woolly hat', kind: 'synonym', grades: mean.BEANIE },
  { query: 'mittens', kind: 'synonym', grades: mean.MITTENS },
  { query: 'water bottle', kind: 'synonym', grades: mean.BOTTLE },

  { query: 'red jacket', kind: 'colour', grades: inColor(bestGradeOnly(mean.JACKET), 'red') },
  { query: 'black rain jacket', kind: 'colour', grades: inColor(bestGradeOnly(mean.RAIN_JACKET), 'black') },
  { query: 'green tent', kind: 'colour', grades: inColor(bestGradeOnly(mean.TENT), 'green', 'olive') },
  { query: 'navy beanie', kind: 'colour', grades: inColor(bestGradeOnly(mean.BEANIE), 'navy', 'blue') },
  { query: 'blue daypack', kind: 'colour', grades: inColor(bestGradeOnly(mean.DAYPACK), 'blue', 'navy') },

  { query: 'womens rain jacket', kind: 'gender', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: 'mens fleece', kind: 'gender', grades: forWearer('men', mean.FLEECE) },
  { query: 'kids boots', kind: 'gender', grades: mean.KIDS_BOOTS },
  { query: 'ladies down jacket', kind: 'gender', grades: forWearer('women', mean.DOWN_JACKET) },
  { query: 'jacket for children', kind: 'gender', grades: mean.KIDS_JACKET },

  { query: 'waterproof jacket', kind: 'feature', grades: mean.WATERPROOF_JACKET },
  { query: 'merino base layer', kind: 'feature', grades: mean.BASE_LAYER },
  { query: 'three layer membrane jacket', kind: 'feature', grades: mean.MEMBRANE_JACKET },
  { query: 'down sleeping bag', kind: 'feature', grades: mean.DOWN_SLEEPING_BAG },
  { query: 'leather belt', kind: 'feature', grades: mean.LEATHER_BELT },
  { query: 'carbon trekking poles', kind: 'feature', grades: mean.CARBON_POLES },
  {
    query: 'women waterproof boots',
    kind: 'feature',
    grades: forWearer('women', mean.WATERPROOF_BOOTS),
  },
  { query: 'second hand jacket', kind: 'feature', grades: mean.SECOND_HAND_JACKET },
  {
    query: 'ultralight rain jacket',
    kind: 'feature',
    grades: preferring({ has: { weight_class: ['ultralight'] } }, families({ 3: ['rain-jacket'] })),
  },

  { query: 'jacket xl', kind: 'size', grades: mean.JACKET_XL },
  { query: 'boots eu 42', kind: 'size', grades: mean.BOOTS_42 },
  {
    query: 'rain jacket xxl',
    kind: 'size',
    grades: restrictedTo(families({ 3: ['rain-jacket'], 2: ['shell-jacket'] }), { size: ['XXL'] }),
  },
  {
    query: 'parka xxl in stock',
    kind: 'size',
    grades: [
      { grade: 3, where: { family: ['parka'], sizeInStock: ['XXL'] } },
      { grade: 1, where: { family: ['parka'] } },
    ],
  },
  { query: 'sandals size 38', kind: 'size', grades: mean.SANDALS_38 },
  { query: 'kids rain jacket 128', kind: 'size', grades: mean.RAIN_JACKET_128 },

  { query: '2-person tent', kind: 'measure', grades: mean.TENT_FOR_TWO },
  { query: 'backpack 30 l', kind: 'measure', grades: mean.PACK_OF_30_LITRES },
  { query: 'trekking backpack 60l', kind: 'measure', grades: mean.PACK_OF_60_LITRES },
  { query: '20 litre dry bag', kind: 'measure', grades: mean.DRY_BAG_OF_20_LITRES },
  { query: 'sleeping mat 196 cm', kind: 'measure', grades: mean.LONG_SLEEPING_MAT },
  { query: '20,000 mm jacket', kind: 'measure', grades: mean.JACKET_OF_20000_MM },

  { query: 'stigfot', kind: 'brand', grades: mean.STIGFOT },
  { query: 'Kåtavik tent', kind: 'brand', grades: mean.KATAVIK_TENT },
  { query: 'ullvide socks', kind: 'brand', grades: mean.ULLVIDE_SOCKS },
  { query: 'axelrem backpack', kind: 'brand', grades: mean.AXELREM_BACKPACK },

  { query: 'Ormsund shell jacket', kind: 'model', grades: mean.ORMSUND_SHELL_JACKET },
  { query: 'skarn', kind: 'model', grades: mean.SKARN },
  { query: 'isbro boots', kind: 'model', grades: mean.ISBRO_BOOTS },

  { query: 'ジャケット', kind: 'script', grades: mean.JACKET, note: 'Jacket, in Japanese.' },
  { query: 'テント', kind: 'script', grades: mean.TENT, note: 'Tent, in Japanese.' },
  { query: '寝袋', kind: 'script', grades: mean.SLEEPING_BAG, note: 'Sleeping bag, in Japanese.' },
  { query: '재킷', kind: 'script', grades: mean.JACKET, note: 'Jacket, in Korean.' },
  {
    query: 'Cairn リュック',
    kind: 'script',
    grades: [
      { grade: 3, where: { brand: 'cairn', family: ['daypack', 'trekking-pack'] } },
      { grade: 2, where: { brand: 'cairn', family: ['kids-daypack'] } },
      { grade: 1, where: { family: ['daypack', 'trekking-pack'] } },
    ],
    note: 'Backpack, in Japanese, of the house brand.',
  },

  { query: 'a tent for two people', kind: 'stop words', grades: mean.TENT_FOR_TWO },
  { query: 'the boots for hiking', kind: 'stop words', grades: mean.BOOTS },
  { query: 'jacket for the rain', kind: 'stop words', grades: mean.RAIN_JACKET },

  {
    query: 'warm winter jacket for a submarine expedition',
    kind: 'sentence',
    grades: mean.WINTER_JACKET,
  },
  {
    query: 'lightweight rain jacket for kayaking in patagonia',
    kind: 'sentence',
    grades: mean.LIGHT_RAIN_JACKET,
  },
  {
    query: 'backpack with laptop sleeve for my university lectures',
    kind: 'sentence',
    grades: mean.LAPTOP_PACK,
  },

  { query: 'RAIN JACKET', kind: 'upper case', grades: mean.RAIN_JACKET },
  { query: 'KIDS FLEECE', kind: 'upper case', grades: mean.KIDS_FLEECE },

  { query: 'katavik tent', kind: 'diacritics', grades: mean.KATAVIK_TENT },
  { query: 'bjorka', kind: 'diacritics', grades: mean.BJORKA },
  { query: 'enskaer sandals', kind: 'diacritics', grades: mean.ENSKAR_SANDALS },
  { query: 'glodvik stove', kind: 'diacritics', grades: mean.GLODVIK_STOVE },
];

export const judged: JudgedLanguage = { market: 'en-eu', minNdcg: 0.91, judgements };
