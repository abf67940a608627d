// Mutants of what the server sends beside the pages: errors for people, files of the builds before.
import type { Mutant } from '#tests/mutants/mutant.ts';

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
    file: 'server/store/builds.ts',
    find: 'const KEPT_BUILDS = 3;',
    replace: 'const KEPT_BUILDS = 1;',
    tests: ['server/ssr/former-builds.test.ts'],
  },
  {
    name: 'page files are kept for ever',
    file: 'server/store/builds.ts',
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
];
