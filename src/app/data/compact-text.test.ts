// What was written is read again, whatever it is, and takes less room than JSON.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactText } from '#src/app/data/compact-text.ts';
import { textsInHtml } from '#src/app/data/html-texts.ts';
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
  ['other names', [{ a: 1 }, { b: 1, a: 1 }, { a: 2 }, {}, { a: 3 }, { ab: 4 }]],
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

test('values that repeat are a count', () => {
  const cards = (count: number) =>
    Array.from({ length: count }, () => ({ brand: 'Cairn', price: 100, sizes: ['S', 'M'], isNew: false }));
  expect(read(cards(90))).toEqual(cards(90));
  expect(compactText(cards(90)).length).toBe(compactText(cards(30)).length);
});

test('a value that follows another as before is a count', () => {
  const hexes = { Moss: '#5e7345', Kelp: '#2f6f70', Slate: '#5a6169' };
  const names = ['Moss', 'Kelp', 'Slate', 'Kelp', 'Moss', 'Slate', 'Moss', 'Kelp'] as const;
  const data = names.map((name) => ({ name, hex: hexes[name] }));
  expect(read(data)).toEqual(data);
  for (const hex of Object.values(hexes)) expect(compactText(data).split(hex.slice(2)).length).toBe(2);
});

test('a text that ends with the value before does not repeat it', () => {
  const ids = ['moss-1', 'kelp-2', 'slate-3'];
  const data = ids.map((id) => ({ id, href: `/en-eu/p/jacket?color=${id}` }));
  expect(read(data)).toEqual(data);
  for (const id of ids) expect(compactText(data).split(id).length).toBe(2);
});

test('a record with more or fewer fields than the one before repeats none of what they share', () => {
  const countries = ['France', 'Austria', 'Belgium'];
  const market = (code: string) => ({ code, countries, currency: 'EUR' });
  const data = [{ ...market('en-eu'), isDefault: true }, market('sv-eu'), market('de-eu')];
  expect(read(data)).toEqual(data);
  for (const text of [...countries, 'EUR', 'currency']) expect(compactText(data).split(text).length).toBe(2);
});

describe('data of a page', () => {
  const LISTING = Array.from({ length: 20 }, (_, index) => ({
    id: `C${index + 10}`,
    title: `Jacket & "trousers" ${index}`,
    href: `/en-eu/p/jacket-${index}?color=C${index + 10}`,
  }));
  const HTML = LISTING.map(
    ({ id, title, href }) =>
      `<li class="x > y" data-card="listing r-1 ${id}"><a href="${href}"><i>New</i>${title
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')}</a></li>`,
  ).join('');

  test('do not repeat what its HTML says', () => {
    const texts = textsInHtml(HTML);
    const sent = compactText(LISTING, texts);
    expect(readCompactText(sent, texts)).toEqual(LISTING);
    expect(sent).not.toContain('Jacket');
    expect(sent.length).toBeLessThan(100);
  });

  test('are not read with the HTML of another page, or with one that was changed', () => {
    const sent = compactText(LISTING, textsInHtml(HTML));
    for (const other of [
      '',
      HTML.replace('>New<', '>Neu<'),
      HTML.replace('<i>New</i>', ''),
      `<p>First</p>${HTML}`,
    ])
      expect(readCompactText(sent, textsInHtml(other))).toBeUndefined();
  });

  test('are read where something was added after it', () => {
    const sent = compactText(LISTING, textsInHtml(HTML));
    expect(readCompactText(sent, textsInHtml(`${HTML}<p title="added">Added</p>`))).toEqual(LISTING);
  });
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
  const htmlTexts = fc.array(fc.oneof(fc.string(), fc.constantFrom('jacket', '/en-eu/c/jackets-women', '')));
  fc.assert(
    fc.property(data, htmlTexts, (value, texts) => {
      expect(read(value)).toEqual(value);
      expect(readCompactText(compactText(value, texts), texts)).toEqual(value);
    }),
  );
});
