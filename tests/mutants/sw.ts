// Mutants of the service worker.
import type { Mutant } from '#tests/mutants/mutant.ts';

const NAVIGATION = ['sw/navigation.test.ts'];
const ROUTES = ['sw/routes.test.ts'];
const IMAGES = ['sw/images.browser.test.ts'];
/** The built service worker in a real browser. */
const BROWSER = ['sw/sw.test.ts'];

export const SW_MUTANTS: readonly Mutant[] = [
  {
    name: 'a slow server is waited for half a minute',
    file: 'sw/navigation.ts',
    find: 'const NAVIGATION_TIMEOUT_MS = 3000;',
    replace: 'const NAVIGATION_TIMEOUT_MS = 30_000;',
    tests: NAVIGATION,
  },
  {
    name: 'a slow server is waited for half a minute in a browser',
    file: 'sw/navigation.ts',
    find: 'resolve(null));\n  });',
    replace:
      'resolve(null));\n  }).then(() => new Promise<null>((resolve) => setTimeout(() => resolve(null), 27_000)));',
    tests: BROWSER,
    grep: 'a server that does not respond',
  },
  {
    name: 'without a network there is no shell',
    file: 'sw/navigation.ts',
    find: '(await sources.shell()) ??',
    replace: '',
    tests: NAVIGATION,
  },
  {
    name: 'a failed preload is an error',
    file: 'sw/navigation.ts',
    find: '  } catch {\n    // Expected when offline; the shell is used.\n    return null;\n  }',
    replace: '  } finally {\n  }',
    tests: NAVIGATION,
  },
  {
    name: 'a page is loaded twice',
    file: 'sw/navigation.ts',
    find: '(await preloaded) ?? (await fromNetwork())',
    replace: 'await fromNetwork()',
    tests: NAVIGATION,
  },
  {
    name: 'without a shell a slow server is not waited for',
    file: 'sw/navigation.ts',
    find: '?? (await network) ??',
    replace: '??',
    tests: NAVIGATION,
  },
  {
    name: 'calls of the API are navigations',
    file: 'sw/routes.ts',
    find: '/^\\/(?:api|v2|v3|images',
    replace: '/^\\/(?:images',
    tests: ROUTES,
  },
  {
    name: 'the service worker answers for its own script',
    file: 'sw/routes.ts',
    find: 'sitemap.*|sw\\.js|',
    replace: 'sitemap.*|',
    tests: ROUTES,
  },
  {
    name: 'changes go through the service worker',
    file: 'sw/routes.ts',
    find: "method !== 'GET' || ",
    replace: '',
    tests: ROUTES,
  },
  {
    name: 'images of other origins are cached',
    file: 'sw/routes.ts',
    find: '|| requestOrigin !== origin',
    replace: '',
    tests: ROUTES,
  },
  {
    name: 'no image is cached',
    file: 'sw/routes.ts',
    find: "pathname.startsWith('/images/')",
    replace: "pathname.startsWith('/pictures/')",
    tests: ROUTES,
  },
  {
    name: 'stand-ins for missing images are kept',
    file: 'sw/images.ts',
    find: "includes('immutable') === true",
    replace: "includes('max-age') !== null",
    tests: IMAGES,
  },
  {
    name: 'errors are kept as images',
    file: 'sw/images.ts',
    find: 'response.ok && isImmutable',
    replace: 'isImmutable',
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
    name: 'offline another width of an image is not used',
    file: 'sw/images.ts',
    find: '{ ignoreSearch: true }',
    replace: '{ ignoreSearch: false }',
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
    name: 'the newest images are deleted',
    file: 'sw/images.ts',
    find: '.slice(0, Math.max(0, cachedRequests.length - MAX_IMAGES))',
    replace: '.slice(MAX_IMAGES)',
    tests: IMAGES,
  },
  {
    name: 'images are kept without a limit',
    file: 'sw/images.ts',
    find: 'if (writes % TRIM_INTERVAL === 0) await trim(cache);',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'images fill the storage',
    file: 'sw/images.ts',
    find: 'await caches.delete(CACHE);',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'without a cache there are no images',
    file: 'sw/images.ts',
    find: '.catch(() => null)',
    replace: '',
    tests: IMAGES,
  },
  {
    name: 'a drain that failed counts as done',
    file: 'sw/background-sync.ts',
    find: "if (result === 'given-up') throw new Error('entries of the outbox could not be sent');",
    replace: '',
    tests: ['sw/background-sync.test.ts'],
  },
  {
    name: 'a sync event sends nothing',
    file: 'sw/sw.ts',
    find: "const SYNC_TAG = 'cairn-outbox';",
    replace: "const SYNC_TAG = 'outbox';",
    tests: BROWSER,
    grep: 'on a sync event',
  },
  {
    name: 'a message sends nothing',
    file: 'sw/sw.ts',
    find: "type === 'DRAIN'",
    replace: "type === 'SYNC'",
    tests: BROWSER,
    grep: 'a page may ask',
  },
  {
    name: 'the shell is looked for under another name',
    file: 'sw/sw.ts',
    find: "matchPrecache('/shell.html')",
    replace: "matchPrecache('/index.html')",
    tests: BROWSER,
    grep: 'without a network',
  },
];
