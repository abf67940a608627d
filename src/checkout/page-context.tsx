// What every part of the checkout's page knows: its data, its texts, and how amounts are written.
import { createContext, use } from 'react';
import type { CheckoutPageView } from '#contract/checkout-page.ts';
import type { CheckoutIssue } from '#contract/checkout.ts';
import { CURRENCIES, type PageMarket } from '#contract/market.ts';
import { toMinor } from '#contract/money.ts';
import type { RenderSite } from '#contract/ssr.ts';
import { languageTexts } from '#src/app/languages/all-languages.ts';
import { checkoutTexts } from '#src/checkout/texts.ts';
import type { BagTexts } from '#src/i18n/bag-texts.ts';
import type { CheckoutTexts } from '#src/i18n/checkout-texts.ts';
import { formatMoney } from '#src/i18n/price.ts';

interface CheckoutPage extends CheckoutPageView {
  readonly site: RenderSite;
  readonly texts: CheckoutTexts;
  readonly bagTexts: BagTexts;
  readonly money: (value: number) => string;
  /** Issues to show, in the order of the page: all once the shopper has tried to order; before that those of fields that are filled in. */
  readonly shownIssues: readonly CheckoutIssue[];
}

const Context = createContext<CheckoutPage | null>(null);
export const CheckoutPageProvider = Context.Provider;

export function useCheckoutPage(): CheckoutPage {
  const page = use(Context);
  if (page === null) throw new Error('this component belongs on the checkout page');
  return page;
}

export function checkoutPageOf(site: RenderSite, view: CheckoutPageView): CheckoutPage {
  const { market } = site;
  const { checkout: texts, bag: bagTexts } = checkoutTexts(market.language);
  return {
    ...view,
    site,
    texts,
    bagTexts,
    money: moneyIn(market, view.checkout.currency),
    shownIssues: inFormOrder(view).filter(
      ({ field, fault }) => view.hasTried || field === 'rows' || fault !== 'required',
    ),
  };
}

/** As the fields stand on the page: which comes first is a matter of the country and the reader's language. */
function inFormOrder({ checkout, deliveryForm, billingForm }: CheckoutPageView): CheckoutIssue[] {
  const order = [
    'rows',
    ...['email', 'phone', 'country', ...deliveryForm.fields].map((field) => `delivery.${field}`),
    'methodId',
    ...['country', ...billingForm.fields].map((field) => `billing.${field}`),
    'terms',
  ];
  return checkout.issues.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

/** Amounts of another currency than one of ours can't come from the server. */
function moneyIn(market: PageMarket, code: string): (value: number) => string {
  const currency = CURRENCIES.find((known) => known === code) ?? market.currency;
  const notation = languageTexts(market.language).shop.money;
  return (value) => formatMoney(toMinor(value, currency), currency, market, notation);
}
