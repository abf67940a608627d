// Mutants of what the server refuses for its form: encodings, methods, targets.
import type { Mutant } from '#tests/mutants/mutant.ts';

const REFUSALS = ['tests/server/refusals.test.ts'];
const WORDS = ['server/schema-error.test.ts'];
const SCRIPTS = ['server/http/script-rules.test.ts'];
const REPORTS = ['server/http/policy-reports.test.ts'];

export const SERVER_REFUSALS_MUTANTS: readonly Mutant[] = [
  {
    name: 'a body in an unknown encoding is a fault of the server',
    file: 'server/http/errors.ts',
    find: "case 'FST_CP_ERR_INVALID_CONTENT_ENCODING':",
    replace: "case 'FST_CP_ERR_NEVER':",
    tests: REFUSALS,
  },
  {
    name: 'a body of another type is a fault of the server',
    file: 'server/http/errors.ts',
    find: "case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':",
    replace: "case 'FST_ERR_CTP_NEVER':",
    tests: REFUSALS,
  },
  {
    name: 'a refused method is not told what its path is for',
    file: 'server/http/app.ts',
    find: "void reply.header('allow', allowed);",
    replace: '',
    tests: REFUSALS,
  },
  {
    name: 'a target that names an origin is no path',
    file: 'server/http/app.ts',
    find: "rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : pathOf(url)),",
    replace: '',
    tests: REFUSALS,
  },
  {
    name: 'a picture may be run as a script',
    file: 'server/http/script-rules.ts',
    find: '!(isScript && isApiPath(url))',
    replace: 'isApiPath(url)',
    tests: SCRIPTS,
  },
  {
    name: 'any file may be a service worker',
    file: 'server/http/script-rules.ts',
    find: "headers['service-worker'] !== undefined && ",
    replace: "headers['service-worker'] === '' && ",
    tests: SCRIPTS,
  },
  {
    name: 'queries of reported pages are logged',
    file: 'server/http/policy-reports.ts',
    find: "?.split('?', 1)[0]",
    replace: '',
    tests: REPORTS,
  },
  {
    name: 'reports fill the log',
    file: 'server/http/policy-reports.ts',
    find: 'logged >= MAX_LOGGED_PER_MINUTE || ',
    replace: '',
    tests: REPORTS,
  },
  {
    name: 'a coding that a client refuses is sent',
    file: 'server/http/content-coding.ts',
    find: String.raw` && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))`,
    replace: ' && parameters.length >= 0',
    tests: ['server/ssr/page.test.ts'],
  },
  {
    name: 'behind a proxy any host is the shop’s',
    file: 'server/http/origin.ts',
    find: 'asked?.host === host ||',
    replace: "asked?.host !== '' ||",
    tests: ['tests/server/trusted-proxies.test.ts'],
  },
  {
    name: 'behind a proxy the shop starts without an origin',
    file: 'server/env.ts',
    find: 'env.trustedProxies > 0 && env.origin === undefined',
    replace: 'env.trustedProxies > 16 && env.origin === undefined',
    tests: ['server/env.test.ts'],
  },
  {
    name: 'a cache is told that a catalogue is as it was, whatever it has',
    file: 'server/http/endpoints.ts',
    find: 'known?.includes(etag) === true',
    replace: 'known !== undefined',
    tests: ['tests/server/shop-calls.test.ts'],
  },
  {
    name: 'a request that met a server of another host is given up',
    file: 'outbox/request.ts',
    find: 'if (status === MISDIRECTED) return false;',
    replace: '',
    tests: ['outbox/request.test.ts'],
  },
  {
    name: 'a refusal repeats what a stranger sent',
    file: 'contract/form-issues.ts',
    find: 'isQuoted: false',
    replace: 'isQuoted: true',
    tests: WORDS,
  },
  {
    name: 'a refusal repeats a whole name that a client made up',
    file: 'server/schema-error.ts',
    find: '.map((part) => part.slice(0, MAX_NAME_LENGTH))',
    replace: '',
    tests: WORDS,
  },
  {
    name: 'of the words that a value may be one is told',
    file: 'contract/form-issues.ts',
    find: "path.at(-2) === 'anyOf' && Array.isArray(parent)",
    replace: "path.at(-2) === 'oneOf' && Array.isArray(parent)",
    tests: WORDS,
  },
];
