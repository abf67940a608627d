// What was written is read again, whatever it is, and takes less room than JSON.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactText } from '#src/app/data/compact-text.ts';
import { type PlainData, readCompactText } from '#src/app/data/read-compact-text.ts';

const read = (data: PlainData) => readCompactText(compactText(data));

test.each<[string, PlainData]>([
  ['null', null],
  ['an empty text', ''],
  ['no fields', [{}, {}]],
  ['no entries', []],
  ['numbers', [0, -1.5, 1e21, 12_345_678_901]],
  ['texts that look like pieces', ['+', '!', '$0', '%a', '*1', '#1', '|', '~']],
  ['a text that is the one before', [{ a: 'same' }, { a: 'same' }, { a: 'sam' }]],
  ['a name of the prototype', { toString: 'x', constructor: [1] }],
  ['lists in lists', [[], [[]], [['a'], ['a', 'ab']]]],
  ['other names', [{ a: 1 }, { b: 1, a: 1 }, { a: 2 }]],
])('%s', (_, data) => {
  expect(read(data)).toEqual(data);
});

test('a field that is undefined is absent', () => {
  const data = [
    { a: 1, b: undefined },
    { a: 2, b: 3 },
  ];
  expect(read(data)).toStrictEqual([{ a: 1 }, { a: 2, b: 3 }]);
});

test('texts share no half of a character, which no file could hold', () => {
  const data = ['🧥', '🧦', '🧥🧥', '🧥🧦'];
  expect(read(data)).toEqual(data);
  const sent = compactText(data);
  expect(new TextDecoder().decode(new TextEncoder().encode(sent))).toBe(sent);
});

test('more than can be said to be shared is said to be the rest', () => {
  const long = 'x'.repeat(200);
  expect(read([long, `${long}y`, long])).toEqual([long, `${long}y`, long]);
});

test.each<[string, unknown]>([
  ['a date', new Date(0)],
  ['a map', { a: new Map() }],
  ['undefined', undefined],
  ['a function', [() => 1]],
  ['a name with a comma', { 'a,b': 1 }],
  ['an empty name', { '': 1 }],
  ['every separator', ['|~¦\u{e000}\u{e001}\u{e002}\u{e003}']],
])('%s is refused', (_, value) => {
  expect(() => compactText(value as PlainData)).toThrow(TypeError);
});

test('any data is read as it was', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => !name.includes(',') && name !== '__proto__');
  const { data } = fc.letrec<{ data: PlainData }>((tie) => ({
    data: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('', 'jacket', 'jackets', '/en-eu/c/jackets', '/en-eu/c/jackets-women'),
      fc.string({ unit: 'grapheme' }),
      fc.double({ noNaN: true }).map((number) => number + 0),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('data')),
      fc.dictionary(names, tie('data'), { noNullPrototype: true }),
      fc.array(fc.record({ id: fc.string(), title: fc.string(), price: fc.integer() })),
    ),
  }));
  fc.assert(
    fc.property(data, (value) => {
      expect(read(value)).toEqual(value);
    }),
  );
});
