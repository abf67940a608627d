// German: plurals, cases and umlauts by rule, roots by Snowball, compounds.
import { GERMAN_INTENT } from '#engine/intent/languages/de.ts';
import { stemmer } from '@orama/stemmers/german';
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, stripSuffix, wordMap, wordSet } from '#engine/text/language-pack.ts';
import { GERMAN_TERMS } from '#engine/text/terms/de.ts';

const ENDINGS = ['em', 'en', 'es', 'e', 'n', 's'];
const MIN_STEM = 3;
/** Nouns with plurals in -er, also as heads of compounds; a general rule would break "Wasser" and "Filter". */
const PLURAL_IN_ER =
  /(?:kind|mann|band|kleid|tuch|rad|buch|glas|brett|bild|feld|licht|haus|loch|wald|holz|blatt|horn)(ern?)$/u;
const IRREGULAR = wordMap('damen:dam dame:dam herren:herr herrn:herr');
const UMLAUTS = wordMap('ä:a ö:o ü:u');

/** Umlauts and their two-letter spellings as plain vowels: "hüte" and "huete" as "hute". */
function withoutUmlauts(word: string): string {
  return word
    .replace(/[äöü]/gu, (vowel) => UMLAUTS.get(vowel) ?? vowel)
    .replace(/([ao])e/gu, '$1')
    .replace(/(^|[^aeq])ue/gu, '$1u');
}

function stem(word: string): string {
  const plain = withoutUmlauts(word);
  const irregular = IRREGULAR.get(plain);
  if (irregular !== undefined) return irregular;
  const plural = PLURAL_IN_ER.exec(plain)?.[1];
  if (plural !== undefined) return plain.slice(0, -plural.length);
  return plain.endsWith('ss') ? plain : stripSuffix(plain, ENDINGS, MIN_STEM);
}

export const GERMAN: LanguagePack = {
  language: 'de',
  terms: GERMAN_TERMS,
  intent: GERMAN_INTENT,
  stopWords: wordSet(
    [
      'am an auf aus bei beim das dein deine dem den der des die ein eine einem einen einer eines für im in',
      'ist mein meine mit oder ohne sich und vom von zu zum zur',
    ].join(' '),
  ),
  numberWords: wordMap('2:zwei 3:drei 4:vier 5:fünf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 12:zwölf'),
  qualifierWords: wordSet('mit für aus zum zur von in'),
  stem,
  root: stemmer,
  spellings: wordMap('ä:ae ö:oe ü:ue å:aa ø:oe'),
  compounds: {
    linkingElements: ['', 's', 'es', 'n', 'en', 'e'],
    minPartLength: 4,
    prefixParts: wordSet(
      [
        'über unter innen außen aussen zwischen vor ober ski rad see eis bad hand damen herren kinder baby wander',
        'kletter reise trekking regen schnee winter sommer schlaf lauf berg woll fleece daunen hart weich',
      ].join(' '),
    ),
    shortHeads: wordSet('hut rad ski gas'),
    suffixes: wordSet('ende endes enden fache faches halb wegs lich keit heit bare barer bares barem'),
    exceptions: wordSet(
      [
        'handschuh schneeschuh schlittschuh rollschuh strumpfhos rucksack handtuch halstuch fingerhut fahrrad',
        'baumwoll reissverschluss handgelenk',
      ].join(' '),
    ),
  },
  units: unitNames(
    'in:zoll ft:fuss g:gramm kg:kilogramm p:personen,mann pk:stück,stueck,stk,teilig deg:grad season:jahreszeiten',
  ),
};
