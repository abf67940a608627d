// Reads whom a product is for, from the feed's own field or from words of its title and categories.
import type { Language } from '#contract/market.ts';
import { foldWord } from '#feeds/color-words.ts';

export type Gender = 'women' | 'men' | 'unisex' | 'kids';

const words = (list: string) => new Set(list.split(/\s+/).map(foldWord));
const GENDER_WORDS: readonly (readonly [Gender, ReadonlySet<string>])[] = [
  [
    'kids',
    words(`kids kid children child childrens junior juniors youth baby babies toddler infant newborn boys boy girls girl
      barn junior flickor pojkar flicka pojke kinder jungen mädchen niños niñas niño niña infantil bebé
      дети детский детская детские мальчики девочки 키즈 아동 유아 남아 여아`),
  ],
  [
    'women',
    words(`women woman womens ladies lady female dam damer kvinna kvinnor damen frauen weiblich mujer mujeres femenino femenina
      женский женская женское женские женщины жен 여성 여자 우먼`),
  ],
  [
    'men',
    words(`men man mens gents male herr herrar man män herren männer männlich hombre hombres masculino masculina
      мужской мужская мужское мужские мужчины муж 남성 남자 맨`),
  ],
  ['unisex', words('unisex унисекс 남녀공용 유니섹스')],
];
/** Google's age groups of children. */
const CHILD_AGES: ReadonlySet<string> = new Set(['newborn', 'infant', 'toddler', 'kids', 'kid', 'children']);

/** Swedish words with another meaning in an English title: a barn coat, a dam, a man-made fibre. */
const SWEDISH_ONLY_WORDS: ReadonlySet<string> = new Set(['barn', 'dam', 'man']);

/** `field` is the feed's own word; where it is not recognised, `texts` are searched in order. Null: not known. */
export function readGender(
  field: string,
  ageGroup: string,
  texts: readonly string[],
  language: Language,
): Gender | null {
  if (wordsOf(ageGroup).some((word) => CHILD_AGES.has(word))) return 'kids';
  const own = genderIn(wordsOf(field));
  if (own !== null) return own;
  for (const text of texts) {
    const words = wordsOf(text).filter((word) => language === 'sv' || !SWEDISH_ONLY_WORDS.has(word));
    const found = genderIn(words);
    if (found !== null) return found;
  }
  return null;
}

function genderIn(words: readonly string[]): Gender | null {
  const found = GENDER_WORDS.filter(([, known]) => words.some((word) => known.has(word))).map(
    ([gender]) => gender,
  );
  if (found.includes('kids')) return 'kids';
  if (found.includes('unisex') || found.length > 1) return 'unisex';
  return found[0] ?? null;
}

function wordsOf(text: string): string[] {
  return foldWord(text)
    .replace(/['’]s\b/g, 's')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}
