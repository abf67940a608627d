// Compares sizes for sorting: XS S M L XL XXL, 36 37 38, 10 l 20 l.

const LETTER_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];

/** Index in LETTER_SIZES; "2XL" is XXL, "3XS" is XXXS, "1L" a litre. */
function letterRank(size: string): number | undefined {
  const match = /^(\d(?=X))?(X*)([SML])$/u.exec(size.toUpperCase().split(/[\s/-]/u)[0] ?? '');
  if (match === null) return undefined;
  const [, multiplier, xs = '', letter = ''] = match;
  if (multiplier !== undefined && xs.length > 1) return undefined;
  const count = multiplier === undefined ? xs.length : Number(multiplier);
  const rank = LETTER_SIZES.indexOf('X'.repeat(count) + letter);
  return rank < 0 ? undefined : rank;
}

/** Group (letter sizes, plain numbers, numbers with text, words), number, text around it, further numbers. */
function sizeSortKey(size: string): readonly [number, number, string, readonly number[]] {
  const letters = letterRank(size);
  if (letters !== undefined) return [0, letters, '', []];
  const match = /^(\D*?)(\d+(?:[.,]\d+)?)(.*)$/u.exec(size);
  if (match === null) return [3, 0, size, []];
  const [, prefix = '', digits = '', suffix = ''] = match;
  const number = Number(digits.replace(',', '.')) + fractionOf(suffix);
  const context = (prefix + suffix).trim().toLowerCase();
  const laterNumbers = (suffix.match(NUMBERS) ?? []).map((digitsLater) =>
    Number(digitsLater.replace(',', '.')),
  );
  if (/^[\s½⅓⅔/\d-]*$/u.test(context)) return [1, number, '', laterNumbers];
  // Further numbers become #, so that "3-4 years" and "11-12 years" have equal context, as have "W30 L32" and "W32 L34".
  return [2, number, context.replace(NUMBERS, '#'), laterNumbers];
}

/** The fraction in "38 ½" and "42 2/3". */
function fractionOf(suffix: string): number {
  const fraction = /(\d)\/(\d)/u.exec(suffix);
  if (fraction !== null) return Number(fraction[1]) / Number(fraction[2]);
  return suffix.includes('½') ? 0.5 : suffix.includes('⅓') ? 1 / 3 : suffix.includes('⅔') ? 2 / 3 : 0;
}

const NUMBERS = /\d+(?:[.,]\d+)?/gu;

/** For sort(): negative if `one` comes before `other`. */
export function compareSizes(one: string, other: string): number {
  const [oneGroup, oneNumber, oneContext, oneLaterNumbers] = sizeSortKey(one);
  const [otherGroup, otherNumber, otherContext, otherLaterNumbers] = sizeSortKey(other);
  if (oneGroup !== otherGroup) return oneGroup - otherGroup;
  if (oneGroup === 2 && oneContext !== otherContext) return oneContext < otherContext ? -1 : 1;
  if (oneNumber !== otherNumber) return oneNumber - otherNumber;
  for (const [at, number] of oneLaterNumbers.entries()) {
    const difference = number - (otherLaterNumbers[at] ?? number);
    if (difference !== 0) return difference;
  }
  return one < other ? -1 : one > other ? 1 : 0;
}
