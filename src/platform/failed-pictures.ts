// Pictures that could not be loaded are asked for again: after a while, and when there is a network again.

/** The server refuses a picture while too many others are being made. */
const RETRY_AFTER_MS: readonly number[] = [2_000, 8_000, 30_000];

/** Also for the pictures that failed before this was called. The function that it returns asks for all of them at once. */
export function retryFailedPictures(): () => void {
  const failures = new WeakMap<HTMLImageElement, number>();

  function retryLater(image: HTMLImageElement): void {
    const count = failures.get(image) ?? 0;
    const wait = RETRY_AFTER_MS[count];
    if (wait === undefined) return;
    failures.set(image, count + 1);
    setTimeout(() => hasFailed(image) && load(image), wait);
  }

  for (const image of document.images) if (hasFailed(image)) retryLater(image);
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) retryLater(target);
    },
    true,
  );
  const retryAll = () => {
    for (const image of document.images) {
      if (!hasFailed(image)) continue;
      failures.delete(image);
      load(image);
    }
  };
  addEventListener('online', retryAll);
  return retryAll;
}

/** Also where the service worker had nothing but an empty image, whose width is 0. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.isConnected && image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/**
 * Setting its sources makes a browser choose and load one of them anew. In the same mode it would reuse an empty image that
 * the document already has of the address, whatever its cache policy says.
 */
function load(image: HTMLImageElement): void {
  const { srcset, src, crossOrigin } = image;
  image.crossOrigin = crossOrigin === null ? '' : null;
  if (srcset === '') image.src = src;
  else image.srcset = srcset;
}
