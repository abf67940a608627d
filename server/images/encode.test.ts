// What drawings are encoded to: wide gradients without steps, as large and about as bright as they were laid out.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dominantColor, encodeDrawing, encodePhoto } from '#server/images/encode.ts';

const [WIDTH, HEIGHT] = [640, 480];
/** From the sky of a day: 480 rows for some sixty levels, each a step over the whole width where there is no noise. */
const SKY = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#8fb3c9"/><stop offset="1" stop-color="#e8edea"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`;

async function rowsOf(isGrained: boolean, format: 'webp' | 'avif'): Promise<Buffer[]> {
  const { data, info } = await sharp(await encodeDrawing({ svg: SKY, isGrained }, format))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([WIDTH, HEIGHT, 1]);
  return Array.from({ length: HEIGHT }, (_, y) => data.subarray(y * WIDTH, (y + 1) * WIDTH));
}
/** Rows in which nine tenths of the width become another level at once. */
function stepCount(rows: readonly Buffer[]): number {
  return rows.slice(1).filter((row, above) => {
    const changed = row.filter((level, x) => level !== rows[above]?.[x]).length;
    return changed > WIDTH * 0.9;
  }).length;
}
const mean = (row: Buffer | undefined) => (row ?? Buffer.of()).reduce((sum, level) => sum + level, 0) / WIDTH;

test.each(['webp', 'avif'] as const)(
  'a wide gradient with grain has no steps as %s, and is as bright',
  async (format) => {
    const [plain, grained] = [await rowsOf(false, format), await rowsOf(true, format)];
    expect(stepCount(plain)).toBeGreaterThan(30);
    expect(stepCount(grained)).toBeLessThan(8);
    for (const y of [4, HEIGHT / 2, HEIGHT - 5])
      expect(Math.abs(mean(grained[y]) - mean(plain[y]))).toBeLessThan(3);
  },
);

test.each([
  [160, 107],
  [96, 120],
  [320, 90],
])('a picture of %i by %i pixels, smaller than the grain is, is made too', async (width, height) => {
  const svg = SKY.replace(`width="${WIDTH}" height="${HEIGHT}"`, `width="${width}" height="${height}"`);
  const made = await sharp(await encodeDrawing({ svg, isGrained: true }, 'webp')).metadata();
  expect([made.width, made.height]).toEqual([width, height]);
});

test.each([
  [500, 20_000],
  [100, 30_000],
  [20_000, 500],
])(
  'a photo of %i by %i pixels is made in its shape, as high as WebP allows at most',
  async (width, height) => {
    const blue = sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
    const photo = await blue.jpeg().toBuffer();
    for (const imageWidth of [640, 1280] as const) {
      const made = await sharp(await encodePhoto(photo, imageWidth, 'webp')).metadata();
      const scale = Math.min(1, imageWidth / width, 16_383 / height);
      expect([made.width, made.height]).toEqual([Math.round(width * scale), Math.round(height * scale)]);
    }
  },
);

test.each([
  [500, 20_000],
  [1, 60_000],
])('a photo of %i by %i pixels has a colour', async (width, height) => {
  const blue = sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
  expect(await dominantColor(await blue.png().toBuffer())).toMatch(/^#[23].[67].c.$/);
});
