// Drawings of every product type rasterise in every view, their cuts differ, and rendering them is cheap enough.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawGear } from '#demo/drawings/gear.ts';
import { CLOTHES, GEAR_TYPES, type GearDrawing, type GearType } from '#demo/drawings/parameters.ts';
import { encodeDrawing } from '#server/images/encode.ts';

const VIEWS = ['worn', 'isolated', 'detail'] as const;
const viewsOf = (gear: GearType) => (CLOTHES.has(gear) ? ([...VIEWS, 'back'] as const) : VIEWS);
const CUTS = [0, 1, 2];
const WIDTH = 64;
const drawing = (facts: Partial<GearDrawing>): GearDrawing => ({
  gear: 'shell-jacket',
  view: 'isolated',
  cut: 0,
  main: '#34618c',
  accent: '#21384f',
  trim: '#e3a13c',
  tint: '#e4ecf0',
  seed: 4,
  ...facts,
});
const pixelsOf = (facts: Partial<GearDrawing>) =>
  sharp(Buffer.from(drawGear(drawing(facts), WIDTH)))
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Share of pixels, 0..1, whose grey differs by more than 12 of 255. */
function difference(first: Buffer, second: Buffer): number {
  let differing = 0;
  for (let at = 0; at < first.length; at += 1) {
    if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > 12) differing += 1;
  }
  return differing / first.length;
}

describe.each(GEAR_TYPES)('a drawing of %s', (gear) => {
  test('rasterises in every view and cut, and shows something on its ground', async () => {
    for (const view of viewsOf(gear)) {
      for (const cut of CUTS) {
        const { data, info } = await pixelsOf({ gear, view, cut });
        expect([info.width, info.height]).toEqual([WIDTH, WIDTH * 1.25]);
        const { stdev } = (await sharp(data, { raw: info }).stats()).channels[0] ?? { stdev: 0 };
        if (stdev <= 8) expect.fail(`${view} ${cut} shows hardly anything: ${stdev}`);
      }
    }
  });

  test('its cuts have different silhouettes, and worn is not isolated', async () => {
    const [first, second, third] = await Promise.all(CUTS.map((cut) => pixelsOf({ gear, cut })));
    const worn = await pixelsOf({ gear, view: 'worn' });
    if (first === undefined || second === undefined || third === undefined) throw new Error('no cuts');
    for (const [a, b] of [
      [first, second],
      [second, third],
      [first, third],
      [first, worn],
    ] as const) {
      expect(difference(a.data, b.data)).toBeGreaterThan(0.02);
    }
  });
});

test('equal parameters give equal text, another seed another one, and any cut is taken round and round', () => {
  const once = drawGear(drawing({ gear: 'fleece' }), 320);
  expect(drawGear(drawing({ gear: 'fleece' }), 320)).toBe(once);
  expect(drawGear(drawing({ gear: 'fleece', seed: 6 }), 320)).not.toBe(once);
  expect(() => drawGear(drawing({ gear: 'fleece', cut: -7 }), 320)).not.toThrow();
  expect(() => drawGear(drawing({ gear: 'fleece', cut: 1e9 }), 320)).not.toThrow();
});

test('a drawing holds no text, no script and nothing from elsewhere', () => {
  for (const gear of GEAR_TYPES) {
    for (const view of viewsOf(gear)) {
      const svg = drawGear(drawing({ gear, view, seed: 3 }), 640);
      expect(svg).not.toMatch(/<(text|script|image|use|foreignObject|style)\b|href=|NaN|undefined|Infinity/);
    }
  }
});

test('drawing and encoding a picture costs a bounded multiple of encoding an empty one', async () => {
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    let least = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 4; round += 1) {
      const before = process.cpuUsage();
      await work();
      const spent = process.cpuUsage(before);
      least = Math.min(least, spent.user + spent.system);
    }
    return least;
  };
  const empty = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="800"><path d="M0 0H640V800H0Z" fill="#9ab"/></svg>`;
  const encode = (svg: string) => encodeDrawing({ svg, isGrained: false }, 'webp');
  const unit = await cpuOf(() => encode(empty));
  for (const [gear, view] of [
    ['shell-jacket', 'worn'],
    ['insulated-jacket', 'worn'],
    ['trek-pack', 'worn'],
    ['trail-shoe', 'worn'],
    ['shell-jacket', 'back'],
    ['insulated-jacket', 'back'],
  ] as const) {
    const full = await cpuOf(() => encode(drawGear(drawing({ gear, view }), 640)));
    if (full / unit >= 20) expect.fail(`${gear} ${view} costs ${full / unit} times an empty picture`);
  }
});
