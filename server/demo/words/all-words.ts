// The sentences of every product family.
import type { FamilyId } from '#server/demo/families/all-families.ts';
import { ALL_FAMILIES } from '#server/demo/families/all-families.ts';
import type { Words } from '#server/demo/family.ts';
import { text } from '#server/demo/text.ts';

const PLAIN: Words = {
  opening: [
    text(
      '{name} is made for days when the weather has other plans.',
      '{name} är gjord för dagar när vädret har andra planer.',
      '{name} ist für Tage gemacht, an denen das Wetter andere Pläne hat.',
      '{name:은} 날씨가 딴생각을 하는 날을 위해 만들었습니다.',
    ),
  ],
  build: [
    text(
      'Every seam can be opened and sewn again.',
      'Varje söm går att sprätta och sy om.',
      'Jede Naht lässt sich öffnen und neu nähen.',
      '모든 솔기는 뜯어서 다시 꿰맬 수 있습니다.',
    ),
  ],
  use: [text('Take it along and see.', 'Ta med den och se.', 'Mitnehmen und sehen.', '가져가 보면 압니다.')],
};
export const FAMILY_WORDS = Object.fromEntries(ALL_FAMILIES.map((family) => [family.id, PLAIN])) as Readonly<
  Record<FamilyId, Words>
>;
