// Clothes seen from behind: another picture than the front, of the same outline, with nothing of what closes in front.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { BOTTOM_STYLES } from '#demo/drawings/bottoms/bottom-style.ts';
import { CUT_TRAITS } from '#demo/drawings/cut-traits.ts';
import { drawingOf } from '#demo/drawings/draw.ts';
import { drawGear } from '#demo/drawings/gear.ts';
import { BOTTOM_GEARS, CLOTHES, GEAR_TYPES, type GearDrawing, TOP_GEARS } from '#demo/drawings/parameters.ts';
import type { Trait } from '#demo/drawings/traits.ts';

/** Grey cloth on white, and hardware in a colour that nothing else has. */
const drawing = (facts: Partial<GearDrawing>): GearDrawing => ({
  gear: 'shell-jacket',
  view: 'back',
  cut: 0,
  main: '#808080',
  accent: '#a0a0a0',
  trim: '#ff00c8',
  tint: '#ffffff',
  seed: 4,
  ...facts,
});

const WIDTH = 100;

/** The lightness of every pixel, 0..255. */
const greysOf = (facts: Partial<GearDrawing>): Promise<Buffer> =>
  sharp(Buffer.from(drawGear(drawing(facts), WIDTH)))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();

/** Pixels in the colour of hardware within a box of the sheet, whose units are pixels. */
async function hardwareIn(
  facts: Partial<GearDrawing>,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const svg = drawGear(drawing(facts), width).replace(
    /height="\d+" viewBox="[^"]+"/,
    `height="${height}" viewBox="${x} ${y} ${width} ${height}"`,
  );
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  let count = 0;
  // Lines of checks have half the colour of hardware.
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) - (data[at + 1] ?? 0) > 140) count += 1;
  return count;
}

/** Share of all pixels for which it holds. */
function shareOf(a: Buffer, b: Buffer, holds: (a: number, b: number) => boolean): number {
  let count = 0;
  for (const [at, value] of a.entries()) if (holds(value, b[at] ?? 0)) count += 1;
  return count / a.length;
}

const isCloth = (grey: number): boolean => grey < 190;

describe.each([...CLOTHES])('%s', (gear) => {
  test('from behind is another picture than in front, in the same outline', async () => {
    for (const cut of [0, 1, 2]) {
      const [front, back] = await Promise.all([
        greysOf({ gear, cut, view: 'isolated' }),
        greysOf({ gear, cut }),
      ]);
      const differing = shareOf(front, back, (a, b) => Math.abs(a - b) > 12);
      const outside = shareOf(front, back, (a, b) => isCloth(a) !== isCloth(b));
      const inside = shareOf(front, back, (a) => isCloth(a));
      expect(differing, `cut ${cut}`).toBeGreaterThan(0.006);
      expect(outside / inside, `outline of cut ${cut}`).toBeLessThan(0.06);
    }
  });
});

const CLOSURES: readonly Trait[] = ['opens-in-front', 'short-zip', 'buttons'];

/** Half the breadth of what closes in the middle. */
const REACH = 26;

test.each(TOP_GEARS)(
  'a %s has its zip, studs or buttons in front only',
  async (gear) => {
    let closed = 0;
    for (const [cut, traits] of CUT_TRAITS[gear].entries()) {
      // Below what pulls the hood tight at the back of the head.
      const y = traits.includes('hood') ? 235 : 150;
      const middle = { x: 400 - REACH, y, width: 2 * REACH, height: 800 - y };
      if (traits.some((trait) => CLOSURES.includes(trait))) {
        closed += 1;
        const front = await hardwareIn({ gear, cut, view: 'isolated' }, middle);
        expect(front, `front of cut ${cut}`).toBeGreaterThan(3);
      }
      expect(await hardwareIn({ gear, cut }, middle), `back of cut ${cut}`).toBe(0);
      // Neither pockets nor what is printed on a chest.
      const body = { x: 270, y: 400, width: 260, height: 395 };
      expect(await hardwareIn({ gear, cut }, body), `pockets of cut ${cut}`).toBe(0);
    }
    expect(closed > 0).toBe(gear !== 'tshirt');
  },
  60_000,
);

test.each(BOTTOM_GEARS)(
  '%s have their button or cord in front only',
  async (gear) => {
    const middle = { x: 400 - REACH, y: 60, width: 2 * REACH, height: 300 };
    for (const [cut, { front }] of BOTTOM_STYLES[gear].entries()) {
      if (front !== 'fly' && front !== 'cord') continue;
      expect(
        await hardwareIn({ gear, cut, view: 'isolated' }, middle),
        `front of cut ${cut}`,
      ).toBeGreaterThan(3);
      expect(await hardwareIn({ gear, cut }, middle), `back of cut ${cut}`).toBe(0);
    }
  },
  60_000,
);

test('a picture printed on the chest is not on the back, and stripes go round', () => {
  const accents = (cut: number, view: GearDrawing['view']): number =>
    drawGear(drawing({ gear: 'tshirt', cut, view, accent: '#123456' }), WIDTH).split('"#123456"').length - 1;
  expect(CUT_TRAITS.tshirt).toHaveLength(5);
  expect([accents(0, 'isolated') > 0, accents(0, 'back')]).toEqual([true, 0]);
  expect([accents(4, 'isolated') > 0, accents(4, 'back') > 0]).toEqual([true, true]);
});

test('only clothes are drawn from behind', () => {
  const drawn = GEAR_TYPES.filter(
    (gear) =>
      drawingOf({ kind: 'drawing', drawing: 'gear', parameters: { ...drawing({ gear }) } }, 64) !== undefined,
  );
  expect(drawn).toEqual([...TOP_GEARS, ...BOTTOM_GEARS]);
});
