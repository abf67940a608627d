import { stemmer } from '@orama/stemmers/danish';
import { expect, test } from 'vitest';
import { analyserOf, EXACTNESS, makeAnalyser } from '#engine/text/analyser.ts';
import type { Language } from '#contract/market.ts';
import { normalise } from '#engine/text/fold.ts';
import { type LanguagePack, stripSuffix, wordMap, wordSet } from '#engine/text/language-pack.ts';
import { PACKS } from '#engine/text/packs.ts';

type Rows = readonly (readonly [language: Language, words: string])[];

const SAME_STEM: Rows = [
  ['en', 'jacket jackets'],
  ['en', 'pouch pouches'],
  ['en', 'berry berries'],
  ['en', 'battery batteries'],
  ['en', 'accessory accessories'],
  ['en', 'hoodie hoodies hoody'],
  ['en', 'beanie beanies'],
  ['en', 'woman women womens'],
  ['en', 'man men mens'],
  ['en', 'foot feet'],
  ['en', 'knife knives'],
  ['en', 'shelf shelves'],
  ['en', 'glove gloves'],
  ['en', 'sleeve sleeves'],
  ['en', 'shoe shoes'],
  ['en', 'size sizes'],
  ['en', 'brush brushes'],
  ['en', 'torch torches'],
  ['en', 'box boxes'],
  ['en', 'axe axes'],
  ['en', 'lens lenses'],
  ['en', 'dress dresses'],
  ['en', 'child children childrens'],
  ['sv', 'byxa byxan byxor byxorna'],
  ['sv', 'jacka jackan jackor jackorna'],
  ['sv', 'känga kängan kängor kängorna'],
  ['sv', 'strumpa strumpor strumporna'],
  ['sv', 'mössa mössan mössor mössorna'],
  ['sv', 'sko skon skor skorna'],
  ['sv', 'klippsko klippskon klippskor klippskorna'],
  ['sv', 'handske handsken handskar handskarna'],
  ['sv', 'ryggsäck ryggsäcken ryggsäckar ryggsäckarna'],
  ['sv', 'tält tältet tälten'],
  ['sv', 'stövel stövlar stövlarna'],
  ['sv', 'skida skidor skidorna'],
  ['sv', 'barn barnen barns'],
  ['sv', 'grön gröna grönt'],
  ['sv', 'röd röda rött'],
  ['sv', 'blå blåa blått'],
  ['sv', 'ljusblå ljusblått'],
  ['sv', 'vattentät vattentäta vattentätt'],
  ['sv', 'man män mannen'],
  ['de', 'jacke jacken'],
  ['de', 'schuh schuhe schuhen'],
  ['de', 'rucksack rucksäcke rucksäcken rucksaecke'],
  ['de', 'mütze mützen muetze muetzen'],
  ['de', 'hut hüte hüten huete'],
  ['de', 'hose hosen'],
  ['de', 'zelt zelte zelten zeltes'],
  ['de', 'kind kinder kindern'],
  ['de', 'stirnband stirnbänder stirnbändern'],
  ['de', 'handtuch handtücher handtuecher'],
  ['de', 'strumpf strümpfe struempfe'],
  ['de', 'wasserdicht wasserdichte wasserdichten wasserdichtes'],
  ['ko', '자켓 자켓을 자켓은 자켓에서'],
  ['ko', '등산 등산용'],
  ['ko', '텐트 텐트들 텐트들을 텐트이랑'],
];

test.each(SAME_STEM)('%s: %s have one stem', (language, words) => {
  const analyser = analyserOf(language);
  expect(new Set(words.split(' ').map((word) => analyser.stem(word))).size).toBe(1);
});

const DIFFERENT_STEMS: Rows = [
  ['en', 'short shorts'],
  ['en', 'glass glasses'],
  ['en', 'bus buses us'],
  ['en', 'dress dres'],
  ['sv', 'sten stenar ste'],
  ['sv', 'svart svar'],
  ['de', 'wasser wass'],
  ['de', 'wander wand'],
  ['de', 'filter filz'],
  ['ko', '자켓 자'],
];

test.each(DIFFERENT_STEMS)('%s: %s do not all have one stem', (language, words) => {
  const analyser = analyserOf(language);
  expect(new Set(words.split(' ').map((word) => analyser.stem(word))).size).toBeGreaterThan(1);
});

const exactnessOf = (language: Language, typed: string, inDocument: string) => {
  const analyser = analyserOf(language);
  const documentForms = new Map(
    analyser.forms(normalise(inDocument)).map((form) => [form.text, form.exactness]),
  );
  const common = analyser.forms(normalise(typed)).flatMap(({ text, exactness }) => {
    const documentExactness = documentForms.get(text);
    return documentExactness === undefined ? [] : [Math.max(exactness, documentExactness)];
  });
  return common.length === 0 ? undefined : Math.min(...common);
};

const EXACTNESS_CASES: readonly (readonly [Language, string, string, keyof typeof EXACTNESS | 'none'])[] = [
  ['en', 'jacket', 'jacket', 'surface'],
  ['en', 'jackets', 'jacket', 'stem'],
  ['en', 'waterproofing', 'waterproof', 'root'],
  ['en', 'protection', 'protect', 'root'],
  ['en', 'compressions', 'compress', 'root'],
  ['en', 'insulation', 'insulated', 'root'],
  ['en', 'climbing', 'climb', 'root'],
  ['en', 'short', 'shorts', 'root'],
  ['en', 'general', 'generous', 'none'],
  ['en', 'organ', 'organic', 'none'],
  ['en', 'fjallraven', 'fjällräven', 'folded'],
  ['sv', 'gron', 'grön', 'folded'],
  ['sv', 'groena', 'grön', 'folded'],
  ['sv', 'kaanga', 'kånga', 'folded'],
  ['sv', 'vandringar', 'vandring', 'stem'],
  ['sv', 'löpare', 'löpning', 'none'],
  ['de', 'strasse', 'straße', 'surface'],
  ['de', 'huette', 'hütte', 'stem'],
  ['de', 'hutte', 'hütte', 'stem'],
  ['de', 'grün', 'gruen', 'stem'],
  ['de', 'gefüttert', 'gefuettert', 'stem'],
  ['de', 'wanderung', 'wandern', 'root'],
  ['de', 'roter', 'rot', 'root'],
  ['ko', '자켓을', '자켓', 'stem'],
  ['ko', '따뜻한', '따뜻하고', 'root'],
  ['ko', '방수되는', '방수', 'root'],
];

test.each(EXACTNESS_CASES)('%s: "%s" matches "%s" by %s', (language, typed, inDocument, exactness) => {
  expect(exactnessOf(language, typed, inDocument)).toBe(
    exactness === 'none' ? undefined : EXACTNESS[exactness],
  );
});

test('a word with digits has one form', () => {
  for (const language of ['en', 'sv', 'de', 'ko'] as const)
    expect(analyserOf(language).forms('65s')).toEqual([{ text: '65s', exactness: EXACTNESS.surface }]);
});

// Adding a language takes a pack like this one, and a line in packs.ts.
const DANISH: LanguagePack = {
  intent: PACKS.en.intent,
  language: 'da',
  stopWords: wordSet('af at den det en et for i med og på som til uden'),
  stem: (word) => stripSuffix(word, ['erne', 'ene', 'en', 'er', 'et', 'e'], 3),
  root: stemmer,
  spellings: wordMap('æ:ae ø:oe å:aa'),
  compounds: {
    linkingElements: ['', 's', 'e'],
    minPartLength: 3,
    prefixParts: wordSet('over under'),
    shortHeads: wordSet('sko'),
    suffixes: wordSet('ende'),
    exceptions: wordSet('handsk'),
  },
};

test('a further language is a pack: Danish', () => {
  const danish = makeAnalyser(DANISH);
  const forms = (word: string) => danish.forms(word).map(({ text }) => text);
  expect(danish.language).toBe('da');
  expect(danish.isStopWord('og')).toBe(true);
  expect(new Set(['jakke', 'jakken', 'jakker', 'jakkerne'].map((word) => danish.stem(word))).size).toBe(1);
  expect(forms('støvle')).toEqual(expect.arrayContaining(['støvl', 'stovle', 'stoevle']));
  expect(danish.split('regnjakker', (part) => ['regn', 'jakk'].includes(part))).toEqual(['regn', 'jakker']);
  expect(danish.split('handsker', (part) => ['hand', 'sker'].includes(part))).toBeUndefined();
});
