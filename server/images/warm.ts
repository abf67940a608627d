// Makes the pictures of the first pages before the first shopper asks for them.
import { createImages, type ImageDeps } from './images.ts';
import type { ImageWidth } from './ladder.ts';

export interface WarmResult {
  /** Pictures on disk now, those that were there before included. */
  readonly ready: number;
  /** Ids nobody knows, and photos that could not be had. */
  readonly failed: number;
}

/** Enough to keep every core busy, few enough to stay far below the endpoint's own bound. */
const AT_ONCE = 8;

/** WebP of every id at every width; AVIF follows when the running shop is first asked. */
export async function warmImages(
  wanted: { readonly ids: readonly string[]; readonly widths: readonly ImageWidth[] },
  deps: ImageDeps,
): Promise<WarmResult> {
  const images = createImages(deps);
  const left = wanted.ids.flatMap((id) => wanted.widths.map((width) => ({ id, width })));
  let ready = 0;
  let failed = 0;
  async function work(): Promise<void> {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const picture = await images.get(next.id, next.width, false);
      if (picture.ok && !picture.value.isPlaceholder) ready += 1;
      else failed += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  images.close();
  return { ready, failed };
}
