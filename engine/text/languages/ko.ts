// Korean: nouns without particles, compounds written with or without spaces.
import { KOREAN_INTENT } from '#engine/intent/languages/ko.ts';
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, stripSuffix, wordSet } from '#engine/text/language-pack.ts';
import { KOREAN_TERMS } from '#engine/text/terms/ko.ts';

const longestFirst = (words: string): string[] =>
  words.split(' ').toSorted((one, other) => other.length - one.length);

/** Particles that Korean appends to nouns, including the plural. */
const PARTICLES = longestFirst(
  [
    '에서는 에서도 으로는 에서 에게 에도 에는 으로 까지 부터 처럼 보다 이나 만큼 마다 한테 라도 이랑 하고',
    '들 랑 을 를 이 가 은 는 의 에 로 와 과 도 만 용',
  ].join(' '),
);
/** Suffixes that turn a noun into a verb or adjective: 방수, 방수되는; 따뜻한, 따뜻하고. */
const PREDICATES = longestFirst(
  [
    '하고 하는 하며 하여 하게 하다 합니다 해도 해서 했습니다 하세요 한다 한 할 해 되는 된 되어 됩니다 되고',
    '입니다 이고 인 스러운 적인 적',
  ].join(' '),
);
/** Minimum syllables of a stem. */
const MIN_STEM = 2;
/** Maximum number of consecutive particles, as in "텐트들을". */
const MAX_PARTICLES = 3;

function stem(word: string): string {
  let result = word;
  for (let count = 0; count < MAX_PARTICLES; count += 1) result = stripSuffix(result, PARTICLES, MIN_STEM);
  return result;
}

export const KOREAN: LanguagePack = {
  language: 'ko',
  terms: KOREAN_TERMS,
  intent: KOREAN_INTENT,
  stopWords: wordSet('및 또는 그리고 위한'),
  stem,
  root: (word) => stripSuffix(word, PREDICATES, MIN_STEM),
  // Spacing is often optional: 방수 자켓, 방수자켓.
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
