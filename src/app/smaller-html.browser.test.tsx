// HTML of a page without spare characters, as a browser reads it.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { smallerHtml } from '#src/app/smaller-html.ts';

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

test('a browser reads from it what it reads from the longer one', () => {
  const html = renderToString(
    <main className="a" data-part="grid">
      <a className="b c" href="/x?y=1&z=2" title={'> "quoted" class="d"'} aria-label="x">
        {'1 < 2 class="e" '}
        <img src="/i" srcSet="/i?w=1 1w" sizes="(min-width:1px)2vw,3vw" alt="" style={{ color: '#123456' }} />
      </a>
      <input type="radio" name="a/" defaultChecked value="" hidden />
      <svg viewBox="0 0 2 2" dangerouslySetInnerHTML={{ __html: '<path d="M1"/><circle r="1" />' }} />
      <br />
      <ul className="e">
        <li className="f">
          <b>1</b>
        </li>
        <li>
          <ol>
            <li>2</li>
          </ol>
        </li>
      </ul>
      <ul>
        <li>3</li>
        <li hidden />
      </ul>
      <a href="/p">
        <p>4</p>
        <p lang="sv">5</p>
        <span>6</span>
      </a>
      <p id="a/" title="a x=" lang="en">{`it's`}</p>
    </main>,
  );
  const smaller = smallerHtml(html);
  expect(smaller.length).toBeLessThan(html.length - 30);
  expect(read(smaller)).toBe(read(html));
});

test('only single words lose their quotes, and items and paragraphs the ends that others imply', () => {
  expect(smallerHtml('<img class="a" alt="" sizes="1px, 2px" style="color:#123"/>')).toBe(
    '<img class=a alt sizes="1px, 2px" style=color:#123>',
  );
  expect(smallerHtml('<a rel="a/" href="/x"></a>')).toBe('<a rel=a/ href="/x"></a>');
  const unread = '<noscript><p class="a"></p></noscript>';
  expect(smallerHtml(unread)).toBe(unread);
  expect(smallerHtml('<ul><li>1</li><li>2</li></ul><li>3</li><!--$-->')).toBe(
    '<ul><li>1<li>2</ul><li>3</li><!--$-->',
  );
});

test.each([
  ['<p>she says class="a" is <b>bold</b></p>', '<p>she says class="a" is <b>bold</b></p>'],
  ['<a title="1 > 2" rel="b">c</a>', '<a title="1 > 2" rel=b>c</a>'],
  ['<path d="M1"/><circle r="1" /><g id="a/"/>', '<path d="M1"/><circle r=1 /><g id="a/"/>'],
  [
    '<p class="a">1</p><noscript><p class="b"></p></noscript><p class="c">2</p>',
    '<p class=a>1</p><noscript><p class="b"></p></noscript><p class=c>2</p>',
  ],
  ['a < b class="c"', 'a < b class="c"'],
  ['<p class="a">b<p class="c', '<p class=a>b<p class="c'],
  ['<p class="a">b<noscript><p class="c">', '<p class=a>b<noscript><p class="c">'],
  ['<p class="a" c', '<p class="a" c'],
  ['', ''],
])('%s', (html, smaller) => {
  expect(smallerHtml(html)).toBe(smaller);
  expect(read(smaller)).toBe(read(html));
});
