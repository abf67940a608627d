import { expect, test } from 'vitest';
import { analyserOf, EXACTNESS } from '#engine/text/analyser.ts';
import type { Language } from '#contract/market.ts';

const splitter = (language: Language, words: string) => {
  const known = new Set(words.split(' '));
  return (word: string) =>
    analyserOf(language)
      .split(word, (part) => known.has(part))
      ?.join('+');
};

test('a Swedish compound is split when known words cover all of it', () => {
  const split = splitter(
    'sv',
    'vandring byxor regn jacka dun sov säck tält skal jackor glas ögon skor trail',
  );
  expect(split('vandringsbyxor')).toBe('vandring+byxor');
  // A part whose stem is known.
  expect(split('regnjackan')).toBeUndefined();
  expect(analyserOf('sv').split('vandringsbyxa', (part) => ['vandring', 'byx'].includes(part))).toEqual([
    'vandring',
    'byxa',
  ]);
  expect(split('dunjacka')).toBe('dun+jacka');
  expect(split('förtält')).toBe('för+tält');
  expect(split('skaljackor')).toBe('skal+jackor');
  expect(split('solglasögon')).toBe('sol+glasögon');
  expect(split('trailskor')).toBe('trail+skor');
  // Exceptions, whose meaning differs from their parts.
  expect(split('snöskor')).toBeUndefined();
  expect(split('ryggsäck')).toBeUndefined();
  // Short words and suffixes are no parts.
  const splitInflected = splitter('sv', 'sanda ler kana dam asker spring ande tarp tar par snö ren');
  for (const word of ['sandaler', 'kanaler', 'damasker', 'springande', 'tarpar', 'snören'])
    expect(splitInflected(word)).toBeUndefined();
  // The split must be complete, with at least two parts.
  expect(split('regnjackaxx')).toBeUndefined();
  expect(split('byxor')).toBeUndefined();
});

test('a German compound is split when known words cover all of it', () => {
  const split = splitter('de', 'wander hose hosen sport halle tier regen jacke schuhe hand damen');
  expect(split('wanderhose')).toBe('wander+hose');
  expect(split('damenwanderhosen')).toBe('damen+wander+hosen');
  expect(split('sporthalle')).toBe('sport+halle');
  expect(split('diskutiert')).toBeUndefined();
  expect(split('überhose')).toBe('über+hose');
  expect(split('handschuhe')).toBeUndefined();
  // "handschuhe" (gloves) is one part.
  const withSki = splitter('de', 'skier ski hand schuhe snow');
  expect(withSki('snowhandschuhe')).toBe('snow+handschuhe');
});

test('of equal segmentations the one with the longer head is used', () => {
  const split = splitter('de', 'lager feuer feuerholz lagerfeuer holz');
  expect(split('lagerfeuerholz')).toBe('lager+feuerholz');
});

test('unspaced Korean compounds are split', () => {
  const split = splitter('ko', '방수 자켓 등산');
  expect(split('방수자켓')).toBe('방수+자켓');
  expect(split('방수자켓을')).toBe('방수+자켓을');
  expect(split('방수용자켓')).toBe('방수용+자켓');
  expect(split('방한자켓')).toBeUndefined();
});

test('an English word is split when the catalogue lacks it', () => {
  const split = splitter('en', 'rain jacket dry bag backpack back pack water');
  expect(split('rainjacket')).toBe('rain+jacket');
  expect(split('drybag')).toBe('dry+bag');
  expect(split('backpack')).toBeUndefined();
  expect(split('watering')).toBeUndefined();
});

test('words with digits are not split', () => {
  expect(splitter('sv', 'regn jacka 300')('regn300')).toBeUndefined();
});

test('the head of a compound is more exact than the other parts', () => {
  const aliases = analyserOf('de').aliases('wanderschuhe', (part) => ['wander', 'schuhe'].includes(part));
  const exactness = (text: string) => aliases.find((form) => form.text === text)?.exactness;
  expect(exactness('schuhe')).toBe(EXACTNESS.head);
  expect(exactness('schuh')).toBe(EXACTNESS.head);
  expect(exactness('wander')).toBe(EXACTNESS.modifier);
  expect(exactness('wanderschuh')).toBe(EXACTNESS.stem);
  expect(aliases.some(({ text }) => text === 'wanderschuhe')).toBe(false);
});
