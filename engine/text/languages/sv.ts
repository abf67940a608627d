// Swedish: definite and plural forms by rule, families of words by Snowball, compounds.
import { stemmer } from '@orama/stemmers/swedish';
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, withoutEnding, wordMap, wordSet } from '#engine/text/language-pack.ts';

// Definite and plural forms of nouns and the endings of adjectives: byxa, byxan, byxor, byxorna.
const ENDINGS = ['ornas', 'arnas', 'ernas', 'orna', 'arna', 'erna', 'ets', 'ens', 'or', 'ar', 'er', 'en']
  .concat(['et', 'an', 'as', 'a', 'e'])
  .toSorted((one, other) => other.length - one.length);
const LEAST_STEM = 3;
/** Words too short for the rules, and plurals that change the vowel. */
const IRREGULAR = wordMap(
  [
    'skon:sko skor:sko skorna:sko skors:sko yxa:yx yxan:yx yxor:yx yxorna:yx män:man männen:man mannen:man',
    'mans:man mäns:man herr:herr herre:herr herrar:herr fötter:fot foten:fot händer:hand böcker:bok',
    'nätter:natt tänder:tand rosa:rosa lila:lila orange:orange orangea:orange sommar:sommar somrar:sommar',
    'vinter:vinter vintrar:vinter vintern:vinter fjäder:fjäder fjädrar:fjäder barn:barn barns:barn',
    'barnen:barn skida:skid skidor:skid skidan:skid skidorna:skid åra:år åror:år',
  ].join(' '),
);
/** Adjectives whose neuter form changes more than its ending, alone or closing a compound: "ljusblått". */
const NEUTER = /(blåt|gråt|röt|vit|tät|grön|brun|gul|ig)t$/u;
const NEUTER_OF = wordMap('blåt:blå gråt:grå röt:röd');

function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const neuter = NEUTER.exec(word)?.[1];
  if (neuter !== undefined) return word.slice(0, -1 - neuter.length) + (NEUTER_OF.get(neuter) ?? neuter);
  const bare = withoutEnding(word, ENDINGS, LEAST_STEM);
  // "stövel" loses its e in "stövlar".
  return bare === word && /[^aeiouyåäö]el$/u.test(word) && word.length > 4 ? `${word.slice(0, -2)}l` : bare;
}

export const SWEDISH: LanguagePack = {
  language: 'sv',
  stopWords: wordSet(
    'av att de den det din ditt en ett eller från för hos i med min mitt och om på som till utan vid är',
  ),
  stem,
  root: (word) => stemmer(IRREGULAR.get(word) ?? word),
  spellings: wordMap('å:aa ä:ae ö:oe ø:oe ü:ue'),
  compounds: {
    links: ['', 's', 'o', 'u', 'e'],
    leastPart: 3,
    openers: wordSet('för under över ytter inner mellan'),
    whole: wordSet(
      'handsk snösko skridsko rullskridsko hästsko strumpbyx ryggsäck halsduk handduk trädgård örhäng kofot',
    ),
  },
  units: unitNames(
    'in:tum ft:fot p:personer,personers,manna,mans pk:st,delar deg:grader,grad season:säsong,säsonger',
  ),
};
