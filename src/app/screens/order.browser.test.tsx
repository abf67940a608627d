// The URL and title of a placed order: an order that was found is named by both, and found again by a reload.
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shopError } from '#contract/errors.ts';
import { fail, ok } from '#contract/result.ts';
import { AppProvider, useApp } from '#src/app/app.tsx';
import { load, OrderRoute } from '#src/app/screens/order.tsx';
import type { LoadRequest } from '#src/app/screens/screen.ts';
import { orderIn } from '#tests/fixtures/orders.ts';
import { type ShopPage, renderInShop } from '#tests/fixtures/shop-page.tsx';

let shop: ShopPage | undefined;
afterEach(() => shop?.remove());

const FOUND = orderIn('en-us', { isOwn: false });
const EMAIL = 'kim@example.com';

interface Requests {
  /** Where the page was led, by whether the history entry was replaced. */
  readonly followed: [href: string, isReplacing: boolean][];
  readonly read: string[];
}

/** The screen at a URL's query, as the router would draw it: anew with each query that the page leads to. */
function Routed({ first, followed }: { readonly first: string } & Pick<Requests, 'followed'>) {
  const app = useApp();
  const [search, setSearch] = useState(first);
  const follow = async (href: string, isReplacing: boolean) => {
    followed.push([href, isReplacing]);
    setSearch(href);
  };
  return (
    <AppProvider app={{ ...app, navigation: { ...app.navigation, follow } }}>
      <OrderRoute search={search} data={{ title: 'Find an order', withoutScript: '' }} />
    </AppProvider>
  );
}

async function open(first: string): Promise<Requests> {
  const requests: Requests = { followed: [], read: [] };
  let isFound = false;
  const endpoints = {
    orderGet: async ({ query: { number } }: { query: { number: string } }) => {
      requests.read.push(number);
      return isFound && number === FOUND.number ? ok(FOUND) : fail(shopError('not_found'));
    },
    orderLookUp: async () => {
      isFound = true;
      return ok(FOUND);
    },
  };
  shop = await renderInShop((services) => {
    Object.assign(services, { endpoints });
    return <Routed first={first} followed={requests.followed} />;
  });
  return requests;
}

async function find(): Promise<void> {
  await page.getByRole('textbox', { name: 'Order number' }).fill(FOUND.number);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Find it' }).click();
  await expect.element(page.getByText(`Order ${FOUND.number} · Paid`)).toBeVisible();
}

test.each([
  ['without a number', ''],
  ['by a link to another order', '?order=AAAAAAAAAA'],
])(
  'an order that was found on a page opened %s is named by the URL, which replaces that one',
  async (_, first) => {
    const { followed, read } = await open(first);
    await find();
    expect(followed).toEqual([[`?order=${FOUND.number}`, true]]);
    expect(followed.flat().join(' ')).not.toContain('kim');
    // It stays as it is on screen, and is read once, so that the device keeps it.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(read.filter((number) => number === FOUND.number)).toHaveLength(1);
  },
);

test('an order that was found by a link to it stays at its URL', async () => {
  const { followed } = await open(`?order=${FOUND.number}`);
  await find();
  expect(followed).toEqual([]);
});

test('the title of the page is of the order that the URL names', async () => {
  const titleOf = async (search: string) => {
    const services = { market: { language: 'en' } };
    return (await load({ services, search } as unknown as LoadRequest)).title;
  };
  expect(await titleOf('')).toBe('Find an order');
  expect(await titleOf(`?order=${FOUND.number}`)).toBe(`Order ${FOUND.number}`);
});
