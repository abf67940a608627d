// Swedish: definite and plural forms by rule, roots by Snowball, compounds.
import { SWEDISH_INTENT } from '#engine/intent/languages/sv.ts';
import { stemmer } from '@orama/stemmers/swedish';
import { unitNames } from '#engine/text/units.ts';
import { type LanguagePack, stripSuffix, wordMap, wordSet } from '#engine/text/language-pack.ts';
import { SWEDISH_TERMS } from '#engine/text/terms/sv.ts';

// Definite and plural forms of nouns and the endings of adjectives: byxa, byxan, byxor, byxorna.
const ENDINGS = ['ornas', 'arnas', 'ernas', 'orna', 'arna', 'erna', 'ets', 'ens', 'or', 'ar', 'er', 'en']
  .concat(['et', 'an', 'as', 'a', 'e'])
  .toSorted((one, other) => other.length - one.length);
const MIN_STEM = 3;
/** Words too short for the rules, and plurals with a vowel change. */
const IRREGULAR = wordMap(
  [
    'yxa:yx yxan:yx yxor:yx yxorna:yx män:man männen:man mannen:man',
    'mans:man mäns:man herr:herr herre:herr herrar:herr fötter:fot foten:fot händer:hand böcker:bok',
    'nätter:natt tänder:tand rosa:rosa lila:lila orange:orange orangea:orange sommar:sommar somrar:sommar',
    'vinter:vinter vintrar:vinter vintern:vinter fjäder:fjäder fjädrar:fjäder barn:barn barns:barn',
    'barnen:barn liter:liter junior:junior juniorer:junior skida:skid skidor:skid skidan:skid skidorna:skid åra:år åror:år',
  ].join(' '),
);
/** Adjectives with irregular neuter forms, also as heads of compounds: "ljusblått". */
const NEUTER = /(blåt|gråt|röt|vit|tät|grön|brun|gul|ig)t$/u;
const NEUTER_OF = wordMap('blåt:blå gråt:grå röt:röd');

/** "sko", also as the head of a compound. */
const SHOES = /^(.*sko)(?:n|ns|r|rs|rna|rnas)$/u;

function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const shoe = SHOES.exec(word)?.[1];
  if (shoe !== undefined) return shoe;
  const neuter = NEUTER.exec(word)?.[1];
  if (neuter !== undefined) return word.slice(0, -1 - neuter.length) + (NEUTER_OF.get(neuter) ?? neuter);
  const stripped = stripSuffix(word, ENDINGS, MIN_STEM);
  // "stövel" drops its e in "stövlar".
  return stripped === word && /[^aeiouyåäö]el$/u.test(word) && word.length > 4
    ? `${word.slice(0, -2)}l`
    : stripped;
}

export const SWEDISH: LanguagePack = {
  language: 'sv',
  terms: SWEDISH_TERMS,
  intent: SWEDISH_INTENT,
  stopWords: wordSet(
    'av att de den det din ditt en ett eller från för hos i med min mitt och om på som till utan vid är',
  ),
  numberWords: wordMap('2:två 3:tre 4:fyra 5:fem 6:sex 7:sju 8:åtta 9:nio 10:tio 12:tolv'),
  qualifierWords: wordSet('med för till av i'),
  stem,
  root: (word) => stemmer(IRREGULAR.get(word) ?? word),
  spellings: wordMap('å:aa ä:ae ö:oe ø:oe ü:ue'),
  compounds: {
    linkingElements: ['', 's', 'o', 'u', 'e'],
    minPartLength: 4,
    prefixParts: wordSet(
      [
        'för under över ytter inner mellan dun ull sol sov snö dam herr barn regn skid sid sko fot arm ärm knä häl',
        'hel bad dag natt gas mat ved bil båt tåg lin vax tät våt stig tur vår höst is tå fri topp skal vind pann',
      ].join(' '),
    ),
    shortHeads: wordSet('sko tak tyg lås rem rör väv ben kil gas hål tät yxa'),
    suffixes: wordSet('ande ende ingar ingen inget bara rade lagda lade ning else aste are erna arna orna'),
    exceptions: wordSet(
      [
        'handsk snösko skridsko rullskridsko hästsko strumpbyx ryggsäck halsduk handduk trädgård örhäng kofot',
        'damask sandal dragsko underställ underlag bomull verktyg verkstad glasögon',
      ].join(' '),
    ),
  },
  units: unitNames(
    'in:tum ft:fot p:personer,personers,manna,mans pk:st,delar deg:grader,grad season:säsong,säsonger',
  ),
};
