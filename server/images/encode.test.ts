// What drawings are encoded to: wide gradients without steps, as large and about as bright as they were laid out.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeDrawing } from '#server/images/encode.ts';

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
