// Mutants of the settings document: which ones are accepted, and what they replace.
import type { Mutant } from '#tests/mutants/mutant.ts';

const DOCUMENT = ['settings/parse-settings.test.ts'];
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
    find: 'const before = last.settings.ok ? last.settings.value : null;',
    replace: 'const before = (await readSettings(tx)).settings;',
    tests: COMMAND,
  },
];
