// Rounds a requested width up to one of ten, so that a picture has ten URLs and not a thousand.
import { shopError } from '#contract/errors.ts';
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/image-widths.ts';
import { fail, ok, type Result } from '#contract/result.ts';

export const DEFAULT_WIDTH: ImageWidth = 640;
const MAX_WIDTH: ImageWidth = 1600;
/** In device pixels, more than any screen has: a larger number is a mistake. Those above MAX_WIDTH get that. */
export const MAX_ASKED_WIDTH = 999_999;

/** The `width` parameter of a URL: 640 px where absent, a whole number from 1 to MAX_ASKED_WIDTH rounded up, anything else an error. */
export function parseImageWidth(value: unknown): Result<ImageWidth> {
  if (value === undefined) return ok(DEFAULT_WIDTH);
  const px = typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : 0;
  if (px >= 1 && px <= MAX_ASKED_WIDTH) return ok(IMAGE_WIDTHS.find((width) => width >= px) ?? MAX_WIDTH);
  return fail(
    shopError('bad_request', {
      field: 'width',
      detail: `width must be a whole number of pixels from 1 to ${MAX_ASKED_WIDTH}`,
    }),
  );
}
