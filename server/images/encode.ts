// Pixels to WebP or AVIF: the only file that calls the image library on what a shopper will see.
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from '#server/images/image-files.ts';
import type { ImageWidth } from '#contract/image-widths.ts';

/** A photo beyond this is refused before it is unpacked: 50 megapixels. */
const MAX_PHOTO_PIXELS = 50_000_000;

/** WebP effort 2: half the time of the default for 4 % more bytes, and a request waits for it. AVIF is made behind its back. */
const WEBP = { quality: 82, effort: 2 } as const;
const AVIF = { quality: 58, effort: 3 } as const;

/** The drawing is already laid out at the wanted width; librsvg draws it at one pixel a unit. */
export function encodeDrawing(svg: string, format: ImageFormat): Promise<Buffer> {
  return encode(sharp(Buffer.from(svg), { density: 72 }).removeAlpha(), format);
}

/** Upright by its EXIF turn, never wider than it is, all metadata dropped. */
export function encodePhoto(bytes: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
  return encode(openPhoto(bytes).rotate().resize({ width, withoutEnlargement: true }), format);
}

/** A flat piece of ground in the placeholder's colour, 4:5. */
export function encodeTint(tint: string, width: ImageWidth): Promise<Buffer> {
  const ground = { width, height: Math.round(width * 1.25), channels: 3, background: tint } as const;
  return encode(sharp({ create: ground }), 'webp');
}

/**
 * The colour most of a picture has, #rrggbb: what stands in its place until it is there. Undefined for bytes that can't
 * be decoded, or that would unpack to more than the limit.
 */
export async function dominantColor(bytes: Buffer): Promise<string | undefined> {
  try {
    const small = openPhoto(bytes).flatten({ background: '#ffffff' }).resize({ width: 64 });
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
