// All mutants, by room.
import { ADDRESS_MUTANTS } from '#tests/mutants/addresses.ts';
import { BAG_PANEL_MUTANTS } from '#tests/mutants/bag-panels.ts';
import { CART_AND_PRODUCT_MUTANTS } from '#tests/mutants/cart-and-products.ts';
import { CART_CURRENCY_MUTANTS } from '#tests/mutants/cart-currency.ts';
import { CATALOGUE_PART_MUTANTS } from '#tests/mutants/catalogue-part.ts';
import { CATALOGUE_RENEWAL_MUTANTS } from '#tests/mutants/catalogue-renewal.ts';
import { CHECKOUT_MUTANTS } from '#tests/mutants/checkout.ts';
import { CHECKOUT_PAGE_MUTANTS } from '#tests/mutants/checkout-page.ts';
import { CHOICE_MUTANTS } from '#tests/mutants/choices.ts';
import { CLAIMS_MUTANTS } from '#tests/mutants/claims.ts';
import { SERVICE_CLAIMS_MUTANTS } from '#tests/mutants/claims-of-services.ts';
import { CONTRACT_MUTANTS } from '#tests/mutants/contract.ts';
import { CORRECTION_MUTANTS } from '#tests/mutants/corrections.ts';
import { DEVICE_CATALOGUE_MUTANTS } from '#tests/mutants/device-catalogue.ts';
import { DISCOUNT_CODE_MUTANTS } from '#tests/mutants/discount-codes.ts';
import { DISCOVERY_MUTANTS } from '#tests/mutants/discovery.ts';
import { EVENTS_WAY_MUTANTS } from '#tests/mutants/events-way.ts';
import { FACET_MUTANTS } from '#tests/mutants/facets.ts';
import { FEED_FIGURE_MUTANTS } from '#tests/mutants/feed-figures.ts';
import { GIFT_CARD_MUTANTS } from '#tests/mutants/gift-cards.ts';
import { INSTALLED_APP_MUTANTS } from '#tests/mutants/installed-app.ts';
import { INTENT_MUTANTS } from '#tests/mutants/intent.ts';
import { LANGUAGE_MUTANTS } from '#tests/mutants/language.ts';
import { LISTING_MUTANTS } from '#tests/mutants/listings.ts';
import { LATE_ANSWER_MUTANTS } from '#tests/mutants/late-answers.ts';
import { LATE_REMOVAL_MUTANTS } from '#tests/mutants/late-removals.ts';
import { LAYOUT_MUTANTS } from '#tests/mutants/layouts.ts';
import type { Mutant } from '#tests/mutants/mutant.ts';
import { ORDER_PRICE_MUTANTS } from '#tests/mutants/order-prices.ts';
import { ORDER_MUTANTS } from '#tests/mutants/orders.ts';
import { ORDERED_GIFT_CARD_MUTANTS } from '#tests/mutants/ordered-gift-cards.ts';
import { OUTBOX_MUTANTS } from '#tests/mutants/outbox.ts';
import { PAGE_WORKER_MUTANTS } from '#tests/mutants/page-worker.ts';
import { PAYMENT_ATTEMPT_MUTANTS } from '#tests/mutants/payment-attempts.ts';
import { PAYMENT_MUTANTS } from '#tests/mutants/payments.ts';
import { PRICING_MUTANTS } from '#tests/mutants/pricing.ts';
import { OUTBOX_COPIES_MUTANTS } from '#tests/mutants/outbox-copies.ts';
import { OUTBOX_DRAINER_MUTANTS } from '#tests/mutants/outbox-drainer.ts';
import { OUTBOX_STORAGE_MUTANTS } from '#tests/mutants/outbox-storage.ts';
import { RANKING_MUTANTS } from '#tests/mutants/ranking.ts';
import { RESULT_ROW_MUTANTS } from '#tests/mutants/result-rows.ts';
import { RULE_MUTANTS } from '#tests/mutants/rules.ts';
import { SEARCH_FIELD_MUTANTS } from '#tests/mutants/search-field.ts';
import { SERVER_EVENTS_MUTANTS } from '#tests/mutants/server-events.ts';
import { SERVER_FEEDS_MUTANTS } from '#tests/mutants/server-feeds.ts';
import { SERVER_HTTP_MUTANTS } from '#tests/mutants/server-http.ts';
import { SERVER_LOAD_MUTANTS } from '#tests/mutants/server-load.ts';
import { SERVER_NODE_MUTANTS } from '#tests/mutants/server-node.ts';
import { SERVER_PAGES_MUTANTS } from '#tests/mutants/server-pages.ts';
import { SERVER_REFUSALS_MUTANTS } from '#tests/mutants/server-refusals.ts';
import { SERVER_SHOP_MUTANTS } from '#tests/mutants/server-shop.ts';
import { SETTINGS_MUTANTS } from '#tests/mutants/settings.ts';
import { SHELL_MUTANTS } from '#tests/mutants/shell.ts';
import { SHOP_TAX_MUTANTS } from '#tests/mutants/shop-taxes.ts';
import { SHOWN_AMOUNT_MUTANTS } from '#tests/mutants/shown-amounts.ts';
import { STORED_COPIES_MUTANTS } from '#tests/mutants/stored-copies.ts';
import { STORED_LIMITS_MUTANTS } from '#tests/mutants/stored-limits.ts';
import { SW_MUTANTS } from '#tests/mutants/sw.ts';
import { SW_IMAGE_MUTANTS } from '#tests/mutants/sw-images.ts';
import { WORKER_REQUEST_MUTANTS } from '#tests/mutants/worker-requests.ts';
import { WORKER_MUTANTS } from '#tests/mutants/worker.ts';

export const MUTANTS: readonly Mutant[] = [
  ...RANKING_MUTANTS,
  ...FACET_MUTANTS,
  ...CORRECTION_MUTANTS,
  ...INTENT_MUTANTS,
  ...LANGUAGE_MUTANTS,
  ...RESULT_ROW_MUTANTS,
  ...LISTING_MUTANTS,
  ...RULE_MUTANTS,
  ...SEARCH_FIELD_MUTANTS,
  ...CHOICE_MUTANTS,
  ...CONTRACT_MUTANTS,
  ...OUTBOX_MUTANTS,
  ...EVENTS_WAY_MUTANTS,
  ...OUTBOX_COPIES_MUTANTS,
  ...OUTBOX_DRAINER_MUTANTS,
  ...OUTBOX_STORAGE_MUTANTS,
  ...STORED_COPIES_MUTANTS,
  ...WORKER_MUTANTS,
  ...WORKER_REQUEST_MUTANTS,
  ...SW_MUTANTS,
  ...SW_IMAGE_MUTANTS,
  ...CATALOGUE_PART_MUTANTS,
  ...CATALOGUE_RENEWAL_MUTANTS,
  ...INSTALLED_APP_MUTANTS,
  ...SERVER_HTTP_MUTANTS,
  ...SERVER_LOAD_MUTANTS,
  ...SHOWN_AMOUNT_MUTANTS,
  ...STORED_LIMITS_MUTANTS,
  ...SERVER_NODE_MUTANTS,
  ...SERVER_EVENTS_MUTANTS,
  ...SERVER_PAGES_MUTANTS,
  ...SERVER_REFUSALS_MUTANTS,
  ...SERVER_SHOP_MUTANTS,
  ...SHOP_TAX_MUTANTS,
  ...PRICING_MUTANTS,
  ...GIFT_CARD_MUTANTS,
  ...PAGE_WORKER_MUTANTS,
  ...PAYMENT_MUTANTS,
  ...CHECKOUT_MUTANTS,
  ...CHECKOUT_PAGE_MUTANTS,
  ...PAYMENT_ATTEMPT_MUTANTS,
  ...FEED_FIGURE_MUTANTS,
  ...SERVER_FEEDS_MUTANTS,
  ...DISCOVERY_MUTANTS,
  ...LATE_ANSWER_MUTANTS,
  ...LATE_REMOVAL_MUTANTS,
  ...LAYOUT_MUTANTS,
  ...CLAIMS_MUTANTS,
  ...SHELL_MUTANTS,
  ...SERVICE_CLAIMS_MUTANTS,
  ...CART_AND_PRODUCT_MUTANTS,
  ...BAG_PANEL_MUTANTS,
  ...CART_CURRENCY_MUTANTS,
  ...ORDER_PRICE_MUTANTS,
  ...ORDER_MUTANTS,
  ...ORDERED_GIFT_CARD_MUTANTS,
  ...DEVICE_CATALOGUE_MUTANTS,
  ...DISCOUNT_CODE_MUTANTS,
  ...SETTINGS_MUTANTS,
  ...ADDRESS_MUTANTS,
];
