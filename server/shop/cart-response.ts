// Converts a priced cart to its wire format: sums are integers, only the result has decimals.
import type { Cart, CartDiscountCode, OrderRow } from '#contract/cart.ts';
import { orderRowIdOf } from '#contract/cart.ts';
import type { Market } from '#contract/market.ts';
import { toDecimal } from '#contract/money.ts';
import type { CodeRefusal, CodeVerdict, Quote } from '#commerce/pricing/pricing.ts';
import { textIn } from '#catalogue/catalogue.ts';
import { type CartDiscounts, cartQuote, priceWithoutTax } from '#server/shop/cart-quote.ts';
import type { PricedCart, PricedRow, UnsoldRow } from '#server/shop/cart-rules.ts';
import { imagePath, productPath } from '#server/shop/paths.ts';
import { discountTitle, type RunningCampaign } from '#server/shop/running-campaigns.ts';

export function cartResponse(priced: PricedCart, discounts: CartDiscounts, now: number): Cart {
  const { cart, market, rows, unsold, notices } = priced;
  const quoted = cartQuote(priced, discounts, now);
  const { totals, shipping, codes: verdicts } = quoted;
  const { campaigns } = discounts;
  const decimal = (minor: number) => toDecimal(minor, market.currency);
  return {
    cartId: cart.cartId,
    market: market.code,
    currency: market.currency,
    version: cart.version,
    orderRows: rows.map((row) => orderRow(row, market)),
    unsoldRows: unsold.map((row) => unsoldRow(row, market)),
    giftCardRows: giftCardRows(priced.giftCards, decimal),
    unsoldGiftCardRows: giftCardRows(priced.unsoldGiftCards, decimal),
    grandTotalValue: decimal(totals.total),
    totalVatValue: decimal(totals.tax),
    isTaxIncluded: market.pricesIncludeTax,
    shippingFeeValue: decimal(totals.shipping),
    campaignCode: verdicts.find(({ state }) => state === 'applied')?.code ?? null,
    discountCodes: verdicts.map((verdict) => discountCode(verdict, campaigns, decimal)),
    campaigns: appliedCampaigns(quoted, campaigns, decimal),
    rowDiscounts: rowDiscounts(quoted, campaigns, decimal),
    discountValue: decimal(totals.discount),
    freeShippingDistanceValue: shipping.distanceToFree === null ? null : decimal(shipping.distanceToFree),
    deliveryEstimate: deliveryEstimate(market, shipping.methodId, decimal),
    orderId: null,
    notices: [...notices],
  };
}

function deliveryEstimate(
  { deliveryMethods }: Market,
  methodId: string | null,
  decimal: (minor: number) => number,
): Cart['deliveryEstimate'] {
  const method = deliveryMethods.find((one) => one.methodId === methodId);
  if (method === undefined) return null;
  const { days, freeFrom } = method;
  return {
    daysFrom: days.from,
    daysTo: days.to,
    freeFromValue: freeFrom === null ? null : decimal(freeFrom),
  };
}

export function giftCardRows(
  giftCards: PricedCart['giftCards'],
  decimal: (minor: number) => number,
): Cart['giftCardRows'] {
  return giftCards.map(({ rowId, amount, recipientEmail, deliverOn }) => ({
    orderRowId: rowId,
    value: decimal(amount),
    recipientEmail,
    deliverOn,
  }));
}

/** The cart of a shopper who has none; its id is empty, since reading creates no cart. */
export function emptyCart(market: Market, now: number): Cart {
  const cart = { cartId: '', market: market.code, version: 0, rows: [], codes: [], giftCards: [] };
  const nothing = { rows: [], unsold: [], giftCards: [], unsoldGiftCards: [], notices: [] };
  return cartResponse({ cart, market, ...nothing }, { codes: [], campaigns: [] }, now);
}

/** A code of another market must look like one that never was; a cart has none twice. */
function wireRefusal(reason: CodeRefusal): CartDiscountCode['refusal'] {
  return reason === 'other-market' || reason === 'duplicate' ? 'unknown' : reason;
}

/** Those that save something, in the order in which they were applied. */
export function appliedCampaigns(
  { discounts }: Pick<Quote, 'discounts'>,
  campaigns: readonly RunningCampaign[],
  decimal: (minor: number) => number,
): Cart['campaigns'] {
  return discounts
    .filter(({ source }) => source === 'campaign')
    .map((one) => ({ title: discountTitle(one, campaigns), savedValue: decimal(one.saved) }));
}

/** Free delivery lowers no row. */
export function rowDiscounts(
  { lines }: Pick<Quote, 'lines'>,
  campaigns: readonly RunningCampaign[],
  decimal: (minor: number) => number,
): Cart['rowDiscounts'] {
  return lines.flatMap(({ lineId, discounts }) =>
    discounts
      .filter(({ amount }) => amount > 0)
      .map((one) => ({
        orderRowId: lineId,
        title: discountTitle(one, campaigns),
        savedValue: decimal(one.amount),
      })),
  );
}

export function discountCode(
  verdict: CodeVerdict,
  campaigns: readonly RunningCampaign[],
  decimal: (minor: number) => number,
): CartDiscountCode {
  const { code } = verdict;
  if (verdict.state === 'applied')
    return { code, savedValue: decimal(verdict.saved), refusal: null, missingValue: null, instead: [] };
  const { reason, missing, instead = [] } = verdict;
  return {
    code,
    savedValue: 0,
    refusal: wireRefusal(reason),
    missingValue: missing === undefined ? null : decimal(missing),
    instead: instead.map((one) => discountTitle(one, campaigns)),
  };
}

export function orderRow({ row, article, price }: PricedRow, market: Market): OrderRow {
  const decimal = (minor: number) => toDecimal(minor, market.currency);
  const withoutVat = (minor: number) => decimal(priceWithoutTax(minor, article, market));
  return {
    ...unsoldRow({ row, article }, market),
    rowPrice: {
      listValue: decimal(price.list),
      listValueWithoutVat: withoutVat(price.list),
      reducedValue: price.sale === null ? null : decimal(price.sale),
      reducedValueWithoutVat: price.sale === null ? null : withoutVat(price.sale),
    },
    stockBalance: article.stock,
  };
}

function unsoldRow({ row, article }: UnsoldRow, market: Market): Cart['unsoldRows'][number] {
  const { product, variant } = article;
  const { contentLanguage } = market;
  const image = variant?.images[0];
  return {
    orderRowId: orderRowIdOf(row.articleId),
    quantity: row.quantity,
    product: {
      id: product.productId,
      title: textIn(product.title, contentLanguage),
      brand: product.brand,
      categoryId: product.listingIds[0] ?? '',
      pageUrl: productPath(market, product.slug, variant?.variantId),
      imageUrl: image === undefined ? null : imagePath(image.imageId),
      imageTint: image?.tint ?? variant?.colorHex ?? '',
      colorTitle: variant === undefined ? '' : textIn(variant.specificColorName, contentLanguage),
      size: { articleId: row.articleId, shortTitle: article.size },
      tracking: {
        productType: textIn(product.subtitle, 'en'),
        productSegment: product.listingIds.at(-1) ?? '',
        gender: product.gender ?? '',
        ageGroup: product.gender === 'kids' ? 'kids' : 'adult',
        modelColorId: variant?.variantId ?? '',
      },
    },
  };
}
