// The file of size guides: its faults by field, and what stands in the catalogue of it.
import { describe, expect, test } from 'vitest';
import { issueText } from '#contract/form-issues.ts';
import { parseSizeGuides } from '#feeds/size-guides.ts';
import { readFeed } from '#feeds/read-feed.ts';
import { readFeedFailure, withFile } from '#tests/feed-text.ts';
import { MARKETS, marketOf } from '#tests/fixtures/markets.ts';

const GUIDE = {
  id: 'shirts',
  title: { en: 'Shirts', sv: 'Skjortor' },
  categories: ['shirts'],
  measures: [{ title: { en: 'Chest' }, how: { en: 'Around the fullest part.' } }, { title: { en: 'EU' } }],
  rows: [
    { size: 's', values: [[88, 92], '46'] },
    { size: 'M', values: [96, '48'] },
  ],
  fits: { slim: { en: 'Close to the body' } },
};
const { title: _title, ...UNTITLED } = GUIDE;
const FEED = `id,title,price,product_type,size
1,Linen shirt,49 EUR,Shirts,S
2,Wool sock,9 EUR,Socks,M
`;

function faultsOf(guides: unknown): string {
  const parsed = parseSizeGuides(guides);
  return parsed.ok ? '' : parsed.error.map(issueText).join('\n');
}

describe('a fault names its field', () => {
  test.each<[string, unknown, string]>([
    ['no list', GUIDE, 'the document must be a list'],
    ['a missing title', [UNTITLED], '[0].title: is missing'],
    ['a title in no language', [{ ...GUIDE, title: {} }], '[0].title: needs a text in one language at least'],
    [
      'an unknown language',
      [{ ...GUIDE, title: { fr: 'Chemises' } }],
      '[0].title.fr: is none of en, sv, de, ko',
    ],
    ['an unknown field', [{ ...GUIDE, colour: 1 }], '[0].colour: is none of id, title, categories,'],
    ['an id', [{ ...GUIDE, id: 'My shirts' }], '[0].id: "My shirts" is not lower-case letters'],
    ['an id twice', [GUIDE, GUIDE], '[1].id: "shirts" is that of [0]'],
    [
      'a row without a value for each measure',
      [{ ...GUIDE, rows: [{ size: 'S', values: [90] }] }],
      '[0].rows[0].values: has 1 value for 2 measures',
    ],
    [
      'a size twice, in another spelling',
      [{ ...GUIDE, rows: [...GUIDE.rows, { size: 'S', values: [90, '46'] }] }],
      '[0].rows[2].size: "S" is that of rows[0]',
    ],
    [
      'a length that ends before it begins',
      [{ ...GUIDE, rows: [{ size: 'S', values: [[92, 88], '46'] }] }],
      '[0].rows[0].values[0]: ends before it begins',
    ],
    [
      'a value of another form',
      [{ ...GUIDE, rows: [{ size: 'S', values: [true, '46'] }] }],
      '[0].rows[0].values[0]: must be a number or a list or a text',
    ],
    [
      'a fit of a longer name than a value can have',
      [{ ...GUIDE, fits: { ['a'.repeat(61)]: { en: 'Close' } } }],
      '[0].fits.aaa',
    ],
  ])('%s', (_, guides, said) => {
    expect(faultsOf(guides)).toContain(said);
  });

  test('a category that the feed does not have', async () => {
    const parsed = parseSizeGuides([{ ...GUIDE, categories: ['shirts', 'shorts'] }]);
    if (!parsed.ok) throw new Error(parsed.error.map(issueText).join('\n'));
    const failure = await readFeedFailure('shop.csv', FEED, { sizeGuides: parsed.value });
    expect(failure.reason).toBe(
      'size guides: [0].categories[1]: "shorts" is no category of the feed: it has shirts, socks',
    );
  });
});

test('guides are of the categories that they name, in the spelling of the feed’s sizes; without a name of all', async () => {
  const { categories: _, ...everywhere } = { ...GUIDE, id: 'all' };
  const parsed = parseSizeGuides([GUIDE, everywhere]);
  if (!parsed.ok) throw new Error(parsed.error.map(issueText).join('\n'));
  const parts = await withFile('shop.csv', FEED, async (path) => {
    const read = await readFeed(path, {
      format: 'auto',
      market: marketOf('en-eu'),
      markets: MARKETS,
      mapping: null,
      sizeGuides: parsed.value,
      source: 'test',
      now: 0,
    });
    if (!read.ok) throw new Error(read.error.reason);
    read.value.close();
    return read.value.parts;
  });
  const [shirts, socks] = ['shirts', 'socks'].map(
    (slug) => parts.listings.find((listing) => listing.slug === slug)?.listingId,
  );
  expect(parts.sizeGuides).toEqual([
    {
      guideId: 'test-shirts',
      source: 'test',
      title: GUIDE.title,
      listingIds: [shirts],
      measures: [GUIDE.measures[0], { title: { en: 'EU' }, how: null }],
      rows: [
        { size: 'S', values: [[88, 92], '46'] },
        { size: 'M', values: [[96, 96], '48'] },
      ],
      fits: [{ valueId: 'slim', text: { en: 'Close to the body' } }],
    },
    expect.objectContaining({ guideId: 'test-all', listingIds: [shirts, socks] }),
  ]);
});
