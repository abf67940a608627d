// English: plurals by rule with a list of irregular ones, roots by Porter's algorithm.
import { ENGLISH_INTENT } from '#engine/intent/languages/en.ts';
import { stemmer } from '@orama/stemmers/english';
import { type LanguagePack, wordMap, wordSet } from '#engine/text/language-pack.ts';
import { ENGLISH_TERMS } from '#engine/text/terms/en.ts';

/** Irregular plurals, and words for which the rules fail. */
const IRREGULAR = wordMap(
  [
    'men:man mens:man mans:man women:woman womens:woman womans:woman children:child childrens:child',
    'childs:child feet:foot teeth:tooth geese:goose mice:mouse oxen:ox knives:knife shelves:shelf',
    'halves:half scarves:scarf wolves:wolf leaves:leaf calves:calf loaves:loaf thieves:thief wives:wife',
    'lives:life selves:self hooves:hoof axes:axe ax:axe lens:lens lenses:lens buses:bus gases:gas gas:gas',
    'caches:cache niches:niche mustaches:mustache aches:ache heroes:hero potatoes:potato tomatoes:tomato',
    'quizzes:quiz dies:die series:series species:species canvas:canvas canvases:canvas atlas:atlas',
  ].join(' '),
);
/** Words whose final s is not a plural: shorts are not "short". */
const NOT_PLURAL = wordSet(
  'shorts tights briefs boxers glasses goods news clothes overalls slacks trunks arms savings always',
);
/** Words that Porter's algorithm would merge with unrelated ones: general and generous, organ and organic. */
const OWN_ROOT = wordSet(
  [
    'general generals generally generous generously organic organics organically organ organs basic basics',
    'universal university universities universe news international internal polar policy police',
    'coating coatings coated lining linings evening evenings housing us careful bearing bearings siding sidings sterling animal animals animate',
  ].join(' '),
);

function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || NOT_PLURAL.has(word)) return word;
  // "hoodie", "hoodies" and "hoody" share a stem.
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (!word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  return /(?:x|tz|zz|ch|sh|ss)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const ION = /^(\w+[st])ions?$/u;
/** Porter's measure > 1: at least two vowel-consonant sequences remain. */
const LONG = /^(?:[^aeiouy]*[aeiouy]+[^aeiouy]+){2}/u;

function root(word: string): string {
  if (OWN_ROOT.has(word)) return word;
  // The stemmer package drops one character too many: its "protec" would not match "protect".
  const stemmed = ION.exec(word)?.[1];
  if (stemmed !== undefined && LONG.test(stemmed) && !stemmed.endsWith('at')) return stemmed;
  return stemmer(IRREGULAR.get(word) ?? word);
}

export const ENGLISH: LanguagePack = {
  language: 'en',
  terms: ENGLISH_TERMS,
  intent: ENGLISH_INTENT,
  stopWords: wordSet(
    'a an and are as at be by for from in is it its my of on or our that the these this those to with without your',
  ),
  numberWords: wordMap('1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 12:twelve'),
  qualifierWords: wordSet('with for by in'),
  stem,
  root,
  compounds: {
    linkingElements: [''],
    minPartLength: 3,
    prefixParts: new Set(),
    shortHeads: new Set(),
    suffixes: wordSet('ing ings ers ies est ess able less ness ment tion'),
    exceptions: new Set(),
    isForUnknownOnly: true,
  },
};
