// Listings that hold products by rule instead of by place: what is new, reduced or used, and a few smart picks.
import type { CatalogueListing } from '#server/catalogue/model.ts';
import type { ListingRule } from '#engine/catalogue.ts';
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
import { type Text, text } from '#demo/catalogue/text.ts';

export interface Campaign {
  readonly id: string;
  readonly type: CatalogueListing['type'];
  readonly title: Text;
  readonly description: Text;
  readonly rule: ListingRule;
  readonly scene: readonly [SceneDrawing['scene'], SceneDrawing['time']];
  readonly isInMenu: boolean;
}
/** A rule over an attribute whose values can't be misspelt. */
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
    title: text('New arrivals', 'Nyheter', 'Neu eingetroffen', '신상품'),
    description: text(
      'Come in during the last weeks. Tried out before that, in worse weather.',
      'Inkommet de senaste veckorna. Provat före det, i sämre väder.',
      'In den letzten Wochen eingetroffen. Ausprobiert schon vorher, bei schlechterem Wetter.',
      '최근 몇 주 사이에 들어온 것들입니다. 그 전에 더 궂은 날씨에서 시험해 보았습니다.',
    ),
    rule: { newerThan: NEW_SINCE_MS },
    scene: ['ridge', 'dawn'],
    isInMenu: true,
  },
  {
    id: 'sale',
    type: 'campaign',
    title: text('Sale', 'Rea', 'Sale', '세일'),
    description: text(
      'Last sizes and last colours. The same things, for less.',
      'Sista storlekarna och sista färgerna. Samma saker, lägre pris.',
      'Letzte Größen und letzte Farben. Dieselben Sachen, nur günstiger.',
      '마지막 사이즈와 마지막 색상입니다. 물건은 같고 값만 내렸습니다.',
    ),
    rule: { onSale: true },
    scene: ['tarn', 'dusk'],
    isInMenu: true,
  },
  {
    id: 'reuse',
    type: 'campaign',
    title: text('Reuse', 'Återbruk', 'Gebraucht', '리유즈'),
    description: text(
      'Handed in, washed, mended and sold again. Each piece exists once.',
      'Inlämnat, tvättat, lagat och sålt igen. Varje plagg finns i ett exemplar.',
      'Zurückgegeben, gewaschen, geflickt und wieder verkauft. Jedes Stück gibt es nur einmal.',
      '돌려받아 빨고 고쳐서 다시 내놓은 것들입니다. 모두 하나씩뿐입니다.',
    ),
    rule: { label: REUSE_LABEL },
    scene: ['forest', 'day'],
    isInMenu: true,
  },
  {
    id: 'rain-that-stays',
    type: 'smart_pick',
    title: text(
      'For rain that stays',
      'För regn som stannar',
      'Für Regen, der bleibt',
      '그치지 않는 비를 위해',
    ),
    description: text(
      'A water column of 20,000 millimetres and more, for days without a gap in the clouds.',
      'Vattenpelare från 20 000 millimeter, för dagar utan en glipa bland molnen.',
      'Wassersäulen ab 20.000 Millimetern, für Tage ohne Lücke in den Wolken.',
      '내수압 20,000밀리미터 이상. 구름이 한 번도 걷히지 않는 날을 위한 것들입니다.',
    ),
    rule: having.waterproof('20000', '28000'),
    scene: ['mist', 'day'],
    isInMenu: false,
  },
  {
    id: 'light-as-it-gets',
    type: 'smart_pick',
    title: text('As light as it gets', 'Så lätt det går', 'So leicht wie möglich', '가장 가벼운 것들'),
    description: text(
      'The lightest of each kind we have. Count the grams or simply walk further.',
      'Det lättaste vi har av varje slag. Räkna gram eller gå helt enkelt längre.',
      'Das Leichteste von jeder Art. Gramm zählen oder einfach weiter gehen.',
      '종류마다 가장 가벼운 것만 모았습니다. 무게를 재도 좋고, 그냥 더 멀리 걸어도 좋습니다.',
    ),
    rule: having.weightClass('ultralight'),
    scene: ['trail', 'dawn'],
    isInMenu: false,
  },
  {
    id: 'merino-all-day',
    type: 'smart_pick',
    title: text('Merino, day and night', 'Merino, dag och natt', 'Merino, Tag und Nacht', '밤낮으로 메리노'),
    description: text(
      'Wool against the skin, from hat to sock.',
      'Ull mot huden, från mössa till strumpa.',
      'Wolle auf der Haut, von der Mütze bis zur Socke.',
      '모자부터 양말까지, 피부에 닿는 울입니다.',
    ),
    rule: having.material('merino'),
    scene: ['snow', 'dawn'],
    isInMenu: false,
  },
  {
    id: 'skins-and-snow',
    type: 'smart_pick',
    title: text('Skins and snow', 'Stighudar och snö', 'Felle und Schnee', '스킨과 눈'),
    description: text(
      'Layers for going up warm and coming down warmer.',
      'Lager för att gå upp varm och åka ner varmare.',
      'Schichten, um warm hinauf- und noch wärmer herunterzukommen.',
      '따뜻하게 오르고 더 따뜻하게 내려오기 위한 레이어입니다.',
    ),
    rule: having.activity('ski-touring'),
    scene: ['snow', 'day'],
    isInMenu: false,
  },
  {
    id: 'cold-nights',
    type: 'smart_pick',
    title: text('Cold nights', 'Kalla nätter', 'Kalte Nächte', '추운 밤'),
    description: text(
      'For standing still under a clear sky.',
      'För att stå stilla under klar himmel.',
      'Zum Stillstehen unter klarem Himmel.',
      '맑은 하늘 아래 가만히 서 있기 위한 것들입니다.',
    ),
    rule: having.season('winter'),
    scene: ['camp', 'night'],
    isInMenu: false,
  },
  {
    id: 'by-the-water',
    type: 'style',
    title: text('By the water', 'Vid vattnet', 'Am Wasser', '물가에서'),
    description: text(
      'What dries fast, floats or does not mind.',
      'Sådant som torkar fort, flyter eller inte bryr sig.',
      'Was schnell trocknet, schwimmt oder sich nicht daran stört.',
      '빨리 마르거나, 물에 뜨거나, 젖어도 괜찮은 것들입니다.',
    ),
    rule: having.activity('paddling'),
    scene: ['sea', 'day'],
    isInMenu: false,
  },
  {
    id: 'one-bag-only',
    type: 'long_tail_collection',
    title: text('One bag only', 'Bara en väska', 'Nur eine Tasche', '가방 하나로'),
    description: text(
      'Clothes and bags for long trains and small hotel sinks.',
      'Kläder och väskor för långa tåg och små hotellhandfat.',
      'Kleidung und Taschen für lange Zugfahrten und kleine Hotelwaschbecken.',
      '긴 기차 여행과 작은 호텔 세면대를 위한 옷과 가방입니다.',
    ),
    rule: having.activity('travel'),
    scene: ['sea', 'dusk'],
    isInMenu: false,
  },
];
