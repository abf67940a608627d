// Parses written numbers into one canonical form: 2.5 for "2,5", "2 1/2" and "2½"; 10000 for "10.000" and "10,000".

/** A number in a text: its canonical form and end offset. */
export interface ParsedNumber {
  readonly text: string;
  readonly end: number;
}

const SMALL = String.raw`[½¼¾⅐-⅞](?!\d)`;
/** The patterns match "2 1/2", "2-1/2", "2½"; "1/2", "½"; "1,234.5" (but not "10 000" with a space); "2.5", "2,5". */
const MIXED = new RegExp(
  String.raw`(\d+)(?:[- ](\d{1,2})[/⁄](\d{1,2})(?!\d|[/⁄.,]\d)|[- ]?(${SMALL}))`,
  'uy',
);
const FRACTION = new RegExp(String.raw`(\d{1,2})[/⁄](\d{1,2})(?!\d|[/⁄.,]\d)|(${SMALL})`, 'uy');
const GROUPED = /([1-9]\d{0,2}(?:([.,'’])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?(?![.,]?\d)/uy;
const DECIMAL = /(\d+)[.,](\d+)(?!\d|[.,]\d)/uy;
const PLAIN = /\d+/uy;

/** Larger numbers are identifiers and keep every digit. */
const MAX_NUMBER = 1e9;
/** Four decimals, enough to distinguish sixty-fourths of an inch. */
const SCALE = 10_000;

/** The number that starts at `at`, which must be a digit or a sign like ½; undefined for ² and the like. */
export function parseNumber(text: string, at: number): ParsedNumber | undefined {
  if (isInSeries(text, at)) return plain(text, at);
  const mixed = matchAt(MIXED, text, at);
  if (mixed !== null) {
    const part = fractionOf(mixed[2], mixed[3], mixed[4]);
    if (part !== undefined) return canonical(Number(mixed[1]) + part, at, mixed[0]);
  }
  const fraction = matchAt(FRACTION, text, at);
  if (fraction !== null) {
    const part = fractionOf(fraction[1], fraction[2], fraction[3]);
    if (part !== undefined) return canonical(part, at, fraction[0]);
  }
  const grouped = matchAt(GROUPED, text, at);
  // "1.125" is a decimal, but "1.120" is 1120: decimals are not written with a trailing zero.
  if (grouped !== null && !/^\d+\.\d\d[1-9]$/u.test(grouped[0])) {
    const integer = grouped[1]!.replace(/\D/gu, '');
    return canonical(Number(`${integer}.${grouped[3] ?? 0}`), at, grouped[0]);
  }
  const decimal = matchAt(DECIMAL, text, at);
  return decimal === null
    ? plain(text, at)
    : canonical(Number(`${decimal[1]}.${decimal[2]}`), at, decimal[0]);
}

function plain(text: string, at: number): ParsedNumber | undefined {
  const digits = matchAt(PLAIN, text, at);
  return digits === null ? undefined : { text: digits[0], end: at + digits[0].length };
}

/** A number as text, rounded to the supported decimals. */
export function numberText(value: number): string {
  return String(Math.round(value * SCALE) / SCALE);
}

function canonical(value: number, at: number, source: string): ParsedNumber {
  const text = value < MAX_NUMBER ? numberText(value) : source.replace(/\D/gu, '');
  return { text, end: at + source.length };
}

/** Fractions of measures: halves to sixty-fourths and thirds, in lowest terms. 32/34 and 30/32 are sizes, 24/7 a phrase. */
function fractionOf(numerator?: string, denominator?: string, sign?: string): number | undefined {
  if (sign !== undefined) {
    const [top = '', bottom = ''] = sign.normalize('NFKC').split('⁄');
    return Number(top) / Number(bottom);
  }
  const top = Number(numerator);
  const bottom = Number(denominator);
  const isBinary = [2, 4, 8, 16, 32, 64].includes(bottom) && top % 2 === 1 && (bottom < 32 || top < 24);
  return top < bottom && (isBinary || (bottom === 3 && top > 0)) ? top / bottom : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether the number continues a series such as "36,37,38" or "12/5/24". */
function isInSeries(text: string, at: number): boolean {
  return /[/⁄.,]/u.test(text.charAt(at - 1)) && /\d/u.test(text.charAt(at - 2));
}
