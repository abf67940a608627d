// Mutants of the images that the service worker keeps.
import type { Mutant } from '#tests/mutants/mutant.ts';

const IMAGES = ['sw/images.browser.test.ts'];
const LIVES = ['sw/images.test.ts'];

export const SW_IMAGE_MUTANTS: readonly Mutant[] = [
  {
    name: 'stand-ins for missing images are kept',
    file: 'sw/images.ts',
    find: "policy.includes('immutable')",
    replace: "policy !== 'no'",
    tests: IMAGES,
  },
  {
    name: 'private images are kept',
    file: 'sw/images.ts',
    find: ' && !/private|no-store/.test(policy)',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'errors are kept as images',
    file: 'sw/images.ts',
    find: '!response.ok || !isOurs',
    replace: '!isOurs',
    tests: IMAGES,
  },
  {
    name: 'a cached image is loaded again',
    file: 'sw/images.ts',
    find: '    if (cached !== undefined) return cached;\n',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'an image is not found under other formats than it was asked for with',
    file: 'sw/images.ts',
    find: '{ ignoreVary: true }',
    replace: '{ ignoreVary: false }',
    tests: IMAGES,
  },
  {
    name: 'offline another width of an image is not used',
    file: 'sw/images.ts',
    find: 'ignoreSearch: true }',
    replace: 'ignoreSearch: false }',
    tests: IMAGES,
  },
  {
    name: 'an image that is missing offline is a broken one',
    file: 'sw/images.ts',
    find: '?? emptyImage()',
    replace: '?? Response.error()',
    tests: IMAGES,
  },
  {
    name: 'an image that is missing offline is never asked for again',
    file: 'sw/images.ts',
    find: ' width="0"',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'the page of a captive portal is shown in place of an image of another width',
    file: 'sw/images.ts',
    find: ' || !isOurs(response)',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'the newest images are deleted',
    file: 'sw/images.ts',
    find: '.slice(0, Math.max(0, cachedRequests.length - MAX_IMAGES))',
    replace: '.slice(MAX_IMAGES)',
    tests: IMAGES,
  },
  {
    name: 'images are kept without a limit',
    file: 'sw/images.ts',
    find: 'if (writes % TRIM_INTERVAL === 1) await trim(cache);',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'images of many short lives of the service worker are kept without a limit',
    file: 'sw/images.ts',
    find: 'TRIM_INTERVAL === 1',
    replace: 'TRIM_INTERVAL === 0',
    tests: LIVES,
  },
  {
    name: 'an image that comes cut costs all that are kept',
    file: 'sw/images.ts',
    find: "      if (storageFailureOf(error) !== 'full') return;\n",
    replace: '',
    tests: LIVES,
  },
  {
    name: 'images fill the storage',
    file: 'sw/images.ts',
    find: 'await caches.delete(IMAGE_CACHE).catch(() => false);',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'without a cache there are no images',
    file: 'sw/images.ts',
    find: 'orInTime(() => caches.open(IMAGE_CACHE), null, limitMs)',
    replace: 'caches.open(IMAGE_CACHE)',
    tests: IMAGES,
  },
];
