// The data of a page, read from the HTML that the server sent.
import { expect, test } from 'vitest';
import { jsonElement } from '#src/app/inline-json.ts';
import { dataText } from '#src/app/page-end.ts';
import { recordInHtml } from '#src/app/fetched-record.ts';
import { PAGE_ELEMENT_ID } from '#src/app/shown-page.ts';
import { smallerHtml } from '#src/app/smaller-html.ts';

const FRAME = ['<a href="/c/2">Moss</a>', '<footer aria-label="Foot">Kelp</footer>'] as const;
const SCREEN =
  '<main id="main"><ul><li aria-label="Fern"><img src="/images/1" alt=""/></li><li><a href="/c/2">it&#x27;s <b>Moss</b></a></li></ul>' +
  '<noscript><p aria-label="x">y</p></noscript><p>last</p></main>';
const BODY = FRAME.join(SCREEN);
const RECORD = {
  frame: { status: 'success', data: ['Kelp', 'Moss', '/c/2', 'Foot'] },
  name: 'product',
  screen: { status: 'success', data: ['Fern', '/images/1', '/c/2', 'it’s', "it's ", 'Moss', 'last'] },
};
const { frame, ...shown } = RECORD;
const page = (body: string) =>
  `<!DOCTYPE html><html><head></head><body>${body}<script>1</script>${jsonElement(
    'application/json',
    [dataText(frame, FRAME.join('')), dataText(shown, SCREEN)],
    PAGE_ELEMENT_ID,
  )}</body></html>`;

test('are those of the HTML before it was made smaller', () => {
  expect(smallerHtml(BODY)).not.toBe(BODY);
  expect(recordInHtml(page(smallerHtml(BODY)))).toEqual(RECORD);
});

test('are none where the HTML says something else, or is no page of the shop', () => {
  for (const [text, other] of [
    ['Moss</a>', 'Kelp</a>'],
    ['<b>Moss', '<b>Kelp'],
    ['Foot', 'Head'],
    ['main', 'div'],
  ] as const)
    expect(recordInHtml(page(smallerHtml(BODY.replaceAll(text, other))))).toBeUndefined();
  expect(recordInHtml('<p>Bad gateway</p>')).toBeUndefined();
});
