// Guide pages: layering, care, repair.
import type layeringGuideTexts from '#demo/texts/en/pages/layering-guide.json';
import type careTexts from '#demo/texts/en/pages/care.json';
import type repairTexts from '#demo/texts/en/pages/repair.json';
import { readTexts } from '#demo/texts/texts.ts';
import type { Page } from '#demo/pages/page.ts';
import { sceneImage } from '#demo/catalogue/pictures.ts';

const LAYERING_GUIDE_TEXTS = readTexts<typeof layeringGuideTexts>('pages/layering-guide');

export const LAYERING_GUIDE: Page = {
  id: 'layering-guide',
  slug: 'layering-guide',
  title: LAYERING_GUIDE_TEXTS.title,
  description: LAYERING_GUIDE_TEXTS.description,
  relatedListingIds: [
    'women-base-layers',
    'men-base-layers',
    'women-mid-layers',
    'men-mid-layers',
    'women-jackets',
    'men-jackets',
  ],
  blocks: [
    {
      kind: 'hero',
      ...LAYERING_GUIDE_TEXTS.blocks.hero,
      linkUrl: '/c/women-base-layers',
      image: sceneImage('page layering', 'trail', 'dawn', '21:9'),
    },
    { kind: 'text', ...LAYERING_GUIDE_TEXTS.blocks['next-to-the-skin'] },
    { kind: 'text', ...LAYERING_GUIDE_TEXTS.blocks['in-the-middle'] },
    { kind: 'text', ...LAYERING_GUIDE_TEXTS.blocks['on-the-outside'] },
    {
      kind: 'products',
      ...LAYERING_GUIDE_TEXTS.blocks['merino-all-day'],
      listingId: 'merino-all-day',
      linkUrl: '/c/merino-all-day',
      limit: 8,
    },
  ],
};

const CARE_GUIDE_TEXTS = readTexts<typeof careTexts>('pages/care');

export const CARE_GUIDE: Page = {
  id: 'care',
  slug: 'care',
  title: CARE_GUIDE_TEXTS.title,
  description: CARE_GUIDE_TEXTS.description,
  relatedListingIds: [
    'women-shell-jackets',
    'men-shell-jackets',
    'women-insulated-jackets',
    'men-insulated-jackets',
    'women-base-layers',
    'men-base-layers',
  ],
  blocks: [
    { kind: 'text', ...CARE_GUIDE_TEXTS.blocks.shells },
    { kind: 'text', ...CARE_GUIDE_TEXTS.blocks.wool },
    { kind: 'text', ...CARE_GUIDE_TEXTS.blocks.down },
    { kind: 'text', ...CARE_GUIDE_TEXTS.blocks.leather },
    {
      kind: 'story',
      ...CARE_GUIDE_TEXTS.blocks['beyond-soap'],
      linkUrl: '/e/repair',
      image: sceneImage('page care', 'mist', 'dawn'),
    },
  ],
};

const REPAIR_TEXTS = readTexts<typeof repairTexts>('pages/repair');

export const REPAIR: Page = {
  id: 'repair',
  slug: 'repair',
  title: REPAIR_TEXTS.title,
  description: REPAIR_TEXTS.description,
  relatedListingIds: ['reuse', 'women-jackets', 'men-jackets', 'packs-and-bags', 'women-boots', 'men-boots'],
  blocks: [
    {
      kind: 'hero',
      ...REPAIR_TEXTS.blocks.hero,
      linkUrl: '/c/reuse',
      image: sceneImage('page repair', 'camp', 'dusk', '21:9'),
    },
    { kind: 'text', ...REPAIR_TEXTS.blocks['what-it-costs'] },
    { kind: 'text', ...REPAIR_TEXTS.blocks['how-to-hand-it-in'] },
  ],
};
