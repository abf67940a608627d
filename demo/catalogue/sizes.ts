// Size schemes: the sizes a product comes in.
import type { Random } from '#demo/catalogue/random.ts';

/** Sizes of one product, and the price factor of each. */
export interface Sizing {
  readonly sizes: readonly string[];
  readonly factors: readonly number[];
}
const even = (sizes: readonly string[]): Sizing => ({ sizes, factors: sizes.map(() => 1) });
const rising = (sizes: readonly string[], step: number): Sizing => ({
  sizes,
  factors: sizes.map((_, at) => 1 + at * step),
});
const numbers = (from: number, to: number, step = 1): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => String(from + at * step));

const ALPHA = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'];

const SCHEMES = {
  women: [even(ALPHA), even(ALPHA), even(ALPHA.slice(0, 6)), even(ALPHA.slice(1))],
  men: [even(ALPHA.slice(1)), even(ALPHA.slice(1)), even(ALPHA)],
  kids: [even(numbers(104, 164, 12)), even(numbers(104, 140, 12)), even(numbers(116, 164, 12))],
  'shoes-women': [even(numbers(36, 42)), even(numbers(36, 43))],
  'shoes-men': [even(numbers(40, 47)), even(numbers(40, 48)), even(numbers(41, 48))],
  'shoes-kids': [even(numbers(28, 37)), even(numbers(30, 38))],
  one: [even(['One size'])],
  hats: [even(['S/M', 'L/XL']), even(['One size'])],
  gloves: [even(['XS', 'S', 'M', 'L', 'XL']), even(['S', 'M', 'L', 'XL'])],
  'gloves-kids': [even(['104', '128', '152'])],
  socks: [even(['36–38', '39–41', '42–44', '45–47']), even(['36–40', '41–45', '46–48'])],
  gaiters: [even(['S', 'M', 'L', 'XL'])],
  belts: [even(['85 cm', '95 cm', '105 cm', '115 cm']), even(['90 cm', '105 cm', '120 cm'])],
  daypacks: [
    even(['18 l']),
    even(['22 l']),
    rising(['20 l', '26 l'], 0.12),
    even(['28 l']),
    rising(['24 l', '30 l'], 0.1),
  ],
  'kids-packs': [even(['8 l']), even(['12 l']), rising(['10 l', '15 l'], 0.15)],
  treks: [
    even(['45 l']),
    rising(['50 l', '60 l'], 0.09),
    rising(['55 l', '65 l', '75 l'], 0.07),
    even(['85 l']),
  ],
  duffels: [rising(['40 l', '60 l', '90 l'], 0.18), rising(['50 l', '80 l'], 0.16), even(['120 l'])],
  hips: [even(['1 l']), even(['2 l']), even(['3 l']), rising(['2 l', '5 l'], 0.2)],
  drys: [rising(['5 l', '10 l', '20 l'], 0.25), rising(['13 l', '26 l', '35 l'], 0.22), even(['60 l'])],
  sleeping: [rising(['185 cm', '200 cm'], 0.06), rising(['170 cm', '185 cm', '200 cm'], 0.05)],
  mats: [rising(['183 cm', '196 cm'], 0.1), even(['183 cm']), rising(['168 cm', '183 cm'], 0.08)],
  bottles: [rising(['500 ml', '750 ml', '1 l'], 0.14), rising(['500 ml', '1 l'], 0.2), even(['750 ml'])],
  mugs: [even(['300 ml']), rising(['250 ml', '400 ml'], 0.15), even(['350 ml'])],
  pots: [rising(['900 ml', '1400 ml'], 0.2), even(['1800 ml']), rising(['1 l', '2 l', '3 l'], 0.2)],
  poles: [even(['105–125 cm', '110–135 cm']), even(['100 cm', '110 cm', '120 cm', '130 cm'])],
  towels: [rising(['40 × 80 cm', '60 × 120 cm'], 0.5), rising(['50 × 100 cm', '75 × 150 cm'], 0.6)],
  tarps: [rising(['3 × 3 m', '3 × 4 m'], 0.2), even(['4 × 4 m'])],
} as const satisfies Readonly<Record<string, readonly Sizing[]>>;
export type SizeScheme = keyof typeof SCHEMES;

export function sizingOf(scheme: SizeScheme, random: Random): Sizing {
  return random.pick<Sizing>(SCHEMES[scheme]);
}

/** A size as part of an article id: letters, digits, dot and dash. */
export function sizeCode(size: string): string {
  return size
    .replaceAll('×', 'x')
    .replaceAll('–', '-')
    .replaceAll('/', '-')
    .replaceAll(' ', '')
    .toUpperCase();
}
