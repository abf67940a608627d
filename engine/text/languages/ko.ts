// Korean: nouns without the particles written at their end; words that are written together without a space.
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, stripSuffix, wordSet } from '#engine/text/language-pack.ts';

const longestFirst = (words: string): string[] =>
  words.split(' ').toSorted((one, other) => other.length - one.length);

/** The closed list of particles that Korean writes at the end of a noun, the plural's among them. */
const PARTICLES = longestFirst(
  [
    '에서는 에서도 으로는 에서 에게 에도 에는 으로 까지 부터 처럼 보다 이나 만큼 마다 한테 라도 이랑 하고',
    '들 랑 을 를 이 가 은 는 의 에 로 와 과 도 만 용',
  ].join(' '),
);
/** What makes a verb or an adjective of a noun, and its forms: 방수, 방수되는; 따뜻한, 따뜻하고. */
const PREDICATES = longestFirst(
  [
    '하고 하는 하며 하여 하게 하다 합니다 해도 해서 했습니다 하세요 한다 한 할 해 되는 된 되어 됩니다 되고',
    '입니다 이고 인 스러운 적인 적',
  ].join(' '),
);
/** Syllables a noun keeps. */
const MIN_STEM = 2;
/** "텐트들을": as many particles may follow one another. */
const MAX_PARTICLES = 3;

function stem(word: string): string {
  let bare = word;
  for (let taken = 0; taken < MAX_PARTICLES; taken += 1) bare = stripSuffix(bare, PARTICLES, MIN_STEM);
  return bare;
}

export const KOREAN: LanguagePack = {
  language: 'ko',
  stopWords: wordSet('및 또는 그리고 위한'),
  stem,
  root: (word) => stripSuffix(word, PREDICATES, MIN_STEM),
  // Whether to put a space is often left to who writes: 방수 자켓, 방수자켓.
  compounds: {
    linkingElements: [''],
    minPartLength: 2,
    prefixParts: new Set(),
    shortHeads: new Set(),
    suffixes: new Set([...PARTICLES, ...PREDICATES, '뿐입니다', '이가', '지도']),
    exceptions: new Set(),
  },
  units: unitNames(
    'l:리터 ml:밀리리터 g:그램 kg:킬로,킬로그램 mm:밀리,밀리미터 cm:센티,센티미터 m:미터 in:인치 p:인용,인,명 pk:개,팩 v:볼트 w:와트 lm:루멘 deg:도',
  ),
};
