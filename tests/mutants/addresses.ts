// Mutants of addresses: which postal codes are taken, and how they are stored.
import type { Mutant } from '#tests/mutants/mutant.ts';

const ADDRESSES = ['commerce/addresses/addresses.test.ts'];

export const ADDRESS_MUTANTS: readonly Mutant[] = [
  {
    name: 'a postal code without the hyphen of its country is wrong',
    file: 'commerce/addresses/addresses.ts',
    find: '      separatedAs(zipExample, zip),\n',
    replace: '',
    tests: ADDRESSES,
  },
  {
    name: 'a postal code with its country before it is wrong',
    file: 'commerce/addresses/addresses.ts',
    find: '[asTyped, withoutCountry,',
    replace: '[asTyped,',
    tests: ADDRESSES,
  },
  {
    name: 'a postal code is stored as it was typed',
    file: 'commerce/addresses/addresses.ts',
    find: 'zip: zipOf(country, zip) ?? asciiUpperCase(zip),',
    replace: 'zip: asciiUpperCase(zip),',
    tests: ADDRESSES,
  },
];
