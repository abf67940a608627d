// Rounds a requested width up to one of ten, so that a picture has ten URLs and not a thousand.
import { shopError } from '#contract/errors.ts';
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/image-widths.ts';
import { fail, ok, type Result } from '#contract/result.ts';

export const DEFAULT_WIDTH: ImageWidth = 640;
const MAX_WIDTH: ImageWidth = 1600;

/** The `width` parameter of a URL: 640 px where absent, a positive whole number rounded up, anything else an error. */
export function parseImageWidth(value: unknown): Result<ImageWidth> {
  if (value === undefined) return ok(DEFAULT_WIDTH);
  if (typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value)) {
    const px = Number(value);
    return ok(IMAGE_WIDTHS.find((width) => width >= px) ?? MAX_WIDTH);
  }
  return fail(
    shopError('bad_request', {
      field: 'width',
      detail: 'width must be a whole number of pixels, at least 1',
    }),
  );
}
