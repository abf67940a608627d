// What is on screen already stands in for a load, once, and for no other page's.
import { describe, expect, test } from 'vitest';
import { createFirstPage } from '#src/app/first-page.ts';
import { pageOfMatches } from '#src/app/page-of-matches.ts';
import { isSamePage, plainOutcome, type ShownPage } from '#src/app/shown-page.ts';

const listing: ShownPage = {
  pathname: '/c/jackets',
  search: '?f_size=M',
  frame: { status: 'success', data: { menu: [] } },
  name: 'listing',
  screen: { status: 'success', data: { title: 'Jackets' } },
};

describe('the first page', () => {
  test('gives frame and screen once each', () => {
    const first = createFirstPage(listing);
    expect(first.takeFrame()).toBe(listing.frame);
    expect(first.takeFrame()).toBeUndefined();
    expect(first.takeScreen('listing', '/c/jackets', '?f_size=M')).toBe(listing.screen);
    expect(first.takeScreen('listing', '/c/jackets', '?f_size=M')).toBeUndefined();
  });

  test.each([
    ['another screen', 'search', '/c/jackets', '?f_size=M'],
    ['another listing', 'listing', '/c/tents', '?f_size=M'],
    ['another selection', 'listing', '/c/jackets', ''],
  ] as const)('gives nothing for %s, and nothing after it', (_, name, pathname, search) => {
    const first = createFirstPage(listing);
    expect(first.takeScreen(name, pathname, search)).toBeUndefined();
    expect(first.takeScreen('listing', '/c/jackets', '?f_size=M')).toBeUndefined();
  });

  test('a screen that is not loaded by its query is the same with any', () => {
    const product = { ...listing, name: 'product', pathname: '/p/shell' } as const;
    expect(createFirstPage(product).takeScreen('product', '/p/shell', '')).toBe(listing.screen);
  });
});

describe('the page of a router’s matches', () => {
  const root = { routeId: '__root__', status: 'success', search: {}, loaderData: { menu: [] } };
  const match = {
    routeId: '/c/$slug',
    status: 'success',
    search: { raw: 'f_size=M' },
    loaderData: { title: 'Jackets' },
  };
  const at = { pathname: '/c/jackets' };

  test('is the last one’s screen with its query', () => {
    expect(pageOfMatches([root, match], at)).toEqual({
      pathname: '/c/jackets',
      search: '?f_size=M',
      frame: { status: 'success', data: root.loaderData },
      name: 'listing',
      screen: { status: 'success', data: match.loaderData },
    });
  });

  test('without a screen is none; nor is there one before it is loaded', () => {
    expect(pageOfMatches([root], at)).toMatchObject({ name: null, screen: { status: 'notFound' } });
    expect(pageOfMatches([root, { ...match, status: 'pending' }], at)).toBeUndefined();
    expect(pageOfMatches([], at)).toBeUndefined();
  });

  test('keeps what is shown where loading it again failed', () => {
    const failed = { status: 'error', error: new Error('late') };
    const shown = pageOfMatches([root, match], at);
    expect(pageOfMatches([root, { ...match, ...failed }], at)).toEqual(shown);
    expect(pageOfMatches([{ ...root, ...failed }, match], at)).toEqual(shown);
    expect(pageOfMatches([root, { ...match, status: 'notFound' }], at)?.screen.status).toBe('notFound');
  });

  test('has no screen that was not loaded: where the frame failed, its error is that of the screen', () => {
    const unloaded = { ...match, loaderData: undefined };
    const error = new Error('late');
    expect(pageOfMatches([root, unloaded], at)).toBeUndefined();
    const failed = { ...root, status: 'error', error };
    expect(pageOfMatches([failed, unloaded], at)?.screen).toEqual({ status: 'error', error });
    expect(pageOfMatches([{ ...failed, loaderData: undefined }, unloaded], at)).toMatchObject({
      frame: { status: 'error', error },
      screen: { status: 'error', error },
    });
  });

  test('of one that failed says why', () => {
    const error = new Error('late');
    const failed = { status: 'error', error, loaderData: undefined };
    expect(pageOfMatches([root, { ...match, ...failed }], at)?.screen).toEqual({ status: 'error', error });
    expect(pageOfMatches([{ ...root, ...failed }, match], at)?.frame).toEqual({ status: 'error', error });
    expect(pageOfMatches([root, { ...match, status: 'notFound' }], at)?.screen).toEqual({
      status: 'notFound',
    });
  });
});

test('the same page in other objects is no other page; other data, query or failure are', () => {
  const same = { ...listing, frame: { ...listing.frame }, screen: { ...listing.screen } } as ShownPage;
  expect(isSamePage(listing, same)).toBe(true);
  expect(isSamePage(listing, { ...listing, screen: { status: 'success', data: {} } })).toBe(false);
  expect(isSamePage(listing, { ...listing, frame: { status: 'success', data: {} } })).toBe(false);
  expect(isSamePage(listing, { ...listing, screen: { status: 'notFound' } })).toBe(false);
  expect(isSamePage(listing, { ...listing, search: '' })).toBe(false);
  expect(isSamePage(listing, { ...listing, pathname: '/c/tents' })).toBe(false);
});

test('a failure is written into the HTML with its message and its ShopError, and nothing else of it', () => {
  const error = Object.assign(new Error('late'), { shopError: { code: 'timeout' }, secret: 'x' });
  expect(JSON.parse(JSON.stringify(plainOutcome({ status: 'error', error })))).toEqual({
    status: 'error',
    error: { message: 'late', shopError: { code: 'timeout' } },
  });
  expect(plainOutcome(listing.frame)).toBe(listing.frame);
});
