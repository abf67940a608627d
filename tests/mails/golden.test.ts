// Every kind of mail in every language against its golden files; `npx vitest run --project node tests/mails -u` writes them anew.
import { describe, expect, test } from 'vitest';
import { postalState } from '#commerce/addresses/addresses.ts';
import type { Language } from '#contract/market.ts';
import { LANGUAGES } from '#contract/market.ts';
import { renderMail } from '#src/mails/entry-mails.tsx';
import { marketOf } from '#tests/fixtures/markets.ts';
import { MAIL_SHOP, sentMailContents } from '#tests/fixtures/orders.ts';

/** The mails of other languages go to the United States. */
const MARKETS: Readonly<Partial<Record<Language, string>>> = { sv: 'sv-se', de: 'de-de', ko: 'ko-kr' };

describe.each(LANGUAGES)('mails in %s', (language) => {
  const market = { ...marketOf(MARKETS[language] ?? 'en-us'), language };

  test.each(sentMailContents(market.code).map((content) => [content.kind, content] as const))(
    '%s',
    async (kind, content) => {
      const { subject, html, text } = await renderMail({ ...content, market, shop: MAIL_SHOP });
      const file = `golden/${kind}.${language}`;
      await expect(html.replaceAll(/(<\/(?:tr|p|h1|h2|style|head)>)/g, '$1\n')).toMatchFileSnapshot(
        `${file}.html`,
      );
      await expect(`${subject}\n\n${text}`).toMatchFileSnapshot(`${file}.txt`);
      // What shoppers write stays text.
      expect(html).not.toMatch(/<(x|3|Noor)/);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});

test('an order without anything special leaves out what it does not have', async () => {
  const [content] = sentMailContents('sv-se');
  if (content?.kind !== 'order') throw new Error('the first is an order');
  const { order } = content.doc;
  const totals = { ...order.totals, discountValue: 0, shippingValue: 0, taxes: [], giftCardsValue: 0 };
  const shipping = { ...order.shipping, earliest: null, latest: null };
  const doc = {
    order: {
      ...order,
      totals,
      shipping,
      billingCustomerInfo: order.deliveryCustomerInfo,
      giftCards: [],
      giftMessage: '',
      payment: null,
    },
  };
  const { text } = await renderMail({ kind: 'order', doc, market: marketOf('sv-se'), shop: MAIL_SHOP });
  expect(text).toContain('Frakt: Gratis');
  expect(text).not.toMatch(/Rabatt|moms|Presentkort|Betalt|Fakturaadress|hälsning|Väntas/);
});

test('a state that was chosen by its name is written by its name, and one whose code is customary by that', async () => {
  const [content] = sentMailContents('en-us');
  if (content?.kind !== 'order') throw new Error('the first is an order');
  const { order } = content.doc;
  const madrid = {
    ...order.billingCustomerInfo,
    city: 'Getafe',
    stateOrProvince: 'M',
    zip: '28901',
    country: 'ES',
  };
  const doc = { order: { ...order, billingCustomerInfo: madrid, billingState: postalState(madrid) } };
  const { text } = await renderMail({ kind: 'order', doc, market: marketOf('en-us'), shop: MAIL_SHOP });
  expect(text).toContain('Boulder, CO 80302');
  expect(text).toMatch(/28901 Getafe\s+Madrid\s+Spain/);
});

test('a part that cost nothing is cancelled without a word of money', async () => {
  const content = sentMailContents('en-us').find(({ kind }) => kind === 'cancelled-part');
  if (content?.kind !== 'cancelled-part') throw new Error('there is no such mail');
  const doc = { ...content.doc, refunded: { paymentValue: 0, giftCards: [] } };
  const { html, text } = await renderMail({
    kind: content.kind,
    doc,
    market: marketOf('en-us'),
    shop: MAIL_SHOP,
  });
  expect(text).toContain('Will not be sent');
  expect(text).not.toMatch(/refund|return the money|\b0\.00/i);
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
});

test.each([
  ['that cost something, without a word of what was paid', 1, false],
  ['that cost nothing', 0, true],
])('an order of which nothing comes back is cancelled: one %s', async (_, totalValue, isTold) => {
  const content = sentMailContents('en-us').find(({ kind }) => kind === 'cancelled');
  if (content?.kind !== 'cancelled') throw new Error('there is no such mail');
  const { order } = content.doc;
  const doc = {
    order: { ...order, totals: { ...order.totals, totalValue } },
    refunded: { paymentValue: 0, giftCards: [] },
  };
  const { text } = await renderMail({ kind: content.kind, doc, market: marketOf('en-us'), shop: MAIL_SHOP });
  expect(text.includes('Nothing was paid')).toBe(isTold);
  expect(text).not.toMatch(/return the money/i);
});

test('goods that come in one size are named without one', async () => {
  const [content] = sentMailContents('sv-se');
  if (content?.kind !== 'order') throw new Error('the first is an order');
  const rows = content.doc.order.rows.map((row) => {
    const size = { ...row.product.size, shortTitle: 'One size' };
    return { ...row, product: { ...row.product, size } };
  });
  const doc = { order: { ...content.doc.order, rows } };
  const { text } = await renderMail({ kind: 'order', doc, market: marketOf('sv-se'), shop: MAIL_SHOP });
  expect(text).toContain('Grey & blue · Antal: 3');
  expect(text).not.toContain('One size');
});

test('days are written in the order of the market', async () => {
  const textIn = async (code: string) => {
    const [content] = sentMailContents(code);
    if (content?.kind !== 'order') throw new Error('the first is an order');
    return (await renderMail({ ...content, market: marketOf(code), shop: MAIL_SHOP })).text;
  };
  expect(await textIn('en-eu')).toMatch(/22 November 2026[^]*24\s?–\s?27 November 2026/);
  expect(await textIn('en-us')).toMatch(/November 22, 2026[^]*November 24\s–\s27, 2026/);
});
