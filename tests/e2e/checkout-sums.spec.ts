// What the page of the checkout says that the goods cost is what the checkout costs, line by line, wherever it stands there.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Checkout } from '#contract/checkout.ts';
import type { Language } from '#contract/market.ts';
import type { CheckoutTexts } from '#src/i18n/checkout-texts.ts';
import { texts as DE } from '#src/i18n/checkout/de.ts';
import { texts as EN } from '#src/i18n/checkout/en.ts';
import { percentText } from '#src/i18n/percent.ts';
import { AMERICAN, fillBag, GERMAN, NARROW, readyToOrder, WIDE } from './checkout-shopper.ts';
import { openShop, type Shop, WITHOUT_SERVICE_WORKER } from './shop.ts';
import { issueGiftCard, setDiscountCodes } from './shop-codes.ts';
import { amountOf, linesOf } from './sums.ts';

let shop: Shop;
let context: BrowserContext;
let page: Page;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await openShop();
  await setDiscountCodes(shop, [{ code: 'TEN', percent: 10 }]);
});
test.afterAll(async () => {
  await shop?.remove();
});
test.afterEach(async () => {
  await context?.close();
});

type Lines = Readonly<Record<string, number | string>>;

/** What the lines of the totals have to say. */
function linesFor({ totals }: Checkout, texts: CheckoutTexts, language: Language): Lines {
  const { subtotalValue, discountValue, shippingValue, giftCardsValue, totalValue, toPayValue } = totals;
  const taxText = totals.isTaxIncluded ? texts.taxIncluded : texts.taxAdded;
  return {
    [texts.goods]: subtotalValue,
    ...(discountValue === 0 ? {} : { [texts.discount]: -discountValue }),
    [texts.shipping]: shippingValue === 0 ? texts.free : shippingValue,
    ...Object.fromEntries(
      totals.taxes.map(({ ratePercent, taxValue }) => [
        taxText(percentText(ratePercent, language)),
        taxValue,
      ]),
    ),
    [texts.total]: totalValue,
    ...(giftCardsValue === 0 ? {} : { [texts.giftCards]: -giftCardsValue, [texts.toPay]: toPayValue }),
  };
}

for (const { market, language, currency, fields, viewport, texts, decimalSign } of [
  {
    market: 'de-de',
    language: 'de',
    currency: 'EUR',
    fields: GERMAN,
    viewport: NARROW,
    texts: DE,
    decimalSign: ',',
  },
  {
    market: 'en-us',
    language: 'en',
    currency: 'USD',
    fields: AMERICAN,
    viewport: WIDE,
    texts: EN,
    decimalSign: '.',
  },
] as const) {
  async function checkout(): Promise<Checkout> {
    const response = await page.request.get(`${shop.origin}/api/checkout/?market=${market}`);
    return (await response.json()) as Checkout;
  }
  const amountsOf = async (selector: string) =>
    (await page.locator(selector).allTextContents()).map((text) => amountOf(text, decimalSign));
  const enter = async (field: string, text: string) => {
    await page.locator(`[name="${field}"]`).fill(text);
    await page.locator(`button[data-for="${field}"]`).click();
  };

  async function expectShown(expected: Checkout): Promise<void> {
    const lines = linesFor(expected, texts, language);
    for (const place of ['pay', 'summary'])
      await expect
        .poll(() => linesOf(page.locator(`[data-part="totals-${place}"]`), decimalSign), place)
        .toEqual(lines);
    for (const place of ['short', 'beside'])
      expect(await amountsOf(`[data-live="total-${place}"]`)).toEqual([expected.totals.toPayValue]);
    const [row] = expected.rows;
    const charged = await amountsOf('[data-part="checkout-row"] > span:last-child > span');
    expect(charged).toEqual([row?.chargedValue]);
    const crossedOut = await amountsOf('[data-part="checkout-row"] s');
    expect(crossedOut).toEqual(
      row?.discountValue === 0 ? [] : [(row?.chargedValue ?? 0) + (row?.discountValue ?? 0)],
    );
    const saved = await amountsOf('[data-part="checkout-row"] [data-part="row-discount"]');
    expect(saved).toEqual(expected.rowDiscounts.map(({ savedValue }) => -savedValue));
  }

  test(`CO-03a CO-03d CO-06c CO-06d GC-02d in ${market} goods, discount, delivery, tax, gift card and what is left to pay are shown as the checkout has them`, async ({
    browser,
  }) => {
    const card = await issueGiftCard(shop, '13', currency);
    context = await browser.newContext({ viewport, ...WITHOUT_SERVICE_WORKER });
    page = await context.newPage();
    await fillBag(shop, page, market, 2);
    await readyToOrder(shop, page, market, fields);
    // Its fields are saved a moment after they were left, and the tax depends on them.
    await expect.poll(async () => (await checkout()).state).toBe('ready');
    await expectShown(await checkout());
    await enter('discountCode', 'TEN');
    await expect(page.locator('[value="remove-code:TEN"]')).toHaveCount(1);
    await enter('giftCard', card);
    await expect(page.locator('[data-part="gift-card"]')).toHaveCount(1);
    const reduced = await checkout();
    expect(reduced.totals).toMatchObject({ isTaxIncluded: market === 'de-de', giftCardsValue: 13 });
    expect(reduced.rows).toMatchObject([{ quantity: 2 }]);
    expect(reduced.rows[0]?.discountValue).toBeGreaterThan(0);
    await expectShown(reduced);
  });
}
