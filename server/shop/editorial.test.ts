// Editorial pages and stores of a market: in its language, with its links, and a home page where the merchant has none.
import { expect, test } from 'vitest';
import { editorialPages, storesOf } from '#server/shop/editorial.ts';
import type { SiteContent } from '#server/shop/site-content.ts';
import type { StoredListing } from '#store/catalogue-entries.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { smallListing } from '#tests/small-catalogue.ts';

const store = (name: string) => ({
  id: 's1',
  name,
  street: 'Storgatan 1',
  zip: '90326',
  city: 'Umeå',
  country: 'SE',
  phone: '',
  latitude: 63.8,
  longitude: 20.3,
  openingHours: [],
});

test('a store is shown in the language of the market, in English where it was stored without it', () => {
  const facts = { en: store('The store'), sv: store('Butiken') };
  const content = { listings: [], pages: [], stores: [{ storeId: 's1', source: 'demo', facts }] };
  expect(storesOf(content, marketOf('sv-se')).map(({ name }) => name)).toEqual(['Butiken']);
  expect(storesOf(content, marketOf('ko-kr')).map(({ name }) => name)).toEqual(['The store']);
});

const PICTURE = { imageId: 'picture', kind: 'plain' as const, tint: '#dfe4e8' };
const PAGE = {
  pageId: 'about',
  source: 'small',
  slug: 'om-oss',
  title: { sv: 'Om oss' },
  description: {},
  relatedListingIds: [],
  blocks: {},
};
const listing = (listingId: string, overrides: Partial<StoredListing> = {}): StoredListing => ({
  ...smallListing(listingId, null),
  images: [PICTURE],
  ...overrides,
});
const view = ({ listings = [], pages = [] }: Partial<SiteContent>, alternative?: string) => ({
  market: marketOf('sv-se'),
  content: { pages },
  listings: () => listings,
  shopName: 'Fjäll',
  engine: undefined,
  alternative: alternative === undefined ? undefined : marketOf(alternative),
});

test('a home page is made of the first four listings of the menu, with all of them as related', () => {
  const names = ['five', 'one', 'two', 'three', 'four', 'six'];
  const order = ['one', 'two', 'three', 'four', 'five', 'six'];
  const listings = [
    ...names.map((name) => listing(name, { order: order.indexOf(name) })),
    listing('hidden', { showInMenu: false }),
    listing('below', { parentId: 'one' }),
  ];
  const [home] = editorialPages(view({ listings }));
  expect(home).toMatchObject({ id: 'home', title: 'Fjäll', pageUrl: '/sv-se', relatedListingIds: order });
  expect(
    home?.blocks.map((block) =>
      block.kind === 'products'
        ? [block.listingId, block.linkUrl]
        : block.kind === 'categories'
          ? block.items.map(({ pageUrl }) => pageUrl)
          : block,
    ),
  ).toEqual([
    ['one', '/sv-se/c/slug-one'],
    order.map((name) => `/sv-se/c/slug-${name}`),
    ...['two', 'three', 'four'].map((name) => [name, `/sv-se/c/slug-${name}`]),
  ]);
});

test('links of a merchant’s pages lead into the market, those to other sites stay', () => {
  const pages = [
    {
      ...PAGE,
      blocks: {
        sv: [
          {
            kind: 'products' as const,
            title: 'Nytt',
            listingId: 'one',
            linkTitle: 'Alla',
            linkUrl: '/c/new',
            limit: 4,
          },
          {
            kind: 'categories' as const,
            title: 'Kategorier',
            items: [
              {
                listingId: 'one',
                title: 'En',
                pageUrl: '/c/one',
                image: { url: '/images/a', tint: '#fff', alt: '' },
              },
            ],
          },
        ],
      },
    },
  ];
  const found = editorialPages(view({ pages }), 'om-oss')[0];
  expect(found).toMatchObject({
    pageUrl: '/sv-se/e/om-oss',
    blocks: [{ linkUrl: '/sv-se/c/new' }, { items: [{ pageUrl: '/sv-se/c/one' }] }],
  });
  expect(editorialPages(view({ pages }), 'about')).toEqual([found]);
  expect(editorialPages(view({ pages }), 'none')).toEqual([]);
});

test('the home page of a market that sells nothing leads to one that does', () => {
  const pages = [{ ...PAGE, pageId: 'home', slug: 'home' }];
  const [home] = editorialPages(view({ pages }, 'de-de'), 'home');
  expect(home?.blocks).toMatchObject([{ kind: 'text', html: expect.stringContaining('<a href="/de-de">') }]);
});
