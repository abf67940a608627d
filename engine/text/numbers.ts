// Numbers as written to one way of writing them: 2.5 for "2,5", "2 1/2", "2½"; 10000 for "10.000" and "10,000".

/** A number read at a place in a text: its canonical form, and where it ends. */
export interface ParsedNumber {
  readonly text: string;
  readonly end: number;
}

const SMALL = String.raw`[½¼¾⅐-⅞](?!\d)`;
/** "2 1/2", "2-1/2", "2½"; "1/2", "½"; "1,234.5", "10 000" has a space and is none; "2.5", "2,5". */
const MIXED = new RegExp(
  String.raw`(\d+)(?:[- ](\d{1,2})[/⁄](\d{1,2})(?!\d|[/⁄.,]\d)|[- ]?(${SMALL}))`,
  'uy',
);
const FRACTION = new RegExp(String.raw`(\d{1,2})[/⁄](\d{1,2})(?!\d|[/⁄.,]\d)|(${SMALL})`, 'uy');
const GROUPED = /([1-9]\d{0,2}(?:([.,'’])\d{3})(?:\2\d{3})*)(?:[.,](\d+))?(?![.,]?\d)/uy;
const DECIMAL = /(\d+)[.,](\d+)(?!\d|[.,]\d)/uy;
const PLAIN = /\d+/uy;

/** Longer numbers are names, of which every digit counts. */
const MAX_NUMBER = 1e9;
/** Places after the point: sixty-fourths of an inch stay apart. */
const SCALE = 10_000;

/** The number that starts at `at`, where a digit or a sign like ½ stands; undefined for a ² and its like. */
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
  // "1.125" is the decimal; what ends in a nought is a whole number, for nobody writes that nought after a point.
  if (grouped !== null && !/^\d+\.\d\d[1-9]$/u.test(grouped[0])) {
    const whole = grouped[1]!.replace(/\D/gu, '');
    return canonical(Number(`${whole}.${grouped[3] ?? 0}`), at, grouped[0]);
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

/** A number as text, with as many places as are kept. */
export function numberText(value: number): string {
  return String(Math.round(value * SCALE) / SCALE);
}

function canonical(value: number, at: number, written: string): ParsedNumber {
  const text = value < MAX_NUMBER ? numberText(value) : written.replace(/\D/gu, '');
  return { text, end: at + written.length };
}

/** Of a measure: halves to sixty-fourths and thirds, in lowest terms. 32/34 and 30/32 are sizes, 24/7 is a phrase. */
function fractionOf(over?: string, under?: string, sign?: string): number | undefined {
  if (sign !== undefined) {
    const [top = '', bottom = ''] = sign.normalize('NFKC').split('⁄');
    return Number(top) / Number(bottom);
  }
  const top = Number(over);
  const bottom = Number(under);
  const isBinary = [2, 4, 8, 16, 32, 64].includes(bottom) && top % 2 === 1 && (bottom < 32 || top < 24);
  return top < bottom && (isBinary || (bottom === 3 && top > 0)) ? top / bottom : undefined;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** "36,37,38" and "12/5/24" are not read from their middle. */
function isInSeries(text: string, at: number): boolean {
  return /[/⁄.,]/u.test(text.charAt(at - 1)) && /\d/u.test(text.charAt(at - 2));
}
