// A sum is called the same wherever it is read: in the bag, at the checkout, in the order and in its mail.
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/market.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { checkoutTexts } from '#src/checkout/texts.ts';
import { loadOrderTexts } from '#src/i18n/order-texts.ts';
import { mailTexts } from '#src/mails/mail-texts.ts';

test.each(LANGUAGES)('the sums have one name each in %s', async (language) => {
  const { cart } = languageTexts(language).shop;
  const { checkout, bag } = checkoutTexts(language);
  const order = await loadOrderTexts(language);
  const mail = mailTexts(language);
  const namesOf = (goods: string, shipping: string, free: string, discount: string, total: string) => ({
    goods,
    shipping,
    free,
    discount,
    total,
  });
  const names = namesOf(cart.goods, cart.shipping, cart.shippingFree, bag.discount, cart.total);
  for (const { goods, shipping, free, discount, total } of [checkout, order])
    expect(namesOf(goods, shipping, free, discount, total)).toEqual(names);
  expect(namesOf(mail.subtotal, mail.shipping, mail.free, mail.discount, mail.total)).toEqual(names);
});
