// Korean: nouns without the particles written at their end; words that are written together without a space.
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, withoutEnding, wordSet } from '#engine/text/language-pack.ts';

/** The closed list of particles that Korean writes at the end of a noun. */
const PARTICLES = [
  '에서는',
  '에서도',
  '으로는',
  '에서',
  '에도',
  '만큼',
  '마다',
  '한테',
  '라도',
  '에게',
  '으로',
  '까지',
  '부터',
  '처럼',
  '보다',
  '이나',
  '에는',
]
  .concat(['을', '를', '이', '가', '은', '는', '의', '에', '로', '와', '과', '도', '만', '용'])
  .toSorted((one, other) => other.length - one.length);
/** What closes a verb or a noun and may stand in a text as a word of its own. */
const ENDINGS = [
  '하고',
  '하는',
  '하며',
  '하여',
  '합니다',
  '해도',
  '했습니다',
  '하세요',
  '되는',
  '됩니다',
  '입니다',
  '뿐입니다',
  '지도',
  '이가',
];
/** Syllables a noun keeps. */
const LEAST_STEM = 2;

export const KOREAN: LanguagePack = {
  language: 'ko',
  stopWords: wordSet('및 또는 그리고 위한'),
  stem: (word) => withoutEnding(word, PARTICLES, LEAST_STEM),
  // Whether to put a space is often left to who writes: 방수 자켓, 방수자켓.
  compounds: {
    links: [''],
    leastPart: 2,
    openers: new Set(),
    shortHeads: new Set(),
    endings: new Set([...PARTICLES, ...ENDINGS]),
    whole: new Set(),
  },
  units: unitNames(
    'l:리터 ml:밀리리터 g:그램 kg:킬로,킬로그램 mm:밀리,밀리미터 cm:센티,센티미터 m:미터 in:인치 p:인용,인,명 pk:개,팩 v:볼트 w:와트 lm:루멘 deg:도',
  ),
};
