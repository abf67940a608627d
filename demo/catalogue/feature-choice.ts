// Chooses the features of a model: some of those its family offers, none that exclude each other.
import type { FabricId } from '#demo/catalogue/family.ts';
import type { FeatureId } from '#demo/catalogue/features.ts';
import type { Random } from '#demo/catalogue/random.ts';

/** A model has at most one feature of each row. */
const EXCLUSIVE_FEATURES: readonly (readonly FeatureId[])[] = [
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
/** Features that a material can't have. */
const IMPOSSIBLE_FEATURES: Readonly<Partial<Record<FabricId, readonly FeatureId[]>>> = {
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
  !EXCLUSIVE_FEATURES.some((row) => row.includes(feature) && row.some((other) => taken.includes(other)));

/** Three to five of them, fewer only where a family has no more that go together. */
export function chooseFeatures(
  offered: readonly FeatureId[],
  fabricId: FabricId,
  random: Random,
): readonly FeatureId[] {
  const count = random.between(3, 5);
  const taken: FeatureId[] = [];
  for (const feature of random.some(offered, offered.length)) {
    if (taken.length === count) break;
    if (IMPOSSIBLE_FEATURES[fabricId]?.includes(feature) !== true && canJoin(feature, taken))
      taken.push(feature);
  }
  return taken;
}
