// Mutants of contract: money, markets, URLs, what may be repeated, limits, errors, and what is private.
import type { Mutant } from '#tests/mutants/mutant.ts';

const MONEY = ['contract/money.test.ts'];
const PRICES = ['src/i18n/price.test.ts'];
const CALL = ['contract/call.test.ts'];
const MARKET = ['contract/market.test.ts'];
const URL_STATE = ['contract/url-state/state.test.ts'];
const SETTINGS = ['contract/settings.test.ts'];
const ERRORS = ['contract/errors.test.ts'];
const SCRUB = ['contract/scrub.test.ts'];
const REFUSALS = ['tests/server/refusals.test.ts'];
const CART = ['tests/server/cart-calls.test.ts'];

export const CONTRACT_MUTANTS: readonly Mutant[] = [
  {
    name: 'amounts are truncated to minor units',
    file: 'contract/money.ts',
    find: 'Math.round(Math.abs(scaled))',
    replace: 'Math.trunc(Math.abs(scaled))',
    tests: MONEY,
  },
  {
    name: 'Swedish kronor are shown with decimals',
    file: 'contract/market.ts',
    find: 'SEK: { minorDigits: 2, isShownWhole: true }',
    replace: 'SEK: { minorDigits: 2 }',
    tests: PRICES,
  },
  {
    name: 'Norwegian kroner are shown with decimals',
    file: 'contract/market.ts',
    find: 'NOK: { minorDigits: 2, isShownWhole: true }',
    replace: 'NOK: { minorDigits: 2 }',
    tests: PRICES,
  },
  {
    name: 'won have decimals',
    file: 'contract/market.ts',
    find: 'KRW: { minorDigits: 0,',
    replace: 'KRW: { minorDigits: 2,',
    tests: MONEY,
  },
  {
    name: 'a filter in a URL is not encoded',
    file: 'contract/url-state/state.ts',
    find: '=${encodeURIComponent(value)}`',
    replace: '=${value}`',
    tests: URL_STATE,
  },
  {
    name: 'a filter of another instance is read',
    file: 'contract/url-state/filters.ts',
    find: "return name.startsWith(`f${key}_`) || (key === '' &&",
    replace: "return name.startsWith('f') || (key === '' &&",
    tests: URL_STATE,
  },
  {
    name: 'an id in a path is not encoded',
    file: 'contract/call.ts',
    find: 'encodeURIComponent(String(params[name]))',
    replace: 'String(params[name])',
    tests: CALL,
  },
  {
    name: 'a list in a query is joined',
    file: 'contract/call.ts',
    find: '(Array.isArray(value) ? value : [value])',
    replace: '[value]',
    tests: CALL,
  },
  {
    name: 'MK-04 the path of a market’s home is empty',
    file: 'contract/market.ts',
    find: "rest: pathname.slice(first.length + 1) || '/'",
    replace: 'rest: pathname.slice(first.length + 1)',
    tests: MARKET,
  },
  {
    name: 'market codes are found in lower case only',
    file: 'contract/market.ts',
    find: 'byCode.get(code.toLowerCase())',
    replace: 'byCode.get(code)',
    tests: MARKET,
  },
  {
    name: 'a legacy code hides a market',
    file: 'contract/market.ts',
    find: 'if (market !== undefined && !byCode.has(code))',
    replace: 'if (market !== undefined)',
    tests: MARKET,
  },
  {
    name: 'a link to another site is put under a market',
    file: 'contract/market.ts',
    find: "&& !path.startsWith('//') ",
    replace: '',
    tests: MARKET,
  },
  {
    name: 'changes of the cart are not to be repeated',
    file: 'contract/cart.calls.ts',
    find: "callers: ['outbox'], retry: 'keyed'",
    replace: "callers: ['outbox'], retry: 'never'",
    tests: CALL,
  },
  {
    name: 'a change that may be repeated under its key counts as a read',
    file: 'contract/call.ts',
    find: "return retry !== 'safe';",
    replace: "return retry === 'never';",
    tests: CALL,
  },
  {
    name: 'a shop may have 2,000 markets',
    file: 'contract/settings.ts',
    find: 'MAX_MARKETS = 200;',
    replace: 'MAX_MARKETS = 2_000;',
    tests: SETTINGS,
  },
  {
    name: 'a tax may be above 100 %',
    file: 'contract/tax-settings.ts',
    find: 'Type.Integer({ minimum: 0, maximum: 10_000 })',
    replace: 'Type.Integer({ minimum: 0, maximum: 100_000 })',
    tests: SETTINGS,
  },
  {
    name: 'a fee may be negative',
    file: 'contract/settings.ts',
    find: 'Type.Number({ minimum: 0, maximum: 1_000_000_000 })',
    replace: 'Type.Number({ maximum: 1_000_000_000 })',
    tests: SETTINGS,
  },
  {
    name: 'a row may hold 100',
    file: 'contract/order-row.ts',
    find: 'MAX_ROW_QUANTITY = 99;',
    replace: 'MAX_ROW_QUANTITY = 100;',
    tests: CART,
    grep: 'a row holds 99 at most',
  },
  {
    name: 'a cart key may be short',
    file: 'contract/cart-key.ts',
    find: '{22,64}',
    replace: '{1,64}',
    tests: REFUSALS,
    grep: 'a cart key',
  },
  {
    name: 'PR-07 prices of 21 products may be asked for at once',
    file: 'contract/product.ts',
    find: 'MAX_PRICE_IDS = 20;',
    replace: 'MAX_PRICE_IDS = 21;',
    tests: REFUSALS,
    grep: 'more than 20 products',
  },
  {
    name: 'a response with an error names no field',
    file: 'contract/errors.ts',
    find: '...(error.field === undefined ? {} : { field: error.field }),',
    replace: '',
    tests: REFUSALS,
    grep: 'a market that the shop has not',
  },
  {
    name: 'the field of a received error is dropped',
    file: 'contract/errors.ts',
    find: "...(typeof field === 'string' ? { field } : {}),",
    replace: '',
    tests: ERRORS,
  },
  {
    name: 'the JSON of a proxy is taken for an error of the shop',
    file: 'contract/errors.ts',
    find: "return isRecord(inner) && typeof inner['code'] === 'string' && ",
    replace: 'return isRecord(inner) && ',
    tests: ERRORS,
  },
  {
    name: 'too many requests are final',
    file: 'contract/errors.ts',
    find: "  'timeout',\n  'too_many_requests',\n",
    replace: "  'timeout',\n",
    tests: ERRORS,
  },
  {
    name: 'Retry-After is read as milliseconds',
    file: 'contract/retry-after.ts',
    find: 'return Number(text) * 1000;',
    replace: 'return Number(text);',
    tests: ['contract/retry-after.test.ts'],
  },
  {
    name: 'a referrer is not scrubbed',
    file: 'contract/scrub.ts',
    find: "new Set(['url', 'document_referrer'])",
    replace: "new Set(['url'])",
    tests: ['tests/server/event-calls.test.ts'],
    grep: 'lost every secret',
  },
  {
    name: 'a cart link is not private',
    file: 'contract/private-text.ts',
    find: '|cart_?id|order_?id/i',
    replace: '|order_?id/i',
    tests: SCRUB,
  },
  {
    name: 'a fragment is not private',
    file: 'contract/scrub.ts',
    find: "url.hash = '';",
    replace: '',
    tests: SCRUB,
  },
  {
    name: 'a page shared by its title and address is searched for by neither',
    file: 'contract/shared-search.ts',
    find: 'words(text) || words(title)',
    replace: 'words(text)',
    tests: ['contract/shared-search.test.ts'],
  },
];
