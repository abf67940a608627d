// The home page.
import type homeTexts from '#demo/texts/en/pages/home.json';
import type { GearType } from '#demo/drawings/parameters.ts';
import { CATEGORY_TEXTS } from '#demo/catalogue/category-texts.ts';
import { COLOURWAYS, type ColourwayId } from '#demo/catalogue/colourways.ts';
import { readTexts, type Text } from '#demo/texts/texts.ts';
import type { Page } from '#demo/pages/page.ts';
import { gearImages, sceneImage, wearerOf } from '#demo/catalogue/pictures.ts';

function tile(
  listingId: string,
  kind: keyof typeof CATEGORY_TEXTS,
  gear: GearType,
  colour: ColourwayId,
  alt: Text,
) {
  const [image] = gearImages(`home ${listingId}`, gear, 1, COLOURWAYS[colour].hex, wearerOf(listingId));
  if (image === undefined) throw new Error('a colour has pictures');
  return { listingId, title: CATEGORY_TEXTS[kind].title, image, alt };
}

const HOME_TEXTS = readTexts<typeof homeTexts>('pages/home');

export const HOME: Page = {
  id: 'home',
  slug: 'home',
  title: HOME_TEXTS.title,
  description: HOME_TEXTS.description,
  relatedListingIds: ['new-arrivals', 'women', 'men', 'equipment', 'reuse'],
  blocks: [
    {
      kind: 'hero',
      ...HOME_TEXTS.blocks.hero,
      linkUrl: '/c/new-arrivals',
      image: sceneImage('home hero', 'ridge', 'dawn', '16:9'),
    },
    {
      kind: 'products',
      ...HOME_TEXTS.blocks['new-arrivals'],
      listingId: 'new-arrivals',
      linkUrl: '/c/new-arrivals',
      limit: 8,
    },
    {
      kind: 'story',
      ...HOME_TEXTS.blocks['one-stone-on-another'],
      linkUrl: '/e/about',
      image: sceneImage('home story cairn', 'tarn', 'day'),
    },
    {
      kind: 'categories',
      title: HOME_TEXTS.blocks.categories.title,
      items: [
        tile('women', 'women', 'shell-jacket', 'cloudberry', HOME_TEXTS.blocks.categories.alts.women),
        tile('men', 'men', 'insulated-jacket', 'deepsea', HOME_TEXTS.blocks.categories.alts.men),
        tile('kids', 'kids', 'fleece', 'rowan', HOME_TEXTS.blocks.categories.alts.kids),
        tile(
          'packs-and-bags',
          'packs-and-bags',
          'trek-pack',
          'spruce',
          HOME_TEXTS.blocks.categories.alts['packs-and-bags'],
        ),
        tile('shelter', 'shelter', 'tent-tunnel', 'ember', HOME_TEXTS.blocks.categories.alts.shelter),
        tile(
          'accessories',
          'accessories',
          'beanie',
          'juniper',
          HOME_TEXTS.blocks.categories.alts.accessories,
        ),
      ],
    },
    {
      kind: 'products',
      ...HOME_TEXTS.blocks['rain-that-stays'],
      listingId: 'rain-that-stays',
      linkUrl: '/c/rain-that-stays',
      limit: 8,
    },
    {
      kind: 'story',
      ...HOME_TEXTS.blocks['worn-before-and-better-for'],
      linkUrl: '/c/reuse',
      image: sceneImage('home story reuse', 'forest', 'dusk'),
    },
    { kind: 'products', ...HOME_TEXTS.blocks.sale, listingId: 'sale', linkUrl: '/c/sale', limit: 8 },
  ],
};
