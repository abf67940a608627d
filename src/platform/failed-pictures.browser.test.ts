// Pictures that failed, and are asked for again.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryFailedPictures } from '#src/platform/failed-pictures.ts';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"%3E%3C/svg%3E';
const BROKEN = 'data:image/png;base64,AAAA';
let image: HTMLImageElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  image = document.body.appendChild(new Image());
});
afterEach(() => {
  vi.useRealTimers();
  image.remove();
});

const failure = () => new Promise((resolve) => image.addEventListener('error', resolve, { once: true }));
const success = () => new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
/** Counts how often its sources are set. */
function countLoads(): () => number {
  let count = 0;
  const property = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(image, 'src', {
    configurable: true,
    get: () => image.getAttribute('src') ?? '',
    set: (value: string) => {
      count += 1;
      // By now the server has the picture.
      property?.set?.call(image, count === 2 ? PICTURE : value);
    },
  });
  return () => count;
}

test('a picture that failed before or after is asked for again until it is there', async () => {
  const failed = failure();
  image.src = BROKEN;
  await failed;
  const loads = countLoads();
  retryFailedPictures();
  expect(loads()).toBe(0);
  const again = failure();
  vi.advanceTimersByTime(2_000);
  expect(loads()).toBe(1);
  await again;
  const loaded = success();
  vi.advanceTimersByTime(8_000);
  expect(loads()).toBe(2);
  await loaded;
  vi.advanceTimersByTime(100_000);
  expect([loads(), image.naturalWidth]).toEqual([2, 8]);
});

test('with a network again a failed picture is asked for at once', async () => {
  const failed = failure();
  image.src = BROKEN;
  await failed;
  retryFailedPictures();
  const loads = countLoads();
  dispatchEvent(new Event('online'));
  expect(loads()).toBe(1);
});

test('where a server is reached again, of which the browser knows nothing, it is asked for too, once', async () => {
  const failed = failure();
  image.src = BROKEN;
  await failed;
  const retryAll = retryFailedPictures();
  const loads = countLoads();
  retryAll();
  retryAll();
  expect(loads()).toBe(1);
});

test('an empty image in place of a picture counts as one that failed', async () => {
  const shown = success();
  // As the service worker has it where there is no network.
  image.src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="0"/%3E';
  await shown;
  const retryAll = retryFailedPictures();
  const loads = countLoads();
  retryAll();
  expect(loads()).toBe(1);
});
