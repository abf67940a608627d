// The ways in which an order can reach the shopper: the market's delivery methods, and its countries' stores.
import type { Store as ShopStore } from '#contract/bootstrap.ts';
import type { DeliveryOption } from '#contract/checkout.ts';
import type { Market } from '#contract/market.ts';
import { deliveryDates, pickUpMethodId } from '#commerce/checkout/checkout.ts';
import { textIn, textsIn } from '#catalogue/catalogue.ts';

/** Without what it costs. */
export type DeliveryWay = Omit<DeliveryOption, 'chargedValue' | 'isAvailable'>;

export function deliveryWays(market: Market, stores: readonly ShopStore[], now: number): DeliveryWay[] {
  const texts = textsIn(market.language).delivery;
  const isServed = (country: string) =>
    market.deliveryCountries.length === 0 || market.deliveryCountries.includes(country);
  return [
    ...market.deliveryMethods.map(({ methodId, titles, days }): DeliveryWay => {
      const title = titles === null ? texts.standard : textIn(titles, market.language);
      return { methodId, kind: 'delivery', title, ...deliveryDates(now, days), place: null };
    }),
    ...(market.hasPickUp ? stores.filter(({ country }) => isServed(country)) : []).map(
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
