// Data: judged queries in German, for the market de-de.
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
  { query: 'Hardshelljacke', kind: 'head noun', grades: mean.SHELL_JACKET },
  { query: 'Regenjacke', kind: 'head noun', grades: mean.RAIN_JACKET },
  { query: 'Mütze', kind: 'head noun', grades: mean.BEANIE },
  { query: 'Zelt', kind: 'head noun', grades: mean.TENT },
  { query: 'Schlafsack', kind: 'head noun', grades: mean.SLEEPING_BAG },
  { query: 'Rucksack', kind: 'head noun', grades: mean.BACKPACK },
  { query: 'Unterwäsche', kind: 'head noun', grades: mean.BASE_LAYER },
  { query: 'Schuhe', kind: 'head noun', grades: mean.SHOES },
  { query: 'Kuppelzelt', kind: 'head noun', grades: mean.DOME_TENT },
  { query: 'Rock', kind: 'head noun', grades: mean.SKIRT },

  { query: 'Regenjacken', kind: 'inflected', grades: mean.RAIN_JACKET },
  { query: 'Zelte', kind: 'inflected', grades: mean.TENT },
  { query: 'Handtücher', kind: 'inflected', grades: mean.TOWEL },
  { query: 'Schlafsäcke', kind: 'inflected', grades: mean.SLEEPING_BAG },
  { query: 'Röcke', kind: 'inflected', grades: mean.SKIRT },
  { query: 'Handschuh', kind: 'inflected', grades: mean.GLOVES, note: 'The catalogue says Handschuhe.' },
  { query: 'Wanderhosen', kind: 'inflected', grades: mean.HIKING_TROUSERS },

  { query: 'Jakce', kind: 'swap', grades: mean.JACKET },
  { query: 'Schlafscak', kind: 'swap', grades: mean.SLEEPING_BAG },
  { query: 'Rukcsack', kind: 'swap', grades: mean.BACKPACK },
  { query: 'Stirnlmape', kind: 'swap', grades: mean.HEADLAMP },

  { query: 'Regenjake', kind: 'typo', grades: mean.RAIN_JACKET },
  { query: 'Wanderstifel', kind: 'typo', grades: mean.BOOTS },
  { query: 'Isomate', kind: 'typo', grades: mean.SLEEPING_MAT },
  { query: 'Gammaschen', kind: 'typo', grades: mean.GAITERS },

  { query: 'Regnja', kind: 'typo in prefix', grades: mean.RAIN_JACKET },
  { query: 'Wandrstie', kind: 'typo in prefix', grades: mean.BOOTS },
  { query: 'Schalfsa', kind: 'typo in prefix', grades: mean.SLEEPING_BAG },
  { query: 'Rucksc', kind: 'typo in prefix', grades: mean.BACKPACK },

  { query: 'Regenj', kind: 'prefix', grades: mean.RAIN_JACKET },
  {
    query: 'Wander',
    kind: 'prefix',
    grades: families({
      3: ['hiking-boots', 'hiking-trousers', 'hiking-shirt', 'trekking-poles'],
      2: ['kids-hiking-trousers', 'forest-trousers', 'trekking-pack', 'daypack'],
    }),
    note: 'Wanderrucksack is how many name a pack.',
  },
  { query: 'Merino T', kind: 'prefix', grades: mean.MERINO_T_SHIRT },
  { query: 'Schlauchsch', kind: 'prefix', grades: mean.NECK_GAITER },

  { query: 'Jacke', kind: 'compound', grades: mean.JACKET, note: 'The head of every jacket’s name.' },
  { query: 'Hose', kind: 'compound', grades: mean.TROUSERS },
  { query: 'Stiefel', kind: 'compound', grades: mean.BOOTS },
  { query: 'Hemd', kind: 'compound', grades: families({ 3: ['flannel-shirt', 'hiking-shirt'] }) },
  { query: 'Regen Jacke', kind: 'compound', grades: mean.RAIN_JACKET },
  { query: 'Wander Hose', kind: 'compound', grades: mean.HIKING_TROUSERS },
  { query: 'Merinounterwäsche', kind: 'compound', grades: mean.BASE_LAYER },
  { query: 'Damenregenjacke', kind: 'compound', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: 'Daunenschlafsack', kind: 'compound', grades: mean.DOWN_SLEEPING_BAG },
  { query: 'Zweipersonenzelt', kind: 'compound', grades: mean.TENT_FOR_TWO },
  { query: 'Wollmütze', kind: 'compound', grades: families({ 3: ['beanie'], 2: ['kids-beanie'] }) },
  {
    query: 'Daunen',
    kind: 'compound',
    grades: [{ grade: 3, where: { has: { insulation: ['down'] } } }],
    note: 'The modifier alone: whatever is filled with down.',
  },

  { query: 'Anorak', kind: 'synonym', grades: mean.ANORAK },
  { query: 'Turnschuhe', kind: 'synonym', grades: mean.TRAINERS },
  { query: 'Windbreaker', kind: 'synonym', grades: mean.WIND_JACKET },
  { query: 'Steppjacke', kind: 'synonym', grades: mean.PUFFER },
  { query: 'Kapuzenpulli', kind: 'synonym', grades: mean.HOODIE },
  { query: 'Kopflampe', kind: 'synonym', grades: mean.HEADLAMP },
  { query: 'Bauchtasche', kind: 'synonym', grades: mean.HIP_PACK },
  { query: 'Trekkingstöcke', kind: 'synonym', grades: mean.TREKKING_POLES },
  { query: 'Regenhose', kind: 'synonym', grades: mean.RAIN_TROUSERS },
  { query: 'Wanderschuhe', kind: 'synonym', grades: mean.HIKING_SHOES },
  { query: 'Gaskocher', kind: 'synonym', grades: mean.STOVE },
  { query: 'Pulli', kind: 'synonym', grades: mean.SWEATER },
  { query: 'Tasse', kind: 'synonym', grades: mean.MUG },
  { query: 'Sonnensegel', kind: 'synonym', grades: mean.TARP },
  { query: 'Leggings', kind: 'synonym', grades: mean.TIGHTS },

  { query: 'rote Jacke', kind: 'colour', grades: inColor(bestGradeOnly(mean.JACKET), 'red') },
  { query: 'schwarze Regenjacke', kind: 'colour', grades: inColor(bestGradeOnly(mean.RAIN_JACKET), 'black') },
  { query: 'grünes Zelt', kind: 'colour', grades: inColor(bestGradeOnly(mean.TENT), 'green', 'olive') },
  { query: 'blauer Rucksack', kind: 'colour', grades: inColor(bestGradeOnly(mean.BACKPACK), 'blue', 'navy') },
  { query: 'graue Mütze', kind: 'colour', grades: inColor(bestGradeOnly(mean.BEANIE), 'grey') },

  { query: 'Regenjacke Damen', kind: 'gender', grades: forWearer('women', mean.RAIN_JACKET) },
  { query: 'Fleecejacke Herren', kind: 'gender', grades: forWearer('men', mean.FLEECE_JACKET) },
  { query: 'Herrenhose', kind: 'gender', grades: forWearer('men', mean.TROUSERS) },
  { query: 'Stiefel Kinder', kind: 'gender', grades: mean.KIDS_BOOTS },
  { query: 'Jacke für Frauen', kind: 'gender', grades: forWearer('women', mean.JACKET) },

  { query: 'wasserdichte Jacke', kind: 'feature', grades: mean.WATERPROOF_JACKET },
  { query: 'Dreilagenjacke mit Membran', kind: 'feature', grades: mean.MEMBRANE_JACKET },
  { query: 'Unterwäsche Merino', kind: 'feature', grades: mean.BASE_LAYER },
  { query: 'Ledergürtel', kind: 'feature', grades: mean.LEATHER_BELT },
  { query: 'Wanderstöcke Carbon', kind: 'feature', grades: mean.CARBON_POLES },
  { query: 'gebrauchte Jacke', kind: 'feature', grades: mean.SECOND_HAND_JACKET },
  { query: 'wasserdichte Wanderstiefel', kind: 'feature', grades: mean.WATERPROOF_BOOTS },
  {
    query: 'ultraleichte Regenjacke',
    kind: 'feature',
    grades: preferring({ has: { weight_class: ['ultralight'] } }, families({ 3: ['rain-jacket'] })),
  },

  { query: 'Jacke XL', kind: 'size', grades: mean.JACKET_XL },
  { query: 'Stiefel 42', kind: 'size', grades: mean.BOOTS_42 },
  { query: 'Kinderregenjacke Größe 128', kind: 'size', grades: mean.RAIN_JACKET_128 },
  { query: 'Handschuhe XS', kind: 'size', grades: mean.GLOVES_XS },
  {
    query: 'Regenjacke XXL',
    kind: 'size',
    grades: restrictedTo(families({ 3: ['rain-jacket'], 2: ['shell-jacket'] }), { size: ['XXL'] }),
  },

  { query: 'Rucksack 30 l', kind: 'measure', grades: mean.PACK_OF_30_LITRES },
  { query: 'Zelt 2 Personen', kind: 'measure', grades: mean.TENT_FOR_TWO },
  { query: 'Packsack 20 Liter', kind: 'measure', grades: mean.DRY_BAG_OF_20_LITRES },
  { query: 'Trinkflasche 1 Liter', kind: 'measure', grades: mean.BOTTLE_OF_ONE_LITRE },
  { query: 'Jacke Wassersäule 20.000 mm', kind: 'measure', grades: mean.JACKET_OF_20000_MM },

  { query: 'Stigfot', kind: 'brand', grades: mean.STIGFOT },
  { query: 'Kåtavik Zelt', kind: 'brand', grades: mean.KATAVIK_TENT },
  { query: 'Ullvide Socken', kind: 'brand', grades: mean.ULLVIDE_SOCKS },
  { query: 'Axelrem Rucksack', kind: 'brand', grades: mean.AXELREM_BACKPACK },

  { query: 'Ormsund Hardshelljacke', kind: 'model', grades: mean.ORMSUND_SHELL_JACKET },
  { query: 'Skarn', kind: 'model', grades: mean.SKARN },
  { query: 'Isbro Stiefel', kind: 'model', grades: mean.ISBRO_BOOTS },
  { query: 'Sandalen Enskär', kind: 'model', grades: mean.ENSKAR_SANDALS },

  { query: 'hiking boots', kind: 'foreign word', grades: mean.BOOTS },
  { query: 'rain jacket', kind: 'foreign word', grades: mean.RAIN_JACKET },
  { query: 'backpack', kind: 'foreign word', grades: mean.BACKPACK },
  { query: 'tent', kind: 'foreign word', grades: mean.TENT },
  { query: 'base layer', kind: 'foreign word', grades: mean.BASE_LAYER },

  { query: 'eine Jacke für den Regen', kind: 'stop words', grades: mean.RAIN_JACKET },
  { query: 'ein Zelt für zwei', kind: 'stop words', grades: mean.TENT_FOR_TWO },
  { query: 'Socken zum Wandern', kind: 'stop words', grades: mean.SOCKS },

  { query: 'warme Winterjacke für meine Polarexpedition', kind: 'sentence', grades: mean.WINTER_JACKET },
  {
    query: 'leichte Regenjacke für Kajaktouren in Patagonien',
    kind: 'sentence',
    grades: mean.LIGHT_RAIN_JACKET,
  },
  { query: 'Rucksack mit Laptopfach für die Universität', kind: 'sentence', grades: mean.LAPTOP_PACK },

  { query: 'REGENJACKE', kind: 'upper case', grades: mean.RAIN_JACKET },
  { query: 'SCHLAFSÄCKE', kind: 'upper case', grades: mean.SLEEPING_BAG },

  { query: 'grune jacke', kind: 'diacritics', grades: inColor(bestGradeOnly(mean.JACKET), 'green', 'olive') },
  {
    query: 'gruene jacke',
    kind: 'diacritics',
    grades: inColor(bestGradeOnly(mean.JACKET), 'green', 'olive'),
  },
  { query: 'muetze', kind: 'diacritics', grades: mean.BEANIE },
  { query: 'gurtel', kind: 'diacritics', grades: mean.BELT },
  { query: 'glodvik kocher', kind: 'diacritics', grades: mean.GLODVIK_STOVE },
];

export const judged: JudgedLanguage = { market: 'de-de', minNdcg: 0.91, judgements };
