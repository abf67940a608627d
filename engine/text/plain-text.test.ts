import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf, plainText } from '#engine/text/plain-text.ts';

test('a short text stays the HTML that it is', () => {
  expect(excerptOf('<p>Dry &amp; <strong>warm</strong>.</p>', 60)).toBe(
    '<p>Dry &amp; <strong>warm</strong>.</p>',
  );
});

test('a character reference that does not exist stays as it is written', () => {
  expect(plainText('<p>A &amp; B &constructor; &toString;</p>')).toBe('A & B &constructor; &toString;');
});

test('of a long text the first whole words stay, as HTML that says the same', () => {
  const html = '<p>Dry &amp; warm &lt;b&gt;</p><ul><li>in any weather</li><li>and light</li></ul>';
  expect(excerptOf(html, 20)).toBe('<p>Dry &amp; warm &lt;b&gt; in…</p>');
});

test('a text without spaces is cut where it is, and no character in half', () => {
  expect(excerptOf(`<p>${'재킷'.repeat(40)}</p>`, 10)).toBe(`<p>${'재킷'.repeat(5)}…</p>`);
  expect(excerptOf(`<p>${'a'.repeat(9)}${'🧥'.repeat(9)}</p>`, 10)).toBe(`<p>${'a'.repeat(9)}…</p>`);
});

test('an excerpt is the beginning of the text and hardly longer than it may be', () => {
  const words = fc.array(fc.constantFrom('dry', '재킷', '&amp;', '&lt;', '<br>', '🧥', ' ', 'waterproof'));
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (parts, maxLength) => {
      const html = `<p>${parts.join('')}</p>`;
      const excerpt = plainText(excerptOf(html, maxLength));
      expect(plainText(html).startsWith(excerpt.replace(/…$/, ''))).toBe(true);
      expect(excerpt.length).toBeLessThanOrEqual(Math.max(maxLength + 1, 1));
    }),
  );
});
