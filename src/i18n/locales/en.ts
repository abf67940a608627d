// English: the table every other language must match.
import type { SustainabilityIcon } from '#contract/product.ts';
import type { MoneyNotation } from '#src/i18n/price.ts';

const sustainability: Record<SustainabilityIcon, string> = {
  biodegradable: 'Biodegradable fibres',
  bluesign: 'Responsible dyeing and finishing',
  circular: 'Made to be repaired',
  recyclable: 'Recyclable, one material',
  recycled: 'Recycled materials',
  renewable: 'Renewable fibres',
  'reuse-good': 'Second hand, good condition',
  'reuse-excellent': 'Second hand, excellent condition',
};

/** As in the formatter itself. */
const money: MoneyNotation = {};

/** "1 colour", "3 colours". */
const plural = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const en = {
  money,
  general: {
    retry: 'Try again',
  },
  header: {
    skip: 'Skip to content',
    navigation: 'Main menu',
    menu: 'Menu',
    home: (name: string) => `${name}, home`,
    all: (title: string) => `Everything in ${title}`,
    search: 'Search',
    searchField: 'Search for products',
    market: (country: string, currency: string) => `${country}, ${currency}. Change country or language`,
    cart: (count: number) => (count === 0 ? 'Bag, empty' : `Bag, ${plural(count, 'item', 'items')}`),
    pendingChanges: (count: number) => `${plural(count, 'change is', 'changes are')} waiting to be sent`,
  },
  footer: {
    navigation: 'Footer',
    shop: 'Shop',
    pages: 'Good to know',
    market: 'Country and language',
    contact: 'Contact',
    social: 'Follow us',
    copyright: (name: string) => `© ${name}`,
  },
  market: {
    title: 'Where should we deliver?',
    text: 'Prices, stock and delivery follow the country you choose. Your bag comes along.',
    search: 'Find your country',
    none: 'No country by that name, or none that we deliver to yet.',
  },
  sustainability,
  product: {
    previousImage: 'Previous picture',
    nextImage: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    images: 'Pictures',
    imageOf: (title: string, number: number, count: number) => `${title}, picture ${number} of ${count}`,
    color: 'Colour',
    size: 'Size',
    sizeMissing: 'Choose a size first.',
    soldOut: 'Sold out',
    soldOutSize: (size: string) => `${size}, sold out`,
    soldOutHere: 'Sold out in this colour for now.',
    add: 'Add to bag',
    description: 'Description',
    details: 'Details',
    materials: 'Materials and sustainability',
    complements: 'Goes well with this',
    alternatives: 'Similar products',
    vatIncluded: 'VAT included',
    vatExcluded: 'Tax is added where it applies',
    reuse: 'Second hand',
    reuseText: 'Worn before, checked and mended by us. One of a kind.',
    breadcrumbs: 'You are here',
  },
  cart: {
    title: 'Bag',
    empty: 'Nothing here yet.',
    emptyText: 'What you add stays in your bag, also without a connection.',
    emptyLink: 'Start looking around',
    quantity: (count: number) => `Quantity ${count}`,
    increase: (title: string) => `One more ${title}`,
    decrease: (title: string) => `One less ${title}`,
    remove: (title: string) => `Remove ${title}`,
    removeShort: 'Remove',
    goods: 'Goods',
    shipping: 'Delivery',
    shippingFree: 'Free',
    computedLater: 'Calculated once you’re online',
    vat: 'of which VAT',
    total: 'Total',
    totalSoFar: 'Total so far',
    waiting: (count: number) => `${plural(count, 'change has', 'changes have')} not reached us yet.`,
    rowWaiting: 'Waiting to be sent',
    offline: 'No connection. Your bag is safe on this device and will be sent when you’re back.',
    loading: 'Fetching your bag',
    failed: 'We could not fetch your bag.',
    changed: 'Something changed',
    priceChanged: (title: string, before: string, after: string) =>
      `${title}: was ${before}, now costs ${after}.`,
    clamped: (title: string, before: number, after: number) =>
      after === 0
        ? `${title}: sold out before your change reached us.`
        : `Only ${after} of ${title} left, so we changed your ${before} to ${after}.`,
    notSoldHere: (title: string) => `${title}: not sold in this country.`,
    refused: {
      out_of_stock: 'Sold out before it reached your bag.',
      not_sold_here: 'Not sold in this country.',
      unknown_article: 'No longer in the shop.',
      other: 'This could not be added to your bag.',
    },
    acknowledge: 'Got it',
    lowStock: (count: number) => `Only ${count} left`,
    each: (price: string) => `${price} each`,
  },
  notFound: {
    title: 'This path ends here.',
    text: 'The page has moved or never was. Search, or follow one of these.',
  },
  failure: {
    title: 'This page did not load.',
    text: 'Something went wrong on our side. We know about it. Try again in a moment.',
    offlineTitle: 'This page is not on this device yet.',
    offlineText: 'You are offline. Pages you have seen before open as usual.',
    home: 'To the home page',
  },
  offline: {
    note: 'No connection.',
    ready: 'The shop works without a connection on this device.',
    update: 'A newer version is ready.',
    reload: 'Reload',
  },
};
