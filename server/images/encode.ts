// Encodes drawings and photos as WebP or AVIF; the only file that calls the image library on what shoppers see.
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Drawing } from '#catalogue/catalogue.ts';
import type { ImageFormat } from '#server/images/image-files.ts';
import { GRAIN_SIDE, grainPixels } from '#server/images/grain.ts';
import type { ImageWidth } from '#contract/image-widths.ts';

// libvips would keep 50 MB of results for later calls, and no picture is made twice.
sharp.cache(false);

/** A larger photo is refused before it is decoded: 50 megapixels. */
const MAX_PHOTO_PIXELS = 50_000_000;

/** In pixels: more is no WebP. A picture of that height shows nothing of its width any more, but it is one. */
const MAX_HEIGHT = 16_383;

/** WebP effort 2: half the time of the default for 4 % more bytes, and a request waits for it. AVIF is made in the background. */
const WEBP = { quality: 82, effort: 2 } as const;
const AVIF = { quality: 58, effort: 3 } as const;

/** A photo is made so small for its colour; without a height one of a pixel's width would become as many as fill the memory. */
const TINT_BOUNDS = { width: 64, height: 1_024, fit: 'inside' } as const;

const GRAIN = grainPixels();
const CHANNELS = 4;

/** The drawing is laid out at the requested width already; librsvg renders it at one pixel a unit. */
export async function encodeDrawing({ svg, isGrained }: Drawing, format: ImageFormat): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg), { density: 72 }).removeAlpha();
  if (!isGrained) return encode(pixels, format);
  const { width, height } = await pixels.metadata();
  return encode(pixels.composite([grainFor(width, height)]).removeAlpha(), format);
}

/** No larger than the picture, which is refused otherwise. Noise in rows of another length is noise as well. */
function grainFor(pictureWidth: number, pictureHeight: number): OverlayOptions {
  const width = Math.min(GRAIN_SIDE, pictureWidth);
  const height = Math.min(GRAIN_SIDE, pictureHeight);
  const input = GRAIN.subarray(0, width * height * CHANNELS);
  return { input, raw: { width, height, channels: CHANNELS }, tile: true };
}

/** Rotated by its EXIF orientation, never enlarged, without metadata; narrower than `width` where it would be higher than WebP allows. */
export function encodePhoto(bytes: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  const bounds = { width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
  return encode(openPhoto(bytes).rotate().resize(bounds), format);
}

/** A single colour, 4:5: the placeholder of a picture. */
export function encodeTint(tint: string, width: ImageWidth): Promise<Buffer> {
  const placeholder = { width, height: Math.round(width * 1.25), channels: 3, background: tint } as const;
  return encode(sharp({ create: placeholder }), 'webp');
}

/**
 * The dominant colour of a picture, #rrggbb: its placeholder until it is loaded. Undefined for bytes that can't be decoded
 * or have more pixels than the limit.
 */
export async function dominantColor(bytes: Buffer): Promise<string | undefined> {
  try {
    const small = openPhoto(bytes).flatten({ background: '#ffffff' }).resize(TINT_BOUNDS);
    const { dominant } = await sharp(await small.png().toBuffer()).stats();
    const parts = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return `#${parts.join('')}`;
  } catch {
    return undefined;
  }
}

function openPhoto(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'error' });
}

function encode(pixels: Sharp, format: ImageFormat): Promise<Buffer> {
  return format === 'webp' ? pixels.webp(WEBP).toBuffer() : pixels.avif(AVIF).toBuffer();
}
