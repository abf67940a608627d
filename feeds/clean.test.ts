// Descriptions are safe and well-formed whatever a feed holds.
import * as fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { cleanDescription, cleanLine, MAX_DESCRIPTION, splitGluedSentences } from '#feeds/clean.ts';

test('HTML keeps paragraphs, lists and emphasis, and loses all else', () => {
  const html = `<div class="a" style="color:red"><h2>Warm</h2><p onclick="x()">One <b>strong</b> and <i>soft</i>
    <a href="javascript:alert(1)">link</a><img src=x onerror=alert(1)></p><script>alert(1)</script>
    <style>p{}</style><ul><li><p>First</p></li><li></li><li>Second<br></li></ul><p>&nbsp;</p></div>`;
  expect(cleanDescription(html)).toBe(
    '<p>Warm</p><p>One <strong>strong</strong> and <em>soft</em> link</p><ul><li>First</li><li>Second</li></ul>',
  );
});

test('text outside of paragraphs gets one, breaks at the edges go', () => {
  expect(cleanDescription('Loose<p>Inside</p><br>After<br>')).toBe('<p>Loose</p><p>Inside</p><p>After</p>');
  expect(cleanDescription('<div>One<p>Two</p>Three</div>')).toBe('<p>One</p><p>Two</p><p>Three</p>');
  expect(cleanDescription('<ul><li>a<ul><li>b</li></ul></li></ul>')).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('a mark across two paragraphs is closed and opened again', () => {
  expect(cleanDescription('<b>One<p>Two</p></b>')).toBe(
    '<p><strong>One</strong></p><p><strong>Two</strong></p>',
  );
});

test('spaces around marks stay, doubled entities are read once more', () => {
  expect(cleanDescription('<p><strong>Width:</strong> 5&amp;nbsp;cm &amp; more</p>')).toBe(
    '<p><strong>Width:</strong> 5 cm &amp; more</p>',
  );
});

test('plain text becomes paragraphs, marked lines a list', () => {
  expect(cleanDescription('Two lines\nof text.\n\n✔ Light\n✔ Warm & dry\n')).toBe(
    '<p>Two lines</p><p>of text.</p><ul><li>Light</li><li>Warm &amp; dry</li></ul>',
  );
  expect(cleanDescription('All in one ✔ Light ✔ Warm')).toBe(
    '<p>All in one</p><ul><li>Light</li><li>Warm</li></ul>',
  );
  expect(cleanDescription('5 < 6 &amp; 7 > 6')).toBe('<p>5 &lt; 6 &amp; 7 &gt; 6</p>');
});

test('sentences glued together are separated, names are not', () => {
  expect(splitGluedSentences('has a hidden zip closureGrey lining')).toEqual([
    'has a hidden zip closure',
    'Grey lining',
  ]);
  expect(splitGluedSentences('Pattern: SolidFinish: MatteMaterial: Wool')).toEqual([
    'Pattern: Solid',
    'Finish: Matte',
    'Material: Wool',
  ]);
  expect(splitGluedSentences('Warm.Dry when wet')).toEqual(['Warm. Dry when wet']);
  for (const name of ['iPhone', 'SoftShell jacket', 'eBike', 'McKenzie', 'SnowFlake'])
    expect(splitGluedSentences(name)).toEqual([name]);
});

test('three glued sentences are shown as a list', () => {
  expect(cleanDescription('soft fleeceTwo pocketsMachine wash')).toBe(
    '<ul><li>soft fleece</li><li>Two pockets</li><li>Machine wash</li></ul>',
  );
});

test('a title is one line without emoji, tags and invisible signs', () => {
  expect(cleanLine(' Front  rack\u200B 🍕 &amp; <b>bag</b>\n®')).toBe('Front rack & bag ®');
});

test('a long description ends at a paragraph', () => {
  const clean = cleanDescription(`<p>${'word '.repeat(100)}</p>`.repeat(100));
  expect(clean.length).toBeLessThan(MAX_DESCRIPTION + 1000);
  expect(clean.endsWith('</p>')).toBe(true);
});

test('whatever comes in, the result is well-formed and cleaning it again changes no tag', () => {
  const tags = [
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<li>',
    '</li>',
    '<b>',
    '</b>',
    '<em>',
    '</em>',
    '<br>',
    '<div>',
  ];
  const pieces = [
    ...tags,
    '</div>',
    'a',
    ' ',
    '&',
    '<',
    '"',
    '<script>',
    '</script>',
    '<svg onload=a>',
    'ㅎ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const clean = cleanDescription(parts.join(''));
      const again = sanitizeHtml(clean, {
        allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'],
        allowedAttributes: {},
      }).replaceAll('<br />', '<br>');
      expect(again).toBe(clean);
      expect(clean).not.toMatch(/<(?!\/?(?:p|ul|ol|li|strong|em|br)>)/);
      expect(clean).not.toMatch(/<p><p>|<\/p><\/p>|<p><\/p>|<li><\/li>|<ul><\/ul>/);
    }),
    { numRuns: 500 },
  );
});

test('no control characters stay in a text', () => {
  expect(cleanLine('Ridge\u0000 cap\u001a\u0007\tlight\u0085')).toBe('Ridge cap light');
  expect(cleanDescription('Warm\u0000.\nDry\u0008.')).toBe('<p>Warm.</p><p>Dry.</p>');
  expect(cleanDescription('<p>Warm\u0000 &amp; dry&#7;</p>')).toBe('<p>Warm &amp; dry</p>');
});
