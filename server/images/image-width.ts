// Any wished width is snapped up to one of the fixed ladder, so that a picture has ten addresses and not a thousand.
import { shopError } from '#contract/errors.ts';
import { IMAGE_WIDTHS, type ImageWidth } from '#contract/image-widths.ts';
import { fail, ok, type Result } from '#contract/result.ts';

const DEFAULT_WIDTH: ImageWidth = 640;
const MAX_WIDTH: ImageWidth = 1600;

/** `width` as it stands in an address: absent is 640 px, a positive whole number is snapped, all else is refused by name. */
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
