// The markets of the built shop: their pages, prices, old codes, and going from one to another.
import { DEFAULT_MARKETS } from '#settings/default-markets.ts';
import { expect, test, untilInteractive } from './fixtures.ts';

const SLUG = 'women-jackets';
const { markets: MARKETS } = DEFAULT_MARKETS;
/** Minor units that are shown nowhere. */
const WHOLE = new Set(['SEK', 'NOK']);

/** A price as the platform writes it in the market's language. */
function priceIn({ language, country, currency }: (typeof MARKETS)[number], value: number): string {
  const isHome = country === 'US' || country === 'CA';
  const locale = language === 'en' ? (isHome ? `en-${country}` : 'en-001') : language;
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: language === 'sv' ? 'code' : 'symbol',
    ...(WHOLE.has(currency) ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  }).format(value);
  return withPlainSpaces(currency === 'JPY' ? text.replace('JP¥', '¥') : text);
}
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');

async function html(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  return withPlainSpaces(await response.text());
}

test.use({ hasServiceWorker: false });

for (const market of MARKETS) {
  const { code, currency, language } = market;
  const claims = ['MK-01b', 'MK-09a', 'MK-09c', 'RT-06a', 'RT-06b', 'RT-06e', 'RT-06f', 'RT-06g'];
  if (WHOLE.has(currency)) claims.push('MK-09d');
  if (language === 'sv') claims.push('MK-09e');
  test(`${claims.join(' ')} ${code} has listings, products and pages, with prices in ${currency}`, async ({
    shop,
  }) => {
    const listing = await html(`${shop.origin}/${code}/c/${SLUG}`);
    expect(listing).toContain(`data-market="${code}"`);
    expect(listing).toContain(' data-part=category-page');
    const slug = new RegExp(`href="/${code}/p/([^"?]+)`).exec(listing)?.[1] ?? '';
    const prices = (await (
      await fetch(`${shop.origin}/api/products/product?market=${code}&id=${slug}`)
    ).json()) as { variants: { sizes: { listValue: number }[] }[] };
    const value = prices.variants[0]?.sizes[0]?.listValue ?? 0;
    expect(value).toBeGreaterThan(0);
    const product = await html(`${shop.origin}/${code}/p/${slug}`);
    expect(product).toMatch(/ data-part=product[ >]/);
    expect(product).toContain(`>${priceIn(market, value)}<`);
    expect(await html(`${shop.origin}/${code}/e/care`)).toContain(' data-part=editorial');
    expect(await html(`${shop.origin}/${code}/checkout`)).toMatch(
      new RegExp(`data-market="${code}"[^]*href="/${code}"`),
    );
    const confirmation = await html(`${shop.origin}/${code}/confirm`);
    expect(confirmation).toContain(`data-market="${code}"`);
    expect(confirmation).toMatch(/ data-part=order[ >]/);
  });
}

for (const [claim, from, to] of [
  ['MK-02a', 'en-cn', 'en-as'],
  ['MK-02b', 'en-tw', 'en-as'],
  ['MK-04c', 'SV-SE', 'sv-se'],
])
  test(`${claim} a page of ${from} leads to the same page of ${to}`, async ({ shop }) => {
    for (const rest of ['', `/c/${SLUG}?f_color=x`]) {
      const { status, headers } = await fetch(`${shop.origin}/${from}${rest}`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, `/${to}${rest}`]);
    }
  });

test('MK-08a MK-08b the choice of country and language leads to the shop of that market', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu?modal=market_select`);
  const choice = page.getByRole('dialog').getByRole('link');
  await expect(choice.first()).toBeVisible();
  const links = await choice.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links)).toEqual(new Set(MARKETS.map(({ code }) => `/${code}`)));
  await expect(page.getByRole('dialog').locator('[aria-current="true"]')).toHaveAttribute('href', '/en-eu');
  await page.getByRole('dialog').getByRole('searchbox').fill('franc');
  await expect(page.getByRole('dialog').getByRole('listitem').last()).toContainText('France EUR');
  const german = page.getByRole('dialog').getByRole('link', { name: 'Deutsch, France' });
  await expect(german).toHaveAttribute('href', '/de-eu');
  await page.getByRole('dialog').getByRole('searchbox').fill('');
  await expect(page.getByRole('dialog').getByText('South Korea').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: '한국어, South Korea' }).click();
  await expect(page).toHaveURL(`${shop.origin}/ko-kr`);
  await untilInteractive(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page.locator('main')).toContainText('₩');
});

test('MK-08d after a choice the bag follows, and says once what each thing cost and costs', async ({
  shop,
  quietPage: page,
}) => {
  await page.goto(`${shop.origin}/en-eu/c/${SLUG}`);
  const product = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await page.goto(`${shop.origin}${product}`);
  await page.locator('[data-part="size-picker"] label:has(input:not(:disabled))').first().click();
  await page.locator('[data-part=product] button[type="submit"]').first().click();
  await expect(page.locator('[data-part="cart-row"]')).toHaveCount(1);
  await page.goto(`${shop.origin}/en-eu?modal=market_select`);
  await page.getByRole('dialog').getByRole('link', { name: '한국어, South Korea' }).click();
  await expect(page).toHaveURL(`${shop.origin}/ko-kr`);
  const onServer = async () => {
    const response = await page.request.get(`${shop.origin}/api/cart/get/?market=en-eu`);
    const { market, currency } = (await response.json()) as { market: string; currency: string };
    return [market, currency];
  };
  await expect.poll(onServer).toEqual(['ko-kr', 'KRW']);
  await page.goto(`${shop.origin}/ko-kr?modal=cart`);
  const notices = page.locator('[data-part="cart-notices"]');
  await expect(notices).toContainText(/€.*₩/);
  await notices.getByRole('button').click();
  await expect(notices).toBeEmpty();
  await page.goto(`${shop.origin}/ko-kr/cart`);
  await expect(page.locator('[data-part="cart-row"]')).toContainText('₩');
  await expect(notices).toBeEmpty();
});

test('ED-01c the stores are told in the language of the market', async ({ shop }) => {
  const storesIn = async (market: string) => {
    const response = await fetch(`${shop.origin}/api/editorial/stores?market=${market}`);
    return ((await response.json()) as { stores: { name: string; city: string; openingHours: unknown[] }[] })
      .stores;
  };
  const stores = await storesIn('sv-se');
  expect(stores.length).toBeGreaterThan(0);
  for (const { name, city, openingHours } of stores)
    expect([name, city, openingHours.length > 0]).toEqual([expect.any(String), expect.any(String), true]);
  expect(await storesIn('de-de')).not.toEqual(stores);
});
