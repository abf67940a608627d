// Detects an image's file type from its first bytes, whatever its name or sender says; SVG is never accepted.

export type ImageFileType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const AVIF_BRANDS = new Set(['avif', 'avis', 'mif1', 'msf1']);

/** Undefined for anything that is not one of the five raster formats we decode. */
export function imageFileTypeOf(bytes: Buffer): ImageFileType | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'GIF8') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && AVIF_BRANDS.has(text(8, 12))) return 'avif';
  return undefined;
}
