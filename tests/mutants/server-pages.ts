// Mutants of what the server sends beside the pages: errors for people, files of the builds before.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SHARED = ['server/ssr/page.test.ts'];

export const SERVER_PAGES_MUTANTS: readonly Mutant[] = [
  {
    name: 'a person gets JSON for a page',
    file: 'server/http/errors.ts',
    find: 'if (isPageRequest(reply.request)) {',
    replace: 'if (false as boolean) {',
    tests: ['server/ssr/error-page.test.ts'],
  },
  {
    name: 'a program gets a page',
    file: 'server/http/errors.ts',
    find: ' && !isApiPath(url)',
    replace: '',
    tests: ['server/ssr/error-page.test.ts'],
  },
  {
    name: 'page files of the build before are gone after a deploy',
    file: 'store/builds.ts',
    find: 'const KEPT_BUILDS = 3;',
    replace: 'const KEPT_BUILDS = 1;',
    tests: ['server/ssr/former-builds.test.ts'],
  },
  {
    name: 'page files are kept for ever',
    file: 'store/builds.ts',
    find: "await tx.deleteFrom('build_files').where('build', 'in', old).execute();",
    replace: '',
    tests: ['server/ssr/former-builds.test.ts'],
  },
  {
    name: 'a share to any path leads somewhere else',
    file: 'server/ssr/page.ts',
    find: "site.rest === '/search' ? sharedSearch(url) : null",
    replace: 'sharedSearch(url)',
    tests: ['server/http/settings-files.test.ts'],
  },
  {
    name: 'a page of the state before is sent after a change',
    file: 'server/ssr/shared-pages.ts',
    find: 'now.some((value, at) => value !== current[at])',
    replace: 'current.length === 0',
    tests: SHARED,
  },
  {
    name: 'what is shown changes, and the pages stay',
    file: 'server/ssr/shared-pages.ts',
    find: 'pages.clear();',
    replace: '',
    tests: SHARED,
  },
  {
    name: 'shared pages grow without a limit',
    file: 'server/ssr/shared-pages.ts',
    find: 'body.byteLength + key.length + ENTRY_BYTES',
    replace: '1',
    tests: SHARED,
  },
  {
    name: 'who has a page is sent it again',
    file: 'server/ssr/page.ts',
    find: "if (headers['if-none-match'] === page.etag) return reply.code(304).send();",
    replace: '',
    tests: SHARED,
  },
  {
    name: 'a script that came with the data of a page may run',
    file: 'server/ssr/inline-hashes.ts',
    find: "attributes.includes(attribute) && text !== ''",
    replace: "text !== ''",
    tests: SHARED,
  },
  {
    name: 'the pages of a build that is being edited are shared',
    file: 'server/ssr/page.ts',
    find: 'built.isShareable ? createSharedPages(deps.shown) : undefined',
    replace: 'createSharedPages(deps.shown)',
    tests: SHARED,
  },
  {
    name: 'a page that failed is kept for everyone',
    file: 'server/ssr/shared-page.ts',
    find: "status !== 200 || cache !== 'revalidate'",
    replace: "cache !== 'revalidate'",
    tests: ['server/ssr/page.test.ts', 'server/ssr/render-pool.test.ts'],
  },
  {
    name: 'threads have the limits of the thread that answers',
    file: 'server/process-memory.ts',
    find: 'for (const name of names) setFlagsFromString(`${name}=0`);',
    replace: '',
    tests: ['server/process-memory.test.ts'],
  },
  {
    name: 'the shop is started without its limits of memory',
    file: 'server/process-memory.ts',
    find: 'Object.entries(HEAP_OPTIONS).map(',
    replace: 'Object.entries({ "--max-semi-space-size": 8 }).map(',
    tests: ['server/process-memory.test.ts'],
  },
];
