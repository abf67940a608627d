// Tax that depends on the state goods are sent to: estimated until it is typed in, and told before paying when it changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '#contract/bootstrap.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { SettingsInput } from '#contract/settings.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const SETTINGS: SettingsInput = {
  name: 'Fjäll',
  markets: [
    {
      code: 'en-us',
      country: 'US',
      language: 'en',
      currency: 'USD',
      tax: {
        basisPoints: 100,
        included: false,
        regions: [
          { state: 'NJ', basisPoints: 662.5 },
          { country: 'US', state: 'OR', basisPoints: 0 },
          { basisPoints: 500 },
        ],
      },
      shipping: { fee: 9, freeFrom: 150 },
    },
    {
      code: 'en-ie',
      country: 'IE',
      language: 'en',
      currency: 'EUR',
      tax: { basisPoints: 100, included: false, regions: [{ state: 'Co. Cork', basisPoints: 500 }] },
      shipping: { fee: 9, freeFrom: 150 },
    },
    {
      code: 'en-eu',
      country: 'EU',
      name: { en: 'Europe and America' },
      language: 'en',
      currency: 'EUR',
      tax: {
        basisPoints: 1900,
        regions: [
          { country: 'SE', basisPoints: 2500 },
          { country: 'US', state: 'NJ', basisPoints: 500 },
        ],
      },
      shipping: { fee: 9, freeFrom: null, pickUp: true, countries: ['DE', 'SE', 'US'] },
    },
  ],
};
const storeIn = (country: string) => {
  const facts: Store = {
    id: country.toLowerCase(),
    name: 'Fjäll',
    street: 'Kajen 1',
    zip: '111 30',
    city: 'Town',
    country,
    phone: '+46 8 000 000',
    latitude: 59.3,
    longitude: 18.07,
    openingHours: [],
  };
  return { storeId: facts.id, source: 'small', facts: { en: facts } };
};
const CATALOGUE = smallCatalogue({
  stores: [storeIn('SE'), storeIn('US')],
  products: [
    smallProduct('p1', [
      smallVariant('p1-blue', [
        {
          ...smallArticle('stove', 'M', 50),
          prices: { USD: { list: 4_000, sale: null }, EUR: { list: 4_000, sale: null } },
        },
      ]),
    ]),
  ],
});
const JOHN = {
  email: 'john@example.com',
  firstName: 'John',
  lastName: 'Doe',
  streetAddress: '1 Main St',
  city: 'Trenton',
  zip: '08608',
  country: 'US',
};

describe.each(DATABASES)('tax by region on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    place = await make();
    const settings = parseSettings(SETTINGS);
    if (!settings.ok) throw new Error(JSON.stringify(settings.error));
    const store = await openStore(place);
    await store.bulk((tx) => writeSettings(tx, settings.value, store.announce));
    await store.close();
    shop = await startTestShop(place, CATALOGUE, undefined, { CAIRN_TEST_PAYMENTS: 'on' });
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  /** With two stoves for $80.00, and $9.00 of shipping. */
  async function shopper(market = 'en-us', address = JOHN) {
    let cookie = '';
    const call = async (path: string, body?: object) => {
      const response = await fetch(`${shop.server.url}/api/${path}?market=${market}`, {
        headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return (await response.json()) as Checkout;
    };
    await call('cart/add', { size: { articleId: 'stove' }, quantity: 2 });
    return {
      get: () => call('checkout/'),
      to: (stateOrProvince: string, methodId = 'standard') =>
        call('checkout/update', {
          delivery: { ...address, stateOrProvince },
          methodId,
          hasAcceptedTerms: true,
        }),
      complete: (agreement: string) => call('checkout/complete', { agreement }),
    };
  }
  const taxOf = ({ totals }: Checkout) => [
    totals.isTaxEstimate,
    totals.taxes.map(({ ratePercent }) => ratePercent),
    totals.taxValue,
    totals.totalValue,
  ];

  test('it is that of the market, an estimate, until the state is typed in', async () => {
    const { get, to } = await shopper();
    expect(taxOf(await get())).toEqual([true, [1], 0.89, 89.89]);
    expect(taxOf(await to(''))).toEqual([true, [1], 0.89, 89.89]);
    expect(taxOf(await to('NJ'))).toEqual([false, [6.625], 5.9, 94.9]);
    expect(taxOf(await to('New Jersey'))).toEqual([false, [6.625], 5.9, 94.9]);
    expect(taxOf(await to('OR'))).toEqual([false, [0], 0, 89]);
    expect(taxOf(await to('OH'))).toEqual([false, [5], 4.45, 93.45]);
  });

  test('nothing is paid before the state is known, also where the post needs none', async () => {
    const { to, complete } = await shopper('en-ie', {
      ...JOHN,
      city: 'Cork',
      zip: 'T12 X5D0',
      country: 'IE',
    });
    const without = await to('');
    expect(taxOf(without)).toEqual([true, [1], 0.89, 89.89]);
    const missing = { field: 'delivery.stateOrProvince', fault: 'required' };
    expect(without).toMatchObject({ state: 'incomplete', issues: [missing] });
    expect(await complete(without.agreement)).toMatchObject({ state: 'incomplete', issues: [missing] });
    const unknown = { field: 'delivery.stateOrProvince', fault: 'unknown' };
    expect(await to('Corcaigh')).toMatchObject({ issues: [unknown] });
    expect(taxOf(await to('Co. Cork'))).toEqual([false, [5], 4.45, 93.45]);
    expect(await to('Co. Clare')).toMatchObject({ state: 'ready', issues: [] });
  });

  test('what is picked up is taxed where the store is, and what is sent at the address', async () => {
    const { to, complete } = await shopper('en-eu', { ...JOHN, city: 'Berlin', zip: '10115', country: 'DE' });
    expect(taxOf(await to(''))).toEqual([false, [19], 14.21, 89]);
    const collected = await to('', 'store-se');
    expect(taxOf(collected)).toEqual([false, [25], 16, 80]);
    expect(collected.issues).toEqual([]);
    expect(await complete(collected.agreement)).toMatchObject({
      state: 'needs-buyer',
      changes: [],
      totals: { taxValue: 16, toPayValue: 80 },
    });
  });

  test('the address decides where the rates of a store’s country differ by state', async () => {
    const { to } = await shopper('en-eu');
    expect(taxOf(await to('NJ', 'store-us'))).toEqual([false, [5], 3.81, 80]);
    expect(taxOf(await to('OH', 'store-us'))).toEqual([false, [19], 12.77, 80]);
    expect(taxOf(await to('OH', 'store-se'))).toEqual([false, [25], 16, 80]);
  });

  test('another state than was shown is told, and nothing is paid before it is agreed to', async () => {
    const { to, complete } = await shopper();
    const shown = await to('OR');
    expect(shown).toMatchObject({ state: 'ready', totals: { totalValue: 89 } });
    const moved = await to('NJ');
    const stopped = await complete(shown.agreement);
    expect(stopped).toMatchObject({
      state: 'ready',
      paymentUrl: null,
      changes: [{ kind: 'total-changed', before: 89, after: 94.9 }],
    });
    expect(await complete(moved.agreement)).toMatchObject({
      state: 'needs-buyer',
      totals: { toPayValue: 94.9 },
    });
  });
});
