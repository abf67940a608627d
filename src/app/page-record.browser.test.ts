// The data of a page, read from the HTML that the server sent.
import { expect, test } from 'vitest';
import { compactText } from '#src/app/data/compact-text.ts';
import { textsInHtml } from '#src/app/data/html-texts.ts';
import { jsonElement } from '#src/app/inline-json.ts';
import { recordInHtml } from '#src/app/page-record.ts';
import { PAGE_ELEMENT_ID } from '#src/app/shown-page.ts';
import { smallerHtml } from '#src/app/smaller-html.ts';

const BODY =
  '<ul><li aria-label="Fern"><img src="/images/1" alt=""/></li><li><a href="/c/2">it&#x27;s <b>Moss</b></a></li></ul>' +
  '<noscript><p aria-label="x">y</p></noscript><p>last</p>';
const DATA = { texts: ['Fern', '/images/1', '/c/2', 'it’s', "it's ", 'Moss', 'last'] };
const page = (body: string) =>
  `<!DOCTYPE html><html><head></head><body>${body}<script>1</script>${jsonElement(
    'application/json',
    compactText(DATA, textsInHtml(BODY)),
    PAGE_ELEMENT_ID,
  )}</body></html>`;

test('are those of the HTML before it was made smaller', () => {
  expect(smallerHtml(BODY)).not.toBe(BODY);
  expect(recordInHtml(page(smallerHtml(BODY)))).toEqual(DATA);
});

test('are none where the HTML says something else, or is no page of the shop', () => {
  expect(recordInHtml(page(smallerHtml(BODY.replace('Moss', 'Kelp'))))).toBeUndefined();
  expect(recordInHtml('<p>Bad gateway</p>')).toBeUndefined();
});
