// What the words about a model promise its picture: of each family, feature and material, and of the number of sleepers.
import type { FabricId } from '#demo/catalogue/family.ts';
import type { FamilyId } from '#demo/catalogue/families/all-families.ts';
import { FEATURE_PROMISES } from '#demo/catalogue/feature-promises.ts';
import type { Model } from '#demo/catalogue/model.ts';
import type { Trait } from '#demo/drawings/traits.ts';

interface Promised {
  /** The drawing shows all of them. */
  readonly shows?: readonly Trait[];
  /** The drawing shows none of them. */
  readonly lacks?: readonly Trait[];
  /** The drawing shows them only where something else promises them. */
  readonly onlyIfPromised?: readonly Trait[];
}

const NO_HOOD: Promised = { onlyIfPromised: ['hood'] };
const ZIPPED: Promised = { shows: ['long-sleeves', 'front-zip'], ...NO_HOOD };
const SHIRT: Promised = { shows: ['long-sleeves', 'shirt-collar', 'opens-in-front'] };
const TEE: Promised = { shows: ['short-sleeves', 'crew-neck'] };
const BASE_TOP: Promised = { shows: ['long-sleeves'], onlyIfPromised: ['hood', 'short-zip'] };
const LONG_JOHNS: Promised = { shows: ['long-legs', 'soft-waist'] };
const HIKING: Promised = { shows: ['long-legs'] };
const BEANIE: Promised = { lacks: ['ear-flaps'], onlyIfPromised: ['pompom'] };

/** Title, subtitle and sentences. Hard shells and parkas may have a hood that nothing speaks of. */
const FAMILY_PROMISES: Readonly<Record<FamilyId, Promised>> = {
  'shell-jacket': { shows: ['long-sleeves', 'front-zip'] },
  'rain-jacket': { shows: ['long-sleeves', 'front-zip'] },
  'down-jacket': { shows: ['long-sleeves', 'opens-in-front', 'quilted'], ...NO_HOOD },
  'padded-jacket': { shows: ['long-sleeves', 'opens-in-front', 'quilted'], ...NO_HOOD },
  parka: { shows: ['long-sleeves', 'front-zip', 'storm-flap'] },
  'softshell-jacket': ZIPPED,
  'wind-jacket': ZIPPED,
  vest: { shows: ['no-sleeves', 'opens-in-front'], ...NO_HOOD },
  'fleece-jacket': ZIPPED,
  'fleece-jumper': { shows: ['long-sleeves', 'short-zip'], ...NO_HOOD },
  hoodie: { shows: ['long-sleeves', 'hood'] },
  'flannel-shirt': SHIRT,
  'hiking-shirt': SHIRT,
  't-shirt': TEE,
  'merino-t-shirt': TEE,
  'base-layer-top': BASE_TOP,
  'base-layer-bottom': LONG_JOHNS,
  'shell-trousers': HIKING,
  'hiking-trousers': HIKING,
  'forest-trousers': HIKING,
  shorts: { shows: ['above-knee'] },
  tights: { shows: ['long-legs', 'thigh-pocket', 'soft-waist'] },
  skirt: { shows: ['skirt'], lacks: ['quilted'] },
  'padded-skirt': { shows: ['skirt', 'quilted'] },
  'hiking-boots': { shows: ['covers-ankle', 'laces'] },
  'trail-shoes': { shows: ['low-shoe', 'laces'] },
  'approach-shoes': { shows: ['low-shoe', 'laces'] },
  sandals: { shows: ['open-shoe'] },
  // One of its sentences is about the hood that comes off.
  'kids-rain-jacket': { shows: ['long-sleeves', 'front-zip', 'hood'] },
  'kids-padded-jacket': { shows: ['long-sleeves', 'opens-in-front', 'quilted'], ...NO_HOOD },
  'kids-shell-trousers': HIKING,
  'kids-fleece': { ...ZIPPED, lacks: ['hood-cords'] },
  'kids-base-layer': BASE_TOP,
  'kids-base-layer-bottom': LONG_JOHNS,
  'kids-t-shirt': TEE,
  'kids-hiking-trousers': HIKING,
  'kids-boots': { shows: ['covers-ankle'] },
  'kids-shoes': { shows: ['low-shoe'] },
  'kids-daypack': {},
  'kids-beanie': BEANIE,
  'kids-mittens': { shows: ['mitten'] },
  daypack: {},
  'trekking-pack': { shows: ['hip-belt'] },
  duffel: { shows: ['handle', 'zip-mouth'] },
  'hip-pack': { shows: ['hip-belt'] },
  'dry-bag': { shows: ['roll-top'] },
  'dome-tent': { shows: ['freestanding'], lacks: ['tunnel'] },
  'tunnel-tent': { shows: ['tunnel', 'porch'] },
  tarp: { shows: ['roof'] },
  'sleeping-bag': { shows: ['mummy'] },
  'sleeping-mat': {},
  stove: { shows: ['gas'] },
  'cook-set': { shows: ['pot'] },
  mug: { shows: ['handle', 'metal'] },
  bottle: { lacks: ['soft'] },
  headlamp: { shows: ['lamp'] },
  'trekking-poles': { shows: ['pair'], onlyIfPromised: ['cork'] },
  beanie: BEANIE,
  cap: { shows: ['peak'] },
  'neck-gaiter': { shows: ['tube'] },
  gloves: { shows: ['five-fingers'] },
  socks: {},
  gaiters: { shows: ['front-closure', 'under-strap'] },
  belt: {},
  towel: { shows: ['towel'] },
};

const KNITTED: Promised = { shows: ['knitted'] };
const SEWN: Promised = { lacks: ['knitted'] };

/** Materials that are seen, by the families in which they are. */
const MATERIAL_PROMISES: Readonly<Partial<Record<FamilyId, Readonly<Partial<Record<FabricId, Promised>>>>>> =
  {
    vest: {
      downfill: { shows: ['quilted'] },
      synthfill: { shows: ['quilted'] },
      woolfill: { shows: ['quilted'] },
      pile: { shows: ['pile'] },
    },
    parka: { shell2: { lacks: ['quilted'] } },
    'fleece-jacket': {
      pile: { shows: ['pile'] },
      grid: { lacks: ['pile'] },
      woolfleece: { lacks: ['pile'] },
    },
    'fleece-jumper': {
      pile: { shows: ['pile'] },
      grid: { lacks: ['pile'] },
      woolfleece: { lacks: ['pile'] },
    },
    'kids-fleece': { pile: { shows: ['pile'] }, grid: { lacks: ['pile'] }, woolfleece: { lacks: ['pile'] } },
    gloves: { woolknit: KNITTED, lambknit: KNITTED, gloveleather: SEWN, softweave: SEWN },
    'kids-mittens': { lambknit: KNITTED, shell2: SEWN },
    cap: { waxed: { lacks: ['mesh'] } },
    belt: { webbing: { lacks: ['leather'] }, strapleather: { shows: ['leather'] } },
    'sleeping-mat': { foam: { shows: ['foam'] }, airmat: { lacks: ['foam'] } },
    bottle: {
      steel: { shows: ['metal'] },
      titanium: { shows: ['metal'] },
      copolyester: { lacks: ['flask'] },
    },
  };

const SLEEPERS = ['sleeps-1', 'sleeps-2', 'sleeps-3', 'sleeps-4'] as const;

/** Everything that is said of a model, as what its pictures show and lack. */
export function promisesOf(model: Pick<Model, 'family' | 'features' | 'fabricId' | 'sleeps'>): {
  readonly shows: ReadonlySet<Trait>;
  readonly lacks: ReadonlySet<Trait>;
} {
  const sleepers = model.sleeps === null ? undefined : SLEEPERS[model.sleeps - 1];
  const all: Promised[] = [
    FAMILY_PROMISES[model.family.id],
    MATERIAL_PROMISES[model.family.id]?.[model.fabricId] ?? {},
    sleepers === undefined ? {} : { shows: [sleepers] },
    ...model.features.map((id): Promised => {
      const rule = FEATURE_PROMISES[id];
      if (typeof rule === 'string') return {};
      return rule.on === undefined || rule.on.includes(model.family.gear) ? rule : {};
    }),
  ];
  const shows = new Set(all.flatMap((one) => one.shows ?? []));
  const unsaid = all.flatMap((one) => one.onlyIfPromised ?? []).filter((trait) => !shows.has(trait));
  return { shows, lacks: new Set([...all.flatMap((one) => one.lacks ?? []), ...unsaid]) };
}
