// Listings whose products are chosen by a rule: new arrivals, sale, second hand and a few themes.
import type { CatalogueListing } from '#catalogue/catalogue.ts';
import type { ListingRule } from '#engine/engine.ts';
import { REUSE_LABEL } from '#contract/product.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';
import type {
  ActivityId,
  MaterialId,
  SeasonId,
  WaterColumnId,
  WeightClassId,
} from '#demo/catalogue/attributes.ts';
import { NEW_SINCE_MS } from '#demo/catalogue/base-date.ts';
import type campaignTexts from '#demo/texts/en/campaigns.json';
import { readTexts } from '#demo/texts/texts.ts';

export const CAMPAIGN_TEXTS = readTexts<typeof campaignTexts>('campaigns');

export interface Campaign {
  readonly id: keyof typeof CAMPAIGN_TEXTS;
  readonly type: CatalogueListing['type'];
  readonly rule: ListingRule;
  readonly scene: readonly [SceneDrawing['scene'], SceneDrawing['time']];
  readonly isInMenu: boolean;
}
/** Rules over attributes, with checked value ids. */
const having = {
  activity: (...valueIds: ActivityId[]): ListingRule => ({ attribute: { key: 'activity', valueIds } }),
  material: (...valueIds: MaterialId[]): ListingRule => ({ attribute: { key: 'material', valueIds } }),
  season: (...valueIds: SeasonId[]): ListingRule => ({ attribute: { key: 'season', valueIds } }),
  waterproof: (...valueIds: WaterColumnId[]): ListingRule => ({ attribute: { key: 'waterproof', valueIds } }),
  weightClass: (...valueIds: WeightClassId[]): ListingRule => ({
    attribute: { key: 'weight_class', valueIds },
  }),
};

export const CAMPAIGNS: readonly Campaign[] = [
  {
    id: 'new-arrivals',
    type: 'campaign',
    rule: { newerThan: NEW_SINCE_MS },
    scene: ['ridge', 'dawn'],
    isInMenu: true,
  },
  {
    id: 'sale',
    type: 'campaign',
    rule: { onSale: true },
    scene: ['tarn', 'dusk'],
    isInMenu: true,
  },
  {
    id: 'reuse',
    type: 'campaign',
    rule: { label: REUSE_LABEL },
    scene: ['forest', 'day'],
    isInMenu: true,
  },
  {
    id: 'rain-that-stays',
    type: 'smart_pick',
    rule: having.waterproof('20000', '28000'),
    scene: ['mist', 'day'],
    isInMenu: false,
  },
  {
    id: 'light-as-it-gets',
    type: 'smart_pick',
    rule: having.weightClass('ultralight'),
    scene: ['trail', 'dawn'],
    isInMenu: false,
  },
  {
    id: 'merino-all-day',
    type: 'smart_pick',
    rule: having.material('merino'),
    scene: ['snow', 'dawn'],
    isInMenu: false,
  },
  {
    id: 'skins-and-snow',
    type: 'smart_pick',
    rule: having.activity('ski-touring'),
    scene: ['snow', 'day'],
    isInMenu: false,
  },
  {
    id: 'cold-nights',
    type: 'smart_pick',
    rule: having.season('winter'),
    scene: ['camp', 'night'],
    isInMenu: false,
  },
  {
    id: 'by-the-water',
    type: 'style',
    rule: having.activity('paddling'),
    scene: ['sea', 'day'],
    isInMenu: false,
  },
  {
    id: 'one-bag-only',
    type: 'long_tail_collection',
    rule: having.activity('travel'),
    scene: ['sea', 'dusk'],
    isInMenu: false,
  },
];
