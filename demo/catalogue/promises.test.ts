// Pictures are what the words say: every product's drawing shows what its title, subtitle and list promise.
import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { fittingCuts } from '#demo/catalogue/cut-choice.ts';
import { ALL_FAMILIES } from '#demo/catalogue/families/all-families.ts';
import { FEATURE_PROMISES } from '#demo/catalogue/feature-promises.ts';
import { promisesOf } from '#demo/catalogue/promises.ts';
import { CUT_TRAITS } from '#demo/drawings/cut-traits.ts';
import { drawGear } from '#demo/drawings/gear.ts';
import { GEAR_TYPES, type GearDrawing } from '#demo/drawings/parameters.ts';
import type { Trait } from '#demo/drawings/traits.ts';

const products = [...demoProducts()];

/** The drawings of a product's first pictures; all its colours are drawn in one cut. */
function drawingsOf(product: (typeof products)[number]): GearDrawing[] {
  return product.variants.flatMap(({ images }) =>
    images.flatMap(({ source }) =>
      source.kind === 'drawing' ? [source.parameters as unknown as GearDrawing] : [],
    ),
  );
}

interface Row {
  /** In the English title, subtitle or an entry of the list. */
  readonly says: RegExp;
  readonly shows?: Trait;
  readonly lacks?: Trait;
}

/** Written from the words alone, so that a wrong rule of the catalogue is found too. */
const WORDS: readonly Row[] = [
  { says: /five-finger/i, shows: 'five-fingers' },
  { says: /(?<!or )mittens$/i, shows: 'mitten' },
  { says: /fingertips that work/i, shows: 'finger-pads' },
  { says: /^long cuff$/i, shows: 'long-cuff' },
  { says: /cap with a peak|peak that rolls/i, shows: 'peak' },
  { says: /cap with a peak/i, lacks: 'brim' },
  { says: /\bhoodie$|with a hood|\bhood\b(?! from)/i, shows: 'hood' },
  { says: /without strings|fits under a helmet$/i, lacks: 'hood-cords' },
  { says: /jumper$|vest$|shirt$|base layer top|wool top/i, lacks: 'storm-flap' },
  { says: /long-sleeved|sleeves that stay rolled/i, shows: 'long-sleeves' },
  { says: /short-sleeved|t-shirt/i, shows: 'short-sleeves' },
  { says: /\bvest$/i, shows: 'no-sleeves' },
  { says: /full zip|two-way front zip/i, shows: 'front-zip' },
  { says: /short zip/i, shows: 'short-zip' },
  { says: /snap buttons/i, shows: 'snaps' },
  { says: /corozo/i, shows: 'buttons' },
  { says: /pouch pocket/i, shows: 'pouch-pocket' },
  { says: /chest pocket/i, shows: 'chest-pocket' },
  { says: /above the hip belt/i, shows: 'high-pockets' },
  { says: /hand pockets/i, shows: 'hand-pockets' },
  { says: /(down|padded) jacket$|padded skirt/i, shows: 'quilted' },
  { says: /thigh pocket|tights with pockets/i, shows: 'thigh-pocket' },
  { says: /doubled knees/i, shows: 'double-knees' },
  { says: /zips to the knee|full-length side zips/i, shows: 'knee-zips' },
  { says: /full-length side zips/i, shows: 'leg-zips' },
  { says: /(?<!inner )shorts$/i, shows: 'above-knee' },
  { says: /(?<!for )trousers$|long johns|wool tights/i, shows: 'long-legs' },
  { says: /^low |trail shoes$|approach shoes$/i, shows: 'low-shoe' },
  { says: /ankle-high|boots$/i, shows: 'covers-ankle' },
  { says: /lace hooks/i, shows: 'lace-hooks' },
  { says: /quick lacing/i, shows: 'quick-lacing' },
  { says: /rubber rand/i, shows: 'rand' },
  { says: /climbing zone/i, shows: 'climb-zone' },
  { says: /pompom/i, shows: 'pompom' },
  { says: /reaches the calf/i, shows: 'calf-high' },
  { says: /brass buckle/i, shows: 'brass' },
  { says: /roll-top|dry bag$/i, shows: 'roll-top' },
  { says: /^lid that/i, shows: 'lid' },
  { says: /^side pockets/i, shows: 'side-pockets' },
  { says: /^window to see/i, shows: 'window' },
  { says: /mummy shape/i, shows: 'mummy' },
  { says: /freestanding|without pegs/i, shows: 'freestanding' },
  { says: /\b1 dome tent/i, shows: 'sleeps-1' },
  { says: /\b2 (dome|tunnel) tent/i, shows: 'sleeps-2' },
  { says: /\b3 (dome|tunnel) tent/i, shows: 'sleeps-3' },
  { says: /\b4 (dome|tunnel) tent/i, shows: 'sleeps-4' },
  { says: /cork grips/i, shows: 'cork' },
  { says: /lever locks/i, shows: 'lever-lock' },
  { says: /red light/i, shows: 'second-lamp' },
  { says: /folds instead/i, shows: 'foam' },
  { says: /wide mouth/i, shows: 'wide-mouth' },
];

function saidOf({ title, subtitle, description }: (typeof products)[number]): string[] {
  const list = [...(description.en ?? '').matchAll(/<li>(.*?)<\/li>/g)].map(([, entry = '']) => entry);
  return [title.en ?? '', subtitle.en ?? '', ...list];
}

const traitsOf = ({ gear, cut }: GearDrawing): readonly Trait[] => CUT_TRAITS[gear][cut] ?? [];

test('every product’s drawings show what its title, subtitle and list of features say', () => {
  const faults = products.flatMap((product) => {
    const drawings = drawingsOf(product);
    const traits = drawings.map(traitsOf);
    return saidOf(product).flatMap((said) =>
      WORDS.filter(
        ({ says, shows, lacks }) =>
          says.test(said) &&
          traits.some(
            (seen) =>
              (shows !== undefined && !seen.includes(shows)) || (lacks !== undefined && seen.includes(lacks)),
          ),
      ).map(({ shows, lacks }) => `${product.slug} "${said}": ${shows ?? `no ${lacks}`}`),
    );
  });
  expect(faults).toEqual([]);
});

test('every row of the words is about some product', () => {
  const said = products.flatMap(saidOf);
  expect(WORDS.filter(({ says }) => !said.some((one) => says.test(one)))).toEqual([]);
});

test('a hood is drawn on no mid layer whose words have none', () => {
  const without = products.filter(
    (product) =>
      /softshell jacket|wind jacket|fleece|base layer top|(down|padded) jacket|vest/.test(
        product.title.en ?? '',
      ) && !saidOf(product).some((said) => /\bhood/i.test(said)),
  );
  expect(without.length).toBeGreaterThan(30);
  expect(
    without
      .filter((product) => drawingsOf(product).some((one) => traitsOf(one).includes('hood')))
      .map(({ slug }) => slug),
  ).toEqual([]);
});

describe('the cuts that traits are told of', () => {
  const drawing = (gear: GearDrawing['gear'], cut: number) =>
    drawGear(
      {
        gear,
        view: 'isolated',
        cut,
        main: '#34618c',
        accent: '#e0973a',
        trim: '#1b2b3c',
        tint: '#e4ecf0',
        seed: 4,
      },
      64,
    );
  test.each(GEAR_TYPES)('are all those of %s, each another drawing', (gear) => {
    const count = CUT_TRAITS[gear].length;
    const drawn = Array.from({ length: count }, (_, cut) => drawing(gear, cut));
    expect(new Set(drawn).size).toBe(count);
    expect(drawing(gear, count)).toBe(drawn[0]);
  });
});

test('every trait that is promised is drawn by some cut, and every family has more than words', () => {
  const drawn = new Set(Object.values(CUT_TRAITS).flat(2));
  const promised = [
    ...Object.values(FEATURE_PROMISES).flatMap((rule) =>
      typeof rule === 'string' ? [] : (rule.shows ?? []),
    ),
    ...ALL_FAMILIES.flatMap((family) => [
      ...promisesOf({ family, features: [], fabricId: family.fabrics[0], sleeps: null }).shows,
    ]),
  ];
  expect(promised.filter((trait) => !drawn.has(trait))).toEqual([]);
});

test('what is said decides, and nothing drawn fits what contradicts itself', () => {
  const [gloves] = ALL_FAMILIES.filter(({ id }) => id === 'gloves');
  if (gloves === undefined) throw new Error('no gloves');
  const said = { family: gloves, features: [], fabricId: 'softweave', sleeps: null } as const;
  expect(fittingCuts(said).every((cut) => CUT_TRAITS.gloves[cut]?.includes('five-fingers'))).toBe(true);
  expect(fittingCuts({ ...said, features: ['hoodSnug'] })).toEqual([]);
});
