// Chooses the cut in which a model is drawn: one that shows what the words promise.
import type { FamilyId } from '#demo/catalogue/families/all-families.ts';
import type { Model } from '#demo/catalogue/model.ts';
import { promisesOf } from '#demo/catalogue/promises.ts';
import { randomOf } from '#demo/catalogue/random.ts';
import { CUT_TRAITS } from '#demo/drawings/cut-traits.ts';

type Said = Parameters<typeof promisesOf>[0];

/** The numbers of the cuts that keep every promise about the model. */
export function fittingCuts(model: Said): readonly number[] {
  const { shows, lacks } = promisesOf(model);
  return CUT_TRAITS[model.family.gear].flatMap((traits, cut) =>
    [...shows].every((trait) => traits.includes(trait)) && !traits.some((trait) => lacks.has(trait))
      ? [cut]
      : [],
  );
}

/** Families in which neighbours of a listing would look alike if the cuts followed each other: another draw. */
const DRAWS: Readonly<Partial<Record<FamilyId, number>>> = {
  headlamp: 4,
  'cook-set': 7,
  stove: 13,
  mug: 4,
  belt: 1,
  'sleeping-bag': 2,
  gaiters: 0,
  'hip-pack': 10,
  sandals: 6,
};

/** Which of the fitting cuts: in turn from model to model, or drawn by its name. */
export function turnOf({ family, index, name }: Model, isForMen: boolean): number {
  const draw = DRAWS[family.id];
  const turn = draw === undefined ? index : randomOf(`cut ${draw} ${family.id} ${name.en}`).between(0, 999);
  return turn + (isForMen ? 1 : 0);
}

/** `turn` takes another of the fitting cuts, round and round. Throws where nothing drawn fits what is said. */
export function cutOf(model: Model, turn: number): number {
  const fitting = fittingCuts(model);
  const cut = fitting[turn % fitting.length];
  if (cut === undefined) {
    const { shows, lacks } = promisesOf(model);
    throw new Error(
      `no cut of ${model.family.gear} shows ${[...shows].join(', ')} without ${[...lacks].join(', ')}`,
    );
  }
  return cut;
}
