// The ways in which an order can reach the shopper: the market's delivery methods, and its countries' stores.
import type { Store as ShopStore } from '#contract/bootstrap.ts';
import type { DeliveryOption } from '#contract/checkout.ts';
import type { Market } from '#contract/market.ts';
import { deliveryDates, pickUpMethodId } from '#commerce/checkout/checkout.ts';
import { textIn, textsIn } from '#catalogue/catalogue.ts';
import { type OrderTerms, taxAddress } from '#server/shop/cart-quote.ts';

/** Without what it costs. */
export type DeliveryWay = Omit<DeliveryOption, 'chargedValue' | 'isAvailable'>;

export function deliveryWays(market: Market, stores: readonly ShopStore[], now: number): DeliveryWay[] {
  const texts = textsIn(market.language).delivery;
  return [
    ...market.deliveryMethods.map(({ methodId, titles, days }): DeliveryWay => {
      const title = titles === null ? texts.standard : textIn(titles, market.language);
      return { methodId, kind: 'delivery', title, ...deliveryDates(now, days), place: null };
    }),
    ...pickUpStores(market, stores).map(
      ({ id, name, street, zip, city }): DeliveryWay => ({
        methodId: pickUpMethodId(id),
        kind: 'pick-up',
        title: texts.pickUp,
        earliest: null,
        latest: null,
        place: `${name}, ${street}, ${zip} ${city}`,
      }),
    ),
  ];
}

/**
 * The ways to pick the order up, as pricing asks for them. What is handed over in a store is taxed there. Of a store only the
 * country is known: where rates differ by state, the shopper's address decides.
 */
export function pickUpTerms(market: Market, stores: readonly ShopStore[]): OrderTerms['pickUps'] {
  return pickUpStores(market, stores).map(({ id, country }) => ({
    methodId: pickUpMethodId(id),
    taxedAt: taxAddress(market, { country, stateOrProvince: '' }),
  }));
}

function pickUpStores(
  { hasPickUp, deliveryCountries }: Market,
  stores: readonly ShopStore[],
): readonly ShopStore[] {
  if (!hasPickUp) return [];
  return stores.filter(
    ({ country }) => deliveryCountries.length === 0 || deliveryCountries.includes(country),
  );
}
