// The listings of the demo shop: the category tree and the campaigns.
import { type CatalogueListing, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { CAMPAIGN_TEXTS, CAMPAIGNS, type Campaign } from '#demo/catalogue/campaigns.ts';
import { CATEGORIES, type Category } from '#demo/catalogue/category-tree.ts';
import { CATEGORY_TEXTS } from '#demo/catalogue/category-texts.ts';
import { COLOURWAYS, PALETTES } from '#demo/catalogue/colourways.ts';
import { BLOCK_PICTURES, contentBlocksOf } from '#demo/catalogue/content-blocks.ts';
import { gearImages, sceneImage, wearerOf } from '#demo/catalogue/pictures.ts';
import { randomOf } from '#demo/catalogue/random.ts';

function categoryImage(category: Category) {
  const random = randomOf(`category ${category.id}`);
  const colour = COLOURWAYS[random.pick(PALETTES.cloth)];
  return gearImages(
    category.id,
    category.gear,
    random.between(0, 2),
    colour.hex,
    wearerOf(category.id),
  ).slice(0, 1);
}

const categoryListing = (category: Category, order: number): CatalogueListing => ({
  listingId: category.id,
  parentId: category.parent?.id ?? null,
  source: DEMO_SOURCE,
  externalId: `demo.${category.id}`,
  slug: category.id,
  type: 'category',
  ...CATEGORY_TEXTS[category.kind],
  // Pictures of content blocks follow the listing's own, so that the image endpoint knows them.
  images: [...categoryImage(category), ...(BLOCK_PICTURES.get(category.id) ?? [])],
  order,
  showInBreadcrumbs: true,
  showInQuicklinks: true,
  showInMenu: true,
  rule: null,
  contentBlocks: contentBlocksOf(category.id),
});

const campaignListing = (campaign: Campaign, order: number): CatalogueListing => ({
  listingId: campaign.id,
  parentId: null,
  source: DEMO_SOURCE,
  externalId: `demo.${campaign.id}`,
  slug: campaign.id,
  type: campaign.type,
  ...CAMPAIGN_TEXTS[campaign.id],
  images: [
    sceneImage(`campaign ${campaign.id}`, campaign.scene[0], campaign.scene[1], '4:5'),
    ...(BLOCK_PICTURES.get(campaign.id) ?? []),
  ],
  order,
  showInBreadcrumbs: true,
  showInQuicklinks: true,
  showInMenu: campaign.isInMenu,
  rule: campaign.rule,
  contentBlocks: contentBlocksOf(campaign.id),
});

export const LISTINGS: readonly CatalogueListing[] = [
  ...CATEGORIES.map(categoryListing),
  ...CAMPAIGNS.map((campaign, at) => campaignListing(campaign, CATEGORIES.length + at)),
];
