// Korean particles: which form follows a word depends on whether its last syllable ends in a consonant.

/** Each particle after a closed syllable, and after an open one. */
const PARTICLES: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  과: ['과', '와'],
  으로: ['으로', '로'],
};
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** The word with its particle: `withParticle('롬비', '은')` is 롬비는. A word that ends in no Hangul counts as open. */
export function withParticle(word: string, particle: string): string {
  const forms = PARTICLES[particle];
  if (forms === undefined) throw new Error(`no Korean particle ${particle}`);
  const code = word.codePointAt(word.length - 1) ?? 0;
  const final = code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0;
  const isOpen = final === 0 || (particle === '으로' && final === FINAL_RIEUL);
  return word + forms[isOpen ? 1 : 0];
}
