// HTML of a page without spare characters, as a browser reads it.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsInHtml } from '#src/app/data/html-texts.ts';
import { smallerHtml } from '#src/app/smaller-html.ts';

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

test('a browser reads from it what it reads from the longer one, and so do the data of the page', () => {
  const html = renderToString(
    <main className="a" data-part="grid">
      <a className="b c" href="/x?y=1&z=2" title={'> "quoted" class="d"'} aria-label="x">
        {'1 < 2 class="e" '}
        <img src="/i" srcSet="/i?w=1 1w" sizes="(min-width:1px)2vw,3vw" alt="" style={{ color: '#123456' }} />
      </a>
      <input type="radio" name="a/" defaultChecked value="" hidden />
      <svg viewBox="0 0 2 2" dangerouslySetInnerHTML={{ __html: '<path d="M1"/><circle r="1" />' }} />
      <br />
      <p id="a/" title="a x=" lang="en">{`it's`}</p>
    </main>,
  );
  const smaller = smallerHtml(html);
  expect(smaller.length).toBeLessThan(html.length - 30);
  expect(read(smaller)).toBe(read(html));
  expect(textsInHtml(smaller)).toEqual(textsInHtml(html));
});

test('only single words lose their quotes, and what is looked for in the text of a page keeps them', () => {
  expect(
    smallerHtml('<img class="a" alt="" sizes="1px, 2px" src="/a" data-part="b" style="color:#123"/>'),
  ).toBe('<img class=a alt sizes="1px, 2px" src="/a" data-part="b" style=color:#123>');
  expect(smallerHtml('<a rel="a/" href=""></a>')).toBe('<a rel=a/ href=""></a>');
});
