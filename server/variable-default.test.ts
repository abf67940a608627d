// A default is set where nothing was said, in whichever way.
import { expect, test } from 'vitest';
import { setDefault } from '#server/variable-default.ts';

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['  ', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('%j is %s', (given, expected) => {
  const variables = { HOST: given };
  setDefault(variables, 'HOST', '127.0.0.1');
  expect(variables.HOST).toBe(expected);
});
