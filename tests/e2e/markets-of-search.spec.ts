// The search page of every market, and discovery's texts in its language.
import { en } from '#src/discovery/texts/en.ts';
import { de } from '#src/discovery/texts/de.ts';
import { sv } from '#src/discovery/texts/sv.ts';
import { expect, test } from './fixtures.ts';

const MARKETS = [
  ['LO-01a', 'en-eu', en],
  ['LO-01g', 'de-de', de],
  ['LO-01m', 'sv-se', sv],
] as const;

for (const [claim, market, texts] of MARKETS)
  test(`SP-01a ${claim} /${market}/search is the search page, in its language`, async ({ shop }) => {
    const response = await fetch(`${shop.origin}/${market}/search?query=wool`);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(' data-part=search-page');
    for (const text of [texts.search.title('wool'), texts.filters.sortedBy('').trim()])
      expect(html).toContain(text);
  });
