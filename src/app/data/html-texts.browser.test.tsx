// What a browser says that it has read is what the server said that it sent.
import { renderToString } from 'react-dom/server.browser';
import { expect, test } from 'vitest';
import { asDecoded, hashOf, textsInHtml } from '#src/app/data/html-texts.ts';

const NASTY = [
  'a > b',
  'a < b & c',
  `"quoted" 'too'`,
  'no\u{a0}break',
  ' href="x"',
  '>x<',
  '&amp;',
  '한국어 å ö',
  ' ',
];

test('the texts of HTML are the same before and after a browser has read it', () => {
  const html = renderToString(
    <main aria-label={NASTY.join(' ')}>
      {NASTY.map((text) => (
        <a key={text} href={`/c/${text}`} aria-label={text} title={`${text} >`} data-card={`listing ${text}`}>
          {text}
          {text}
          <img src={`/images/${text}`} alt={text} />
          <noscript>
            <b aria-label={text}>{text}</b>
          </noscript>
          <svg viewBox="0 0 1 1">
            <path d="M0 0" />
          </svg>
        </a>
      ))}
    </main>,
  );
  const element = document.createElement('div');
  element.setHTMLUnsafe(html);
  expect(textsInHtml(element.innerHTML)).toEqual(textsInHtml(html));
  expect(textsInHtml(html)).toEqual(expect.arrayContaining(NASTY));
});

test('line ends and halves of characters are what a browser makes of them', () => {
  const html = renderToString(<p aria-label={'a\r\nb'}>{'c\rd \ud83e e\n\r\nf'}</p>);
  const element = document.createElement('div');
  element.setHTMLUnsafe(new TextDecoder().decode(new TextEncoder().encode(html)));
  expect(textsInHtml(element.innerHTML)).toEqual(textsInHtml(asDecoded(html)));
});

test('other texts have another hash', () => {
  const hashes = [[], [''], ['a'], ['b'], ['a', 'b'], ['ab'], ['b', 'a'], ['a', '', 'b']].map(hashOf);
  expect(new Set(hashes).size).toBe(hashes.length);
});
