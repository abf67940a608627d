// The markets of the demo shop (MK-01, MK-02), as they are until a merchant says otherwise.
import { createMarketRegistry, type Currency, type Language, type Market } from '#contract/market.ts';

const market = (
  code: string,
  currency: Currency,
  vatBasisPoints: number,
  shippingFee: number,
  freeShippingFrom: number,
  hreflang: string,
): Market => ({
  code,
  language: code.slice(0, 2) as Language,
  country: code.slice(3).toUpperCase(),
  currency,
  pricesIncludeTax: vatBasisPoints > 0,
  vatBasisPoints,
  shippingFee,
  freeShippingFrom,
  hreflang,
});

/** EU, OC and AS are no hreflang regions: the language alone stands for Europe, the others name a country. */
export const DEFAULT_MARKETS = createMarketRegistry({
  markets: [
    market('en-us', 'USD', 0, 900, 15000, 'en-US'),
    market('en-ca', 'CAD', 0, 1200, 20000, 'en-CA'),
    market('en-de', 'EUR', 1900, 690, 15000, 'en-DE'),
    market('en-no', 'NOK', 2500, 7900, 150000, 'en-NO'),
    market('en-eu', 'EUR', 2100, 790, 15000, 'en'),
    market('en-se', 'SEK', 2500, 5900, 150000, 'en-SE'),
    market('en-kr', 'KRW', 1000, 9000, 200000, 'en-KR'),
    market('ko-kr', 'KRW', 1000, 9000, 200000, 'ko-KR'),
    market('en-jp', 'JPY', 1000, 1200, 25000, 'en-JP'),
    market('en-fi', 'EUR', 2550, 690, 15000, 'en-FI'),
    market('en-dk', 'DKK', 2500, 5900, 120000, 'en-DK'),
    market('sv-eu', 'EUR', 2100, 790, 15000, 'sv'),
    market('sv-se', 'SEK', 2500, 5900, 150000, 'sv-SE'),
    market('sv-no', 'NOK', 2500, 7900, 150000, 'sv-NO'),
    market('sv-dk', 'DKK', 2500, 5900, 120000, 'sv-DK'),
    market('sv-fi', 'EUR', 2550, 690, 15000, 'sv-FI'),
    market('de-eu', 'EUR', 2100, 790, 15000, 'de'),
    market('de-de', 'EUR', 1900, 490, 10000, 'de-DE'),
    market('en-oc', 'AUD', 1000, 1500, 25000, 'en-AU'),
    market('en-as', 'USD', 0, 1500, 20000, 'en-SG'),
  ],
  defaultMarket: 'en-eu',
  legacyCodes: { 'en-cn': 'en-as', 'en-tw': 'en-as' },
});
