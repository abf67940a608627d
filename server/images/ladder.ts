// The widths pictures are made at: any wish is snapped up to one of them, so that a picture has ten addresses and not a thousand.
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';

export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const DEFAULT_IMAGE_WIDTH: ImageWidth = 640;
const WIDEST: ImageWidth = 1600;

/** Next width of the ladder at or above `px`; the widest for anything beyond it. */
export function snapWidth(px: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= px) ?? WIDEST;
}

/** `width` as it stands in an address: absent is 640 px, a positive whole number is snapped, all else is refused by name. */
export function widthOfQuery(value: unknown): Result<ImageWidth> {
  if (value === undefined) return ok(DEFAULT_IMAGE_WIDTH);
  if (typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value)) return ok(snapWidth(Number(value)));
  return fail(
    shopError('bad_request', {
      status: 400,
      field: 'width',
      detail: 'width must be a whole number of pixels, at least 1',
    }),
  );
}
