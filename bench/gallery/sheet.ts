// Puts screenshots side by side on one picture.
import sharp from 'sharp';

/** A PNG and the column of the sheet that it is scaled to, in px. */
export interface Tile {
  readonly png: Buffer;
  readonly width: number;
}

const GAP = 12;
/** Longer pages are cut below. */
const MAX_TILE_HEIGHT = 900;
const BACKGROUND = '#888888';

/** A WebP with a row of tiles for each element of `rows`. */
export async function contactSheet(rows: readonly (readonly Tile[])[]): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  let right = 0;
  for (const row of rows) {
    let left = GAP;
    let bottom = top;
    for (const { png, width } of row) {
      const { data, info } = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, MAX_TILE_HEIGHT);
      const input = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer();
      parts.push({ input, left, top });
      left += width + GAP;
      bottom = Math.max(bottom, top + height);
    }
    right = Math.max(right, left);
    top = bottom + GAP;
  }
  const size = { width: Math.max(1, right), height: Math.max(1, top) };
  return sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(parts)
    .webp({ quality: 80 })
    .toBuffer();
}
