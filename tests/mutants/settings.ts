// Mutants of the settings document: which ones are accepted, and what they replace.
import type { Mutant } from '#tests/mutants/mutant.ts';

const DOCUMENT = ['settings/parse-settings.test.ts'];
const FAULTS = ['settings/settings-faults.test.ts'];
const STORED = ['settings/stored-settings.test.ts'];
const COMMAND = ['commands/settings/command.test.ts'];

export const SETTINGS_MUTANTS: readonly Mutant[] = [
  {
    name: 'gift cards need amounts in every currency',
    file: 'contract/settings.ts',
    find: 'currency,\n        Type.Optional(\n',
    replace: 'currency,\n        ((needed: unknown) => needed)(\n',
    tests: DOCUMENT,
  },
  {
    name: 'settings that are not valid any more cannot be replaced',
    file: 'store/settings.ts',
    find: 'const before = last.document.ok ? last.document.value.settings : null;',
    replace: 'const before = (await readSettings(tx)).settings;',
    tests: COMMAND,
  },
  {
    name: 'what is left out of stored settings is not told',
    file: 'settings/stored-settings.ts',
    find: 'leftOut.push({ field, reason });',
    replace: '',
    tests: STORED,
  },
  {
    name: 'a market of which no country is left sends goods anywhere',
    file: 'settings/stored-settings.ts',
    find: 'if (countries.length > 0 && isNowhere) paths.add(at);',
    replace: '',
    tests: STORED,
  },
  {
    name: 'settings that hold without a part of them are not replaced by the rest',
    file: 'store/settings.ts',
    find: 'if (isWhole && doc',
    replace: 'if (doc',
    tests: COMMAND,
  },
  {
    name: 'a market is in a country in which nobody has an address',
    file: 'settings/check-settings.ts',
    find: "market.name === null && addressForm(market.country, 'en') === undefined",
    replace: 'market.name === null && market.country.length !== 2',
    tests: FAULTS,
  },
  {
    name: 'goods are sent to countries in which nobody has an address',
    file: 'settings/check-settings.ts',
    find: "!isMarketItself && addressForm(code, 'en') === undefined",
    replace: '!isMarketItself && code.length !== 2',
    tests: FAULTS,
  },
  {
    name: 'a method of delivery has the id of picking up in a store',
    file: 'settings/check-settings.ts',
    find: 'if (id.startsWith(PICK_UP_PREFIX))',
    replace: 'if (id === PICK_UP_PREFIX)',
    tests: FAULTS,
  },
  {
    name: 'a text of unseen characters alone is a text',
    file: 'contract/setting-types.ts',
    find: '\\\\u00ad\\\\u200b-\\\\u200f\\\\u2060]',
    replace: ']',
    tests: FAULTS,
  },
  {
    name: 'a blank name that is stored keeps the shop from starting',
    file: 'settings/stored-texts.ts',
    find: "field === 'name' && text !== ''",
    replace: 'false',
    tests: STORED,
  },
  {
    name: 'blank texts that are left out of a list move those after them before they are found',
    file: 'settings/stored-texts.ts',
    find: 'blank.toReversed().flatMap',
    replace: 'blank.flatMap',
    tests: STORED,
  },
  {
    name: 'a market without a name of its own is called by none',
    file: 'settings/stored-texts.ts',
    find: "  entry['name'] = { en: known };\n",
    replace: '',
    tests: STORED,
  },
  {
    name: 'a social link that is no address takes every page down',
    file: 'settings/check-settings.ts',
    find: 'URL.canParse(url) ? [] :',
    replace: "url !== '' ? [] :",
    tests: ['settings/unusable-values.test.ts'],
  },
  {
    name: 'a colour of lines that is none keeps mails from being sent',
    file: 'settings/check-settings.ts',
    find: 'THEME_COLORS.filter((color) => parseColor(scheme[color]) === undefined)',
    replace: "THEME_COLORS.filter((color) => color !== 'line' && parseColor(scheme[color]) === undefined)",
    tests: ['settings/unusable-values.test.ts'],
  },
  {
    name: 'a document that is too long once it is complete is stored',
    file: 'settings/parse-settings.ts',
    find: 'parsed.ok && isTooLong(parsed.value) ? TOO_LONG : parsed',
    replace: 'parsed',
    tests: ['settings/unusable-values.test.ts'],
  },
  {
    name: 'a price that no catalogue holds is imported',
    file: 'feeds/price.ts',
    find: 'if (minor > MAX_AMOUNT) return',
    replace: 'if (minor > 1e15) return',
    tests: ['feeds/price.test.ts'],
  },
  {
    name: 'a SKU that no index can hold stops an import',
    file: 'feeds/offer.ts',
    find: 'if (sku.length <= MAX_ID) return sku || id;',
    replace: 'if (sku.length <= 1e9) return sku || id;',
    tests: ['feeds/offer.test.ts'],
  },
];
