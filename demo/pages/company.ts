// Pages about the company: reuse, about us, shipping and returns.
import type reuseTexts from '#demo/texts/en/pages/reuse.json';
import type aboutTexts from '#demo/texts/en/pages/about.json';
import type shippingReturnsTexts from '#demo/texts/en/pages/shipping-returns.json';
import { readTexts } from '#demo/texts/texts.ts';
import type { Page } from '#demo/pages/page.ts';
import { sceneImage } from '#demo/catalogue/pictures.ts';

const REUSE_TEXTS = readTexts<typeof reuseTexts>('pages/reuse');

export const REUSE: Page = {
  id: 'reuse',
  slug: 'reuse',
  title: REUSE_TEXTS.title,
  description: REUSE_TEXTS.description,
  relatedListingIds: ['reuse', 'women-jackets', 'men-jackets', 'kids-outerwear'],
  blocks: [
    {
      kind: 'hero',
      ...REUSE_TEXTS.blocks.hero,
      linkUrl: '/c/reuse',
      image: sceneImage('page reuse', 'forest', 'dawn', '21:9'),
    },
    { kind: 'text', ...REUSE_TEXTS.blocks['good-or-excellent'] },
    { kind: 'text', ...REUSE_TEXTS.blocks['what-you-get'] },
    { kind: 'products', ...REUSE_TEXTS.blocks.reuse, listingId: 'reuse', linkUrl: '/c/reuse', limit: 8 },
  ],
};

const ABOUT_TEXTS = readTexts<typeof aboutTexts>('pages/about');

export const ABOUT: Page = {
  id: 'about',
  slug: 'about',
  title: ABOUT_TEXTS.title,
  description: ABOUT_TEXTS.description,
  relatedListingIds: ['women', 'men', 'kids', 'equipment'],
  blocks: [
    {
      kind: 'hero',
      ...ABOUT_TEXTS.blocks.hero,
      linkUrl: '/c/women-jackets',
      image: sceneImage('page about', 'tarn', 'dawn', '21:9'),
    },
    { kind: 'text', ...ABOUT_TEXTS.blocks['few-things'] },
    { kind: 'text', ...ABOUT_TEXTS.blocks['made-to-be-opened'] },
    {
      kind: 'story',
      ...ABOUT_TEXTS.blocks['come-by'],
      linkUrl: '/e/repair',
      image: sceneImage('page about shops', 'sea', 'dusk'),
    },
  ],
};

const SHIPPING_TEXTS = readTexts<typeof shippingReturnsTexts>('pages/shipping-returns');

export const SHIPPING: Page = {
  id: 'shipping-returns',
  slug: 'shipping-returns',
  title: SHIPPING_TEXTS.title,
  description: SHIPPING_TEXTS.description,
  relatedListingIds: ['new-arrivals', 'sale', 'reuse'],
  blocks: [
    { kind: 'text', ...SHIPPING_TEXTS.blocks['on-its-way'] },
    { kind: 'text', ...SHIPPING_TEXTS.blocks['on-its-way-back'] },
    { kind: 'text', ...SHIPPING_TEXTS.blocks['if-something-is-wrong'] },
  ],
};
