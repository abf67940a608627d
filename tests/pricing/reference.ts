// What an order costs, a second time: docs/pricing.md written down rule by rule in exact fractions, slowly, with nothing of the product but its types.
import type { QuoteInput, QuoteLineInput } from '#commerce/pricing/quote-input.ts';
import type { LineDiscount, Quote, QuotedLine } from '#commerce/pricing/quote-result.ts';
import {
  bestCombination,
  candidatesOf,
  savedBy,
  sourceOf,
  type Taking,
  takenOf,
  verdictOf,
} from '#tests/pricing/reference-discounts.ts';
import { dueShipping } from '#tests/pricing/reference-shipping.ts';
import { payWithCards } from '#tests/pricing/reference-gift-cards.ts';
import { part, partsOf, placeOf, ratesOf, type Taxed, taxOf } from '#tests/pricing/reference-tax.ts';
import { grossOf, isArticle, ordered, sum, wholeNumber } from '#tests/pricing/reference-words.ts';

export function referenceQuote(question: QuoteInput): Quote {
  const shipping = dueShipping(question);
  const discounts = candidatesOf(question, shipping);
  const combination = bestCombination(question, shipping, discounts);
  const { takings } = combination;

  const chargedOf = (line: QuoteLineInput) => grossOf(line) - takenOf(takings, line);
  const shippingCharged = shipping.due - takenOf(takings, 'shipping');
  const taxed = taxOf(question, shipping, chargedOf, shippingCharged);

  const isIncluded = question.market.tax.isIncluded;
  const subtotal = sum(question.lines.map(grossOf));
  const discount = sum(question.lines.map((line) => takenOf(takings, line)));
  const tax = sum(taxed.map((part) => part.tax));
  const total = subtotal - discount + shippingCharged + (isIncluded ? 0n : tax);
  const bought = sum(question.lines.filter((line) => !isArticle(line)).map(grossOf));
  const giftCards = payWithCards(question, total - bought);
  const paidByCards = sum(giftCards.map(({ used }) => BigInt(used)));

  const saving = ordered(discounts).filter((one) => savedBy(one, takings) > 0n);
  const waiver = takings.find(({ of, amount }) => of === 'shipping' && amount > 0n)?.discount;
  return {
    currency: question.market.currency,
    taxIncluded: isIncluded,
    isTaxEstimate: placeOf(question, shipping) === null && question.market.tax.regions.length > 0,
    lines: question.lines.map((line) => quotedLine(line, takings, chargedOf(line), taxed)),
    shipping: {
      methodId: shipping.method?.methodId ?? null,
      isChosen: shipping.isChosen,
      refusal: shipping.refusal,
      fee: wholeNumber(shipping.fee),
      charged: wholeNumber(shippingCharged),
      reason: waiver === undefined ? shipping.reason : 'discount',
      waivedBy: waiver === undefined ? null : sourceOf(waiver),
      distanceToFree:
        shippingCharged === 0n || shipping.distanceToFree === null
          ? null
          : wholeNumber(shipping.distanceToFree),
      ...partsOf(taxed, 'shipping'),
    },
    discounts: saving.map((one) => ({
      ...sourceOf(one),
      kind: one.terms.effect.kind,
      saved: wholeNumber(savedBy(one, takings)),
    })),
    codes: question.codes.map((_, index) => verdictOf(question, shipping, index, combination)),
    giftCards,
    totals: {
      subtotal: wholeNumber(subtotal),
      discount: wholeNumber(discount),
      shipping: wholeNumber(shippingCharged),
      taxes: ratesOf(taxed).map((rate) =>
        part(
          rate,
          taxed.filter((one) => one.rate === rate),
        ),
      ),
      tax: wholeNumber(tax),
      net: wholeNumber(total - tax),
      total: wholeNumber(total),
      giftCards: wholeNumber(paidByCards),
      toPay: wholeNumber(total - paidByCards),
    },
  };
}

function quotedLine(
  line: QuoteLineInput,
  takings: readonly Taking[],
  charged: bigint,
  taxed: readonly Taxed[],
): QuotedLine {
  const price = wholeNumber(charged);
  const parts = isArticle(line) ? partsOf(taxed, line) : { net: price, tax: 0, total: price, taxes: [] };
  const discounts = takings
    .filter(({ of, amount }) => of === line && amount > 0n)
    .map(({ discount, amount }): LineDiscount => {
      const { kind } = discount.terms.effect;
      if (kind === 'free-shipping') throw new Error('free shipping took of a line');
      return { ...sourceOf(discount), kind, amount: wholeNumber(amount) };
    });
  return {
    lineId: line.lineId,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    gross: wholeNumber(grossOf(line)),
    discounts,
    charged: price,
    ...parts,
  };
}
