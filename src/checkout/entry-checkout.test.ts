// What the checkout's page says of the goods, the countries and the ways of delivery.
import { expect, test } from 'vitest';
import { addressForm } from '#commerce/addresses/addresses.ts';
import { checkoutHtml, checkoutIn, NOBODY, textOf } from '#tests/fixtures/checkout-page.ts';

test('goods that come in one size are named without one, in every language', async () => {
  const checkout = checkoutIn('sv-se');
  const rows = checkout.rows.map((row) => {
    const size = { ...row.product.size, shortTitle: 'One size' };
    return { ...row, product: { ...row.product, size } };
  });
  const text = textOf(await checkoutHtml({ ...checkout, rows }));
  expect(text).toContain('Merino Socks Grey &amp; blue Antal 3');
  expect(text).not.toContain('One size');
});

/** The options of a list, the chosen one first. */
function optionsOf(html: string, name: string): string[] {
  const [, list = ''] = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  const options = [...list.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)];
  // A browser chooses the first where none is.
  const chosen = options.find(([, , isSelected]) => isSelected !== undefined) ?? options[0];
  return [...new Set([chosen, ...options])].map((option) => `${option?.[1]} ${option?.[3]}`);
}

test('a market that sends anywhere lets every country be chosen, and begins with none', async () => {
  const anywhere = checkoutIn('en-eu', { countries: [] });
  const changes = { countryNames: { BR: 'Brazil', SE: 'Sweden' }, allCountries: ['BR', 'SE'] };
  const all = [' Choose', 'BR Brazil', 'SE Sweden'];
  const html = await checkoutHtml(anywhere, changes);
  expect(optionsOf(html, 'delivery.country')).toEqual(all);
  expect(optionsOf(html, 'billing.country')).toEqual(all);
  const chosen = await checkoutHtml({ ...anywhere, delivery: { ...NOBODY, country: 'BR' } }, changes);
  expect(optionsOf(chosen, 'delivery.country')).toEqual(['BR Brazil', 'SE Sweden']);
});

test('a form begins with the first country of its market', async () => {
  const html = await checkoutHtml(checkoutIn('sv-se', { countries: ['SE', 'FI'] }));
  expect(optionsOf(html, 'delivery.country')).toEqual(['SE SE', 'FI FI']);
});

test('a country or state that is not on the list is none', async () => {
  const delivery = { ...NOBODY, country: 'NO', stateOrProvince: 'Oslo' };
  const deliveryForm = addressForm('US', 'en');
  if (deliveryForm === undefined) throw new Error('the table of addresses has no United States');
  const html = await checkoutHtml(checkoutIn('en-us', { countries: ['US'], delivery }), { deliveryForm });
  expect(optionsOf(html, 'delivery.country')).toEqual([' Choose', 'US US']);
  expect(optionsOf(html, 'delivery.stateOrProvince')[0]).toBe(' Choose');
});

test('a day of delivery is written in the order of the market', async () => {
  const option = {
    methodId: 'standard',
    kind: 'delivery',
    title: 'Standard',
    chargedValue: 5,
    earliest: '2026-03-09',
    latest: '2026-03-09',
    place: null,
    isAvailable: true,
  } as const;
  const text = async (market: string) =>
    textOf(await checkoutHtml(checkoutIn(market, { deliveryOptions: [option] })));
  expect(await text('en-se')).toContain('Arrives Mon, 9 Mar');
  expect(await text('en-us')).toContain('Arrives Mon, Mar 9');
});
