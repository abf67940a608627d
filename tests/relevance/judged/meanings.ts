// Data: graded products for common queries, shared by all languages; children's products are only meant if the query says so.
import { families, type Graded } from '#tests/relevance/judged/judgement.ts';

type Meaning = readonly Graded[];

// Jackets.
export const JACKET: Meaning = families({
  3: [
    'shell-jacket',
    'rain-jacket',
    'down-jacket',
    'padded-jacket',
    'parka',
    'softshell-jacket',
    'wind-jacket',
    'fleece-jacket',
  ],
  2: ['kids-rain-jacket', 'kids-padded-jacket', 'kids-fleece'],
  1: ['vest'],
});
export const KIDS_JACKET: Meaning = families({
  3: ['kids-rain-jacket', 'kids-padded-jacket'],
  2: ['kids-fleece'],
});
export const SHELL_JACKET: Meaning = families({
  3: ['shell-jacket'],
  2: ['rain-jacket'],
  1: ['kids-rain-jacket', 'softshell-jacket'],
});
export const RAIN_JACKET: Meaning = [
  ...families({ 3: ['rain-jacket'], 2: ['shell-jacket', 'kids-rain-jacket'] }),
  { grade: 1, where: { family: ['parka'], has: { waterproof: ['10000'] } } },
];
export const KIDS_RAIN_JACKET: Meaning = families({ 3: ['kids-rain-jacket'], 1: ['kids-padded-jacket'] });
export const WATERPROOF_JACKET: Meaning = [
  ...families({ 3: ['shell-jacket', 'rain-jacket'], 2: ['kids-rain-jacket'] }),
  { grade: 2, where: { family: ['parka'], has: { waterproof: ['10000'] } } },
];
/** Three layers with a membrane between them. */
export const MEMBRANE_JACKET: Meaning = families({ 3: ['shell-jacket'], 1: ['rain-jacket'] });
/** An anorak keeps weather out; which weather is not said. */
export const ANORAK: Meaning = families({
  3: ['shell-jacket', 'rain-jacket', 'wind-jacket'],
  2: ['kids-rain-jacket'],
  1: ['softshell-jacket', 'parka'],
});
export const DOWN_JACKET: Meaning = [
  ...families({ 3: ['down-jacket'] }),
  { grade: 2, where: { family: ['parka'], has: { insulation: ['down'] } } },
  { grade: 1, where: { family: ['vest'], has: { insulation: ['down'] } } },
  ...families({ 1: ['padded-jacket'] }),
];
/** Quilted and puffy, whatever it is filled with. */
export const PUFFER: Meaning = [
  ...families({ 3: ['down-jacket', 'padded-jacket'], 2: ['kids-padded-jacket'] }),
  { grade: 2, where: { family: ['parka'], has: { insulation: ['down', 'synthetic'] } } },
  { grade: 1, where: { family: ['vest'], has: { insulation: ['down', 'synthetic', 'wool'] } } },
];
export const PADDED_JACKET: Meaning = [
  ...families({ 3: ['padded-jacket'], 2: ['down-jacket', 'kids-padded-jacket'] }),
  { grade: 1, where: { family: ['parka'], has: { insulation: ['down', 'synthetic'] } } },
];
export const WINTER_JACKET: Meaning = families({
  3: ['parka', 'down-jacket'],
  2: ['padded-jacket', 'kids-padded-jacket'],
});
export const PARKA: Meaning = families({ 3: ['parka'], 1: ['down-jacket'] });
export const SOFTSHELL: Meaning = families({ 3: ['softshell-jacket'], 1: ['wind-jacket'] });
export const WIND_JACKET: Meaning = families({
  3: ['wind-jacket'],
  2: ['softshell-jacket'],
  1: ['rain-jacket'],
});
export const VEST: Meaning = families({ 3: ['vest'] });

// Layers.
export const FLEECE: Meaning = [
  ...families({ 3: ['fleece-jacket', 'fleece-jumper'], 2: ['kids-fleece'] }),
  { grade: 1, where: { family: ['hoodie'], has: { material: ['recycled-polyester'] } } },
];
export const FLEECE_JACKET: Meaning = families({
  3: ['fleece-jacket'],
  2: ['fleece-jumper', 'kids-fleece'],
});
export const FLEECE_JUMPER: Meaning = families({
  3: ['fleece-jumper'],
  2: ['fleece-jacket'],
  1: ['hoodie', 'kids-fleece'],
});
export const KIDS_FLEECE: Meaning = families({ 3: ['kids-fleece'] });
/** Pulled over the head, warm. */
export const SWEATER: Meaning = families({
  3: ['fleece-jumper', 'hoodie'],
  1: ['fleece-jacket', 'kids-fleece'],
});
export const HOODIE: Meaning = families({ 3: ['hoodie'], 1: ['fleece-jumper'] });
export const SHIRT: Meaning = families({
  3: ['flannel-shirt', 'hiking-shirt'],
  1: ['t-shirt', 'merino-t-shirt'],
});
export const FLANNEL_SHIRT: Meaning = families({ 3: ['flannel-shirt'], 1: ['hiking-shirt'] });
export const T_SHIRT: Meaning = families({ 3: ['t-shirt', 'merino-t-shirt'], 2: ['kids-t-shirt'] });
export const MERINO_T_SHIRT: Meaning = families({
  3: ['merino-t-shirt'],
  2: ['base-layer-top'],
  1: ['t-shirt'],
});
/** All of them are merino. */
export const BASE_LAYER: Meaning = families({
  3: ['base-layer-top', 'base-layer-bottom'],
  2: ['kids-base-layer', 'kids-base-layer-bottom'],
  1: ['merino-t-shirt'],
});
export const LONG_JOHNS: Meaning = families({
  3: ['base-layer-bottom'],
  2: ['kids-base-layer-bottom'],
  1: ['tights'],
});

// Legs.
export const TROUSERS: Meaning = families({
  3: ['shell-trousers', 'hiking-trousers', 'forest-trousers'],
  2: ['kids-hiking-trousers', 'kids-shell-trousers'],
  1: ['shorts', 'tights'],
});
export const RAIN_TROUSERS: Meaning = families({ 3: ['shell-trousers'], 2: ['kids-shell-trousers'] });
export const HIKING_TROUSERS: Meaning = families({
  3: ['hiking-trousers'],
  2: ['forest-trousers', 'kids-hiking-trousers'],
  1: ['shell-trousers'],
});
export const SHORTS: Meaning = families({ 3: ['shorts'] });
export const TIGHTS: Meaning = families({ 3: ['tights'], 1: ['base-layer-bottom'] });
export const SKIRT: Meaning = families({ 3: ['skirt', 'padded-skirt'] });

// Feet.
export const BOOTS: Meaning = families({ 3: ['hiking-boots'], 2: ['kids-boots'], 1: ['approach-shoes'] });
export const WATERPROOF_BOOTS: Meaning = [
  { grade: 3, where: { family: ['hiking-boots'], has: { waterproof: ['10000'] } } },
  ...families({ 2: ['kids-boots'], 1: ['hiking-boots'] }),
];
export const KIDS_BOOTS: Meaning = families({ 3: ['kids-boots'], 2: ['kids-shoes'] });
export const HIKING_SHOES: Meaning = families({
  3: ['hiking-boots', 'approach-shoes'],
  2: ['trail-shoes'],
  1: ['kids-boots', 'kids-shoes'],
});
export const TRAIL_SHOES: Meaning = families({
  3: ['trail-shoes'],
  2: ['kids-shoes'],
  1: ['approach-shoes'],
});
/** Light shoes for the street, as sporty as the shop has them. */
export const TRAINERS: Meaning = families({ 3: ['trail-shoes'], 2: ['approach-shoes', 'kids-shoes'] });
export const APPROACH_SHOES: Meaning = families({ 3: ['approach-shoes'], 1: ['trail-shoes'] });
export const SANDALS: Meaning = families({ 3: ['sandals'] });
export const SHOES: Meaning = families({
  3: ['trail-shoes', 'approach-shoes', 'hiking-boots'],
  2: ['sandals', 'kids-shoes', 'kids-boots'],
});
export const SOCKS: Meaning = families({ 3: ['socks'] });
export const GAITERS: Meaning = families({ 3: ['gaiters'] });

// Packs.
export const BACKPACK: Meaning = families({
  3: ['daypack', 'trekking-pack'],
  2: ['kids-daypack'],
  1: ['duffel', 'hip-pack'],
});
export const DAYPACK: Meaning = families({ 3: ['daypack'], 2: ['kids-daypack'], 1: ['trekking-pack'] });
export const TREKKING_PACK: Meaning = families({ 3: ['trekking-pack'], 1: ['daypack'] });
export const DUFFEL: Meaning = families({ 3: ['duffel'] });
export const HIP_PACK: Meaning = families({ 3: ['hip-pack'] });
export const DRY_BAG: Meaning = families({ 3: ['dry-bag'] });
export const PACK_OF_30_LITRES: Meaning = [
  { grade: 3, where: { family: ['daypack'], litres: [30, 30] } },
  { grade: 2, where: { family: ['daypack'], litres: [26, 28] } },
  { grade: 1, where: { family: ['daypack'], litres: [20, 24] } },
];
export const PACK_OF_60_LITRES: Meaning = [
  { grade: 3, where: { family: ['trekking-pack'], litres: [60, 60] } },
  { grade: 2, where: { family: ['trekking-pack'], litres: [55, 65] } },
  { grade: 1, where: { family: ['trekking-pack'] } },
];
export const DRY_BAG_OF_20_LITRES: Meaning = [
  { grade: 3, where: { family: ['dry-bag'], litres: [20, 20] } },
  { grade: 2, where: { family: ['dry-bag'], litres: [26, 26] } },
  { grade: 1, where: { family: ['dry-bag'] } },
];
export const LAPTOP_PACK: Meaning = [
  { grade: 3, where: { family: ['daypack'], feature: ['laptop'] } },
  { grade: 1, where: { family: ['daypack'] } },
];

// Camp.
export const TENT: Meaning = families({ 3: ['dome-tent', 'tunnel-tent'], 1: ['tarp'] });
export const TUNNEL_TENT: Meaning = families({ 3: ['tunnel-tent'], 1: ['dome-tent'] });
export const DOME_TENT: Meaning = families({ 3: ['dome-tent'], 1: ['tunnel-tent'] });
export const TENT_FOR_TWO: Meaning = [
  { grade: 3, where: { family: ['dome-tent', 'tunnel-tent'], people: [2] } },
  { grade: 1, where: { family: ['dome-tent', 'tunnel-tent'], people: [3] } },
];
export const TENT_FOR_FOUR: Meaning = [
  { grade: 3, where: { family: ['dome-tent', 'tunnel-tent'], people: [4] } },
  { grade: 1, where: { family: ['dome-tent', 'tunnel-tent'], people: [3] } },
];
export const TARP: Meaning = families({ 3: ['tarp'] });
export const SLEEPING_BAG: Meaning = families({ 3: ['sleeping-bag'] });
export const DOWN_SLEEPING_BAG: Meaning = [
  { grade: 3, where: { family: ['sleeping-bag'], has: { insulation: ['down'] } } },
  { grade: 1, where: { family: ['sleeping-bag'] } },
];
export const SLEEPING_MAT: Meaning = families({ 3: ['sleeping-mat'] });
export const LONG_SLEEPING_MAT: Meaning = [
  { grade: 3, where: { family: ['sleeping-mat'], size: ['196 cm'] } },
  { grade: 1, where: { family: ['sleeping-mat'] } },
];
export const STOVE: Meaning = families({ 3: ['stove'] });
export const COOK_SET: Meaning = families({ 3: ['cook-set'] });
export const MUG: Meaning = families({ 3: ['mug'] });
export const BOTTLE: Meaning = families({ 3: ['bottle'] });
export const BOTTLE_OF_ONE_LITRE: Meaning = [
  { grade: 3, where: { family: ['bottle'], size: ['1 l'] } },
  { grade: 1, where: { family: ['bottle'] } },
];
export const HEADLAMP: Meaning = families({ 3: ['headlamp'] });
export const TREKKING_POLES: Meaning = families({ 3: ['trekking-poles'] });
export const CARBON_POLES: Meaning = [
  { grade: 3, where: { family: ['trekking-poles'], has: { material: ['carbon'] } } },
  { grade: 1, where: { family: ['trekking-poles'] } },
];

// Small things.
export const BEANIE: Meaning = families({ 3: ['beanie'], 2: ['kids-beanie'], 1: ['cap'] });
export const HAT: Meaning = families({ 3: ['beanie', 'cap'], 2: ['kids-beanie'] });
export const CAP: Meaning = families({ 3: ['cap'], 1: ['beanie'] });
export const NECK_GAITER: Meaning = families({ 3: ['neck-gaiter'] });
export const GLOVES: Meaning = families({ 3: ['gloves'], 2: ['kids-mittens'] });
/** Only children's are without fingers. */
export const MITTENS: Meaning = families({ 3: ['kids-mittens'], 2: ['gloves'] });
export const BELT: Meaning = families({ 3: ['belt'] });
export const LEATHER_BELT: Meaning = [
  { grade: 3, where: { family: ['belt'], has: { material: ['full-grain'] } } },
  { grade: 1, where: { family: ['belt'] } },
];
export const TOWEL: Meaning = families({ 3: ['towel'] });

// Brands and models, with what stands beside them.
export const STIGFOT: Meaning = [{ grade: 3, where: { brand: 'stigfot' } }];
export const AXELREM: Meaning = [{ grade: 3, where: { brand: 'axelrem' } }];
export const KATAVIK_TENT: Meaning = [
  { grade: 3, where: { brand: 'katavik', family: ['dome-tent', 'tunnel-tent'] } },
  { grade: 1, where: { family: ['dome-tent', 'tunnel-tent'] } },
  { grade: 1, where: { brand: 'katavik' } },
];
export const ULLVIDE_SOCKS: Meaning = [
  { grade: 3, where: { brand: 'ullvide', family: ['socks'] } },
  { grade: 1, where: { family: ['socks'] } },
];
export const GLODVIK_STOVE: Meaning = [
  { grade: 3, where: { brand: 'glodvik', family: ['stove'] } },
  { grade: 1, where: { family: ['stove'] } },
  { grade: 1, where: { brand: 'glodvik' } },
];
export const AXELREM_BACKPACK: Meaning = [
  { grade: 3, where: { brand: 'axelrem', family: ['daypack', 'trekking-pack'] } },
  { grade: 2, where: { brand: 'axelrem', family: ['kids-daypack'] } },
  { grade: 1, where: { brand: 'axelrem' } },
  { grade: 1, where: { family: ['daypack', 'trekking-pack'] } },
];
export const ORMSUND_SHELL_JACKET: Meaning = [
  { grade: 3, where: { model: ['Ormsund'], family: ['shell-jacket'] } },
  { grade: 1, where: { family: ['shell-jacket'] } },
  { grade: 1, where: { model: ['Ormsund'] } },
];
export const ISBRO_BOOTS: Meaning = [
  { grade: 3, where: { model: ['Isbro'], family: ['hiking-boots'] } },
  { grade: 1, where: { family: ['hiking-boots'] } },
  { grade: 1, where: { model: ['Isbro'] } },
];
export const GRABO_GLOVES: Meaning = [
  { grade: 3, where: { model: ['Gråbo'], family: ['gloves'] } },
  { grade: 1, where: { family: ['gloves'] } },
  { grade: 1, where: { model: ['Gråbo'] } },
];
export const ENSKAR_SANDALS: Meaning = [
  { grade: 3, where: { model: ['Enskär'], family: ['sandals'] } },
  { grade: 1, where: { family: ['sandals'] } },
  { grade: 1, where: { model: ['Enskär'] } },
];
export const SKARN: Meaning = [{ grade: 3, where: { model: ['Skarn'] } }];
export const BJORKA: Meaning = [{ grade: 3, where: { model: ['Björka'] } }];

// Measures and sizes.
/** A column of so much at least. */
export const JACKET_OF_20000_MM: Meaning = [
  { grade: 3, where: { family: ['shell-jacket'], has: { waterproof: ['20000'] } } },
  { grade: 2, where: { family: ['shell-jacket'], has: { waterproof: ['28000'] } } },
  { grade: 1, where: { family: ['rain-jacket'] } },
];
export const JACKET_XL: Meaning = [
  {
    grade: 3,
    where: {
      family: [
        'shell-jacket',
        'rain-jacket',
        'down-jacket',
        'padded-jacket',
        'parka',
        'softshell-jacket',
        'wind-jacket',
        'fleece-jacket',
      ],
      size: ['XL'],
    },
  },
  { grade: 1, where: { family: ['vest'], size: ['XL'] } },
];
export const BOOTS_42: Meaning = [
  { grade: 3, where: { family: ['hiking-boots'], size: ['42'] } },
  { grade: 1, where: { family: ['approach-shoes'], size: ['42'] } },
];
export const RAIN_JACKET_128: Meaning = [
  { grade: 3, where: { family: ['kids-rain-jacket'], size: ['128'] } },
  { grade: 1, where: { family: ['kids-padded-jacket'], size: ['128'] } },
];
export const SANDALS_38: Meaning = [{ grade: 3, where: { family: ['sandals'], size: ['38'] } }];
export const GLOVES_XS: Meaning = [
  { grade: 3, where: { family: ['gloves'], size: ['XS'] } },
  { grade: 1, where: { family: ['gloves'] } },
];
export const SECOND_HAND_JACKET: Meaning = [
  {
    grade: 3,
    where: {
      label: 'Reuse',
      family: [
        'shell-jacket',
        'rain-jacket',
        'down-jacket',
        'padded-jacket',
        'parka',
        'softshell-jacket',
        'wind-jacket',
        'fleece-jacket',
      ],
    },
  },
  { grade: 2, where: { label: 'Reuse', family: ['kids-rain-jacket', 'kids-padded-jacket'] } },
  { grade: 1, where: { label: 'Reuse' } },
];
/** Light on the water and in the rain. */
export const LIGHT_RAIN_JACKET: Meaning = [
  { grade: 3, where: { family: ['rain-jacket'], has: { weight_class: ['ultralight', 'light'] } } },
  { grade: 2, where: { family: ['rain-jacket'] } },
  { grade: 2, where: { family: ['shell-jacket'], has: { weight_class: ['light'] } } },
  { grade: 1, where: { family: ['shell-jacket', 'kids-rain-jacket'] } },
];
