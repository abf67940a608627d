// Sizes in the order people expect them: XS S M L XL XXL, 36 37 38, 10 l 20 l.

const LETTER_SIZES = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL'];

/** "2XL" is XXL, "3XS" is XXXS. */
function letterRank(size: string): number | undefined {
  const match = /^(\d)?(X*)([SML])$/u.exec(size.toUpperCase().split(/[\s/-]/u)[0] ?? '');
  if (match === null) return undefined;
  const [, times, crosses = '', letter = ''] = match;
  if (times !== undefined && crosses.length > 1) return undefined;
  const count = times === undefined ? crosses.length : Number(times);
  const rank = LETTER_SIZES.indexOf('X'.repeat(count) + letter);
  return rank < 0 ? undefined : rank;
}

/** Group, number, what stands around it, later numbers: letters, then plain numbers, then numbers with something around them, then words. */
function sizeSortKey(size: string): readonly [number, number, string, readonly number[]] {
  const letters = letterRank(size);
  if (letters !== undefined) return [0, letters, '', []];
  const match = /^(\D*?)(\d+(?:[.,]\d+)?)(.*)$/u.exec(size);
  if (match === null) return [3, 0, size, []];
  const [, before = '', digits = '', after = ''] = match;
  const number = Number(digits.replace(',', '.')) + fractionOf(after);
  const around = (before + after).trim().toLowerCase();
  const later = (after.match(NUMBERS) ?? []).map((digitsLater) => Number(digitsLater.replace(',', '.')));
  if (/^[\s½⅓⅔/\d-]*$/u.test(around)) return [1, number, '', later];
  // "3-4 years" and "11-12 years" have the same around them, "W30 L32" and "W32 L34" too.
  return [2, number, around.replace(NUMBERS, '#'), later];
}

/** "38 ½" and "42 2/3" lie between whole sizes. */
function fractionOf(after: string): number {
  const fraction = /(\d)\/(\d)/u.exec(after);
  if (fraction !== null) return Number(fraction[1]) / Number(fraction[2]);
  return after.includes('½') ? 0.5 : after.includes('⅓') ? 1 / 3 : after.includes('⅔') ? 2 / 3 : 0;
}

const NUMBERS = /\d+(?:[.,]\d+)?/gu;

/** For sort(): negative when `one` comes before `other`. */
export function compareSizes(one: string, other: string): number {
  const [oneGroup, oneNumber, oneUnit, oneLater] = sizeSortKey(one);
  const [otherGroup, otherNumber, otherUnit, otherLater] = sizeSortKey(other);
  if (oneGroup !== otherGroup) return oneGroup - otherGroup;
  if (oneGroup === 2 && oneUnit !== otherUnit) return oneUnit < otherUnit ? -1 : 1;
  if (oneNumber !== otherNumber) return oneNumber - otherNumber;
  for (const [at, number] of oneLater.entries()) {
    const difference = number - (otherLater[at] ?? number);
    if (difference !== 0) return difference;
  }
  return one < other ? -1 : one > other ? 1 : 0;
}
