// What is said of a merchandising file whose form is wrong: entry, field, and the reason in words.
import { expect, test } from 'vitest';
import { validateFile } from '#server/merchandising/file-schema.ts';

const RULE = { id: 'shells', query: 'shell', pin: [{ product: 'p2', position: 1 }] };
const told = (file: unknown) =>
  validateFile(file, (path) => path.slice(0, 2).join(' ')).map(
    ({ entry, field, reason }) => `${entry}: ${field}: ${reason}`,
  );

test.each<[object, string]>([
  [{ rules: {} }, 'rules: rules: must be a list'],
  [{ rules: [{ ...RULE, query: '' }] }, 'rules 0: query: is empty'],
  [{ rules: [{ ...RULE, query: 'x'.repeat(201) }] }, 'rules 0: query: is longer than 200 characters'],
  [
    { rules: [RULE, { ...RULE, id: 'big sale' }] },
    'rules 1: id: "big sale" is not 1 to 64 of the letters a to z, digits, and . _ - after the first',
  ],
  [{ rules: [{ ...RULE, markets: [] }] }, 'rules 0: markets: needs an entry'],
  [{ rules: [{ ...RULE, markets: ['SE'] }] }, 'rules 0: markets[0]: "SE" is not a market code such as sv-se'],
  [{ rules: [{ ...RULE, pin: [{ position: 1 }] }] }, 'rules 0: pin[0].product: is missing'],
  [{ rules: [{ ...RULE, pin: 'p2' }] }, 'rules 0: pin: must be a list'],
  [{ rules: ['shells'] }, 'rules 0: : must be an object'],
  [
    { rules: [{ ...RULE, boost: [{ product: 'p1', steps: 4 }] }] },
    'rules 0: boost[0].steps: must be at most 3',
  ],
  [{ synonyms: [{ language: 'en', kind: 'equal', from: ['', 'b'] }] }, 'synonyms 0: from[0]: is empty'],
  [
    { synonyms: [{ language: 'en', kind: 'equal', from: Array.from({ length: 51 }, (_, at) => `w${at}`) }] },
    'synonyms 0: from: has more than 50 entries',
  ],
])('%j', (file, expected) => {
  expect(told(file)).toEqual([expected]);
});
