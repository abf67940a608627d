// Which features a model has: some of what its family offers, none that rule each other out.
import type { FabricId } from '#demo/catalogue/family.ts';
import type { FeatureId } from '#demo/catalogue/features.ts';
import type { Random } from '#demo/catalogue/random.ts';

/** At most one of each row. */
const EITHER: readonly (readonly FeatureId[])[] = [
  ['hoodHelmet', 'hoodSnug', 'hoodWarm', 'hoodThin', 'hoodOff'],
  ['buttons', 'snaps'],
  ['fullZipLegs', 'kneeZips'],
  ['thighPocket', 'keyPocket'],
  ['flatBuckle', 'brassBuckle'],
  ['bandHandle', 'foldHandle'],
  ['twoDoors', 'vestibule'],
  ['footbed', 'drop'],
  ['pompom', 'seamless'],
  ['seamless', 'flatSeams'],
  ['reflex', 'reflexBig'],
];
/** What a material can't have. */
const NEVER: Readonly<Partial<Record<FabricId, readonly FeatureId[]>>> = {
  foam: ['pumpSack', 'flatValve', 'patches'],
  airmat: ['folds'],
  copolyester: ['hot12'],
  titanium: ['hot12', 'bandHandle'],
  enamel: ['foldHandle', 'litreMarks'],
  tarpaulin: ['taped'],
  pack210: ['valve', 'window'],
  canvas: ['repairKit'],
  strapleather: ['flatBuckle', 'threeStraps'],
  webbing: ['brassBuckle', 'footbed'],
  waffle: ['stowPocket'],
  waxed: ['softPeak', 'stowPocket'],
  lambknit: ['touchTips'],
  woolfleece: ['kangaroo'],
  pile: ['stowPocket'],
};

const canJoin = (feature: FeatureId, taken: readonly FeatureId[]): boolean =>
  !taken.includes(feature) &&
  !EITHER.some((row) => row.includes(feature) && row.some((other) => taken.includes(other)));

/** Three to five of them, fewer only where a family has no more that go together. */
export function chosenFeatures(
  offered: readonly FeatureId[],
  fabricId: FabricId,
  random: Random,
): readonly FeatureId[] {
  const count = random.between(3, 5);
  const taken: FeatureId[] = [];
  for (const feature of random.some(offered, offered.length)) {
    if (taken.length === count) break;
    if (NEVER[fabricId]?.includes(feature) !== true && canJoin(feature, taken)) taken.push(feature);
  }
  return taken;
}
