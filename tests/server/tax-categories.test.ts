// Goods with a tax rate of their own: named by a feed, with rates by market and by the country that they are sent to.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { SettingsInput } from '#contract/settings.ts';
import { runImport } from '#commands/import/command.ts';
import { parseSettings } from '#settings/parse-settings.ts';
import { openStore } from '#store/open-store.ts';
import { writeSettings } from '#store/settings.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { DATABASES, type TestDatabase } from '#tests/databases.ts';
import { startTestShop, type TestShop } from '#tests/shop.ts';

const SETTINGS: SettingsInput = {
  name: 'Fjäll',
  taxCategories: [
    { id: 'books', name: { en: 'Books' }, rates: { 'de-de': 700 } },
    { id: 'food', name: { en: 'Food' }, rates: {} },
  ],
  markets: [
    {
      code: 'de-de',
      country: 'DE',
      language: 'de',
      currency: 'EUR',
      tax: {
        basisPoints: 1900,
        regions: [
          { country: 'AT', basisPoints: 2000, categories: { books: 1000 } },
          { country: 'FR', basisPoints: 2000 },
        ],
      },
      shipping: { fee: 0, countries: ['DE', 'AT', 'FR'] },
    },
  ],
};
const FEED = `id\ttitle\tprice\tavailability\ttax_category
book\tField guide\t10.70 EUR\tin stock\tBooks
lamp\tLamp\t11.90 EUR\tin stock\t
bar\tOat bar\t2.38 EUR\tin stock\tfood
toy\tToy\t2.38 EUR\tin stock\tToys
`;
const BUYER = {
  email: 'kim@example.com',
  firstName: 'Kim',
  lastName: 'Berg',
  streetAddress: 'Gasse 1',
  city: 'Ort',
};
const ZIPS = { DE: '10115', AT: '1010', FR: '75001' };

describe.each(DATABASES)('tax categories on $name', ({ make }) => {
  let place: TestDatabase;
  let shop: TestShop;
  let report: { readonly warnings: readonly string[] };
  beforeAll(async () => {
    place = await make();
    const settings = parseSettings(SETTINGS);
    if (!settings.ok) throw new Error(JSON.stringify(settings.error));
    const store = await openStore(place);
    await store.bulk((tx) => writeSettings(tx, settings.value, store.announce));
    await store.close();
    const file = join(place.dataDir, 'feed.tsv');
    writeFileSync(file, FEED);
    report = JSON.parse((await runCommandOn(place, runImport, [file, '--market', 'de-de', '--json'])).out);
    shop = await startTestShop(place, undefined, undefined, { CAIRN_TEST_PAYMENTS: 'on' });
  });
  afterAll(async () => {
    await shop.server.close();
    await place.remove();
  });

  /** With one of each article. */
  async function shopperWith(...ids: readonly string[]) {
    let cookie = '';
    const call = async <T>(path: string, body?: object) => {
      const response = await fetch(`${shop.server.url}/api/${path}?market=de-de`, {
        headers: { cookie, 'x-cairn': '1', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      });
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return (await response.json()) as T;
    };
    for (const id of ids) await call('cart/add', { size: { articleId: `feed~${id}` } });
    return {
      cart: () => call<Cart>('cart/get/'),
      taxesIn: async (country: keyof typeof ZIPS) => {
        const delivery = { ...BUYER, country, zip: ZIPS[country] };
        const { totals } = await call<Checkout>('checkout/update', { delivery, methodId: 'standard' });
        return totals.taxes.map(({ ratePercent, taxValue }) => [ratePercent, taxValue]);
      },
    };
  }

  test('an article has the rate of its category, by the country that it is sent to', async () => {
    const { taxesIn } = await shopperWith('book', 'lamp');
    expect(await taxesIn('DE')).toEqual([
      [19, 1.9],
      [7, 0.7],
    ]);
    expect(await taxesIn('AT')).toEqual([
      [20, 1.98],
      [10, 0.97],
    ]);
    // No rate of books is known there: all goods have that of the country.
    expect((await taxesIn('FR')).map(([rate]) => rate)).toEqual([20]);
  });

  test('the price without tax is by the same rate', async () => {
    const { orderRows } = await (await shopperWith('book', 'lamp')).cart();
    const withoutVat = orderRows.map(
      ({ rowPrice }) => [rowPrice.listValue, rowPrice.listValueWithoutVat] as const,
    );
    expect(new Map(withoutVat)).toEqual(
      new Map([
        [10.7, 10],
        [11.9, 10],
      ]),
    );
  });

  test('a category without a rate here, and one that the settings do not have, are taxed as all else; the latter is told at the import', async () => {
    expect(await (await shopperWith('bar', 'toy')).taxesIn('DE')).toEqual([[19, 0.76]]);
    expect(report.warnings.filter((text) => text.includes('tax category'))).toEqual([
      'tax category "toys" is not in the settings: such products are taxed as all others',
    ]);
  });
});
