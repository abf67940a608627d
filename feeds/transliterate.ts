// Transliterates any text to the characters of a slug: Latin without diacritics, Cyrillic and Hangul romanised.

const CHARACTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
};
// The code point of a Hangul syllable is computed of initial, vowel and final (Revised Romanisation, jamo by jamo).
const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map(romanization);
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ').map(romanization);
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = 11_172;

function romanization(written: string): string {
  return written === '-' ? '' : written;
}

function romanizeHangul(character: string): string | null {
  const at = (character.codePointAt(0) ?? 0) - FIRST_SYLLABLE;
  if (at < 0 || at >= SYLLABLES) return null;
  return `${INITIALS[Math.floor(at / 588)]}${VOWELS[Math.floor((at % 588) / 28)]}${FINALS[at % 28]}`;
}

/** Lower case without diacritics (å becomes a, é becomes e); characters of other scripts stay as they are. */
export function transliterate(text: string): string {
  let out = '';
  for (const character of text.normalize('NFC').toLowerCase()) {
    const known = Object.hasOwn(CHARACTERS, character) ? CHARACTERS[character] : romanizeHangul(character);
    out += known ?? character;
  }
  const bare = out.normalize('NFKD').replace(/\p{M}/gu, '');
  // Without their diacritics, й and ё among others are in the table.
  return bare.replace(/[а-я]/g, (character) => CHARACTERS[character] ?? character);
}

/** a-z, 0-9 and single hyphens, none at the ends; '' where nothing is left. Cut at a hyphen where possible. */
export function slugOf(text: string, maxLength = 80): string {
  const whole = transliterate(text)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (whole.length <= maxLength) return whole;
  const cut = whole.slice(0, maxLength + 1);
  const hyphen = cut.lastIndexOf('-');
  return cut.slice(0, hyphen > maxLength / 2 ? hyphen : maxLength);
}
