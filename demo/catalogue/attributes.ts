// The attributes products are described and filtered by, with every value in four languages.
import type { CatalogueValue } from '#server/catalogue/model.ts';
import { type Text, same, text } from '#demo/catalogue/text.ts';

const valuesOf = <Id extends string>(
  names: Readonly<Record<Id, Text>>,
): Readonly<Record<Id, CatalogueValue>> =>
  Object.fromEntries(Object.entries<Text>(names).map(([id, name]) => [id, { id, name }])) as Record<
    Id,
    CatalogueValue
  >;

export const ACTIVITIES = valuesOf({
  hiking: text('Hiking', 'Vandring', 'Wandern', '하이킹'),
  trekking: text('Trekking', 'Långvandring', 'Trekking', '트레킹'),
  climbing: text('Climbing', 'Klättring', 'Klettern', '클라이밍'),
  'ski-touring': text('Ski touring', 'Turskidåkning', 'Skitouren', '스키 투어링'),
  running: text('Trail running', 'Traillöpning', 'Trailrunning', '트레일 러닝'),
  paddling: text('Paddling', 'Paddling', 'Paddeln', '패들링'),
  camping: text('Camping', 'Camping', 'Camping', '캠핑'),
  travel: text('Travel', 'Resor', 'Reisen', '여행'),
  everyday: text('Everyday', 'Vardag', 'Alltag', '일상'),
});
export type ActivityId = keyof typeof ACTIVITIES;

export const MATERIALS = valuesOf({
  'recycled-polyester': text(
    'Recycled polyester',
    'Återvunnen polyester',
    'Recyceltes Polyester',
    '재생 폴리에스터',
  ),
  'recycled-polyamide': text(
    'Recycled polyamide',
    'Återvunnen polyamid',
    'Recyceltes Polyamid',
    '재생 폴리아미드',
  ),
  merino: text('Merino wool', 'Merinoull', 'Merinowolle', '메리노 울'),
  lambswool: text('Lambswool', 'Lammull', 'Lammwolle', '램스울'),
  'organic-cotton': text('Organic cotton', 'Ekologisk bomull', 'Bio-Baumwolle', '유기농 면'),
  hemp: text('Hemp', 'Hampa', 'Hanf', '헴프'),
  linen: text('Linen', 'Linne', 'Leinen', '리넨'),
  lyocell: text('Lyocell', 'Lyocell', 'Lyocell', '리오셀'),
  'waxed-cotton': text(
    'Waxed cotton blend',
    'Vaxat bomullstyg',
    'Gewachstes Mischgewebe',
    '왁스드 코튼 혼방',
  ),
  'full-grain': text('Full-grain leather', 'Fullnarvsläder', 'Vollnarbenleder', '풀그레인 가죽'),
  nubuck: text('Nubuck', 'Nubuck', 'Nubuk', '누벅'),
  suede: text('Suede', 'Mocka', 'Veloursleder', '스웨이드'),
  'knit-mesh': text(
    'Recycled knit mesh',
    'Återvunnen stickad mesh',
    'Recyceltes Strickmesh',
    '재생 니트 메시',
  ),
  webbing: text('Recycled webbing', 'Återvunnet band', 'Recyceltes Gurtband', '재생 웨빙'),
  polycotton: text(
    'Polycotton canvas',
    'Bomullspolyesterväv',
    'Mischgewebe aus Baumwolle',
    '폴리코튼 캔버스',
  ),
  tpu: text('Welded TPU', 'Svetsad TPU', 'Verschweißtes TPU', '용접 TPU'),
  foam: text('Closed-cell foam', 'Slutencellsskum', 'Geschlossenzelliger Schaum', '폐쇄셀 폼'),
  aluminium: text('Aluminium', 'Aluminium', 'Aluminium', '알루미늄'),
  steel: text('Stainless steel', 'Rostfritt stål', 'Edelstahl', '스테인리스 스틸'),
  brass: text('Brass', 'Mässing', 'Messing', '황동'),
  titanium: text('Titanium', 'Titan', 'Titan', '티타늄'),
  carbon: text('Carbon fibre', 'Kolfiber', 'Carbonfaser', '카본 파이버'),
  enamel: text('Enamelled steel', 'Emaljerat stål', 'Emaillierter Stahl', '법랑'),
  copolyester: text('Copolyester', 'Sampolyester', 'Copolyester', '코폴리에스터'),
});
export type MaterialId = keyof typeof MATERIALS;

export const FITS = valuesOf({
  slim: text('Slim', 'Smal', 'Schmal', '슬림'),
  regular: text('Regular', 'Normal', 'Normal', '레귤러'),
  relaxed: text('Relaxed', 'Ledig', 'Weit', '릴랙스드'),
});
export type FitId = keyof typeof FITS;

export const SEASONS = valuesOf({
  summer: text('Summer', 'Sommar', 'Sommer', '여름'),
  'three-season': text('Spring to autumn', 'Vår till höst', 'Frühling bis Herbst', '봄~가을'),
  winter: text('Winter', 'Vinter', 'Winter', '겨울'),
  'all-year': text('All year', 'Året om', 'Ganzjährig', '사계절'),
});
export type SeasonId = keyof typeof SEASONS;

export const INSULATIONS = valuesOf({
  down: text('Down', 'Dun', 'Daune', '다운'),
  synthetic: text('Synthetic', 'Syntet', 'Kunstfaser', '합성 충전재'),
  wool: text('Wool', 'Ull', 'Wolle', '울'),
});
export type InsulationId = keyof typeof INSULATIONS;

/** Water column in mm, as tested; the id is the number. */
export const WATER_COLUMNS = valuesOf({
  '3000': text('3,000 mm', '3 000 mm', '3.000 mm', '3,000 mm'),
  '5000': text('5,000 mm', '5 000 mm', '5.000 mm', '5,000 mm'),
  '10000': text('10,000 mm', '10 000 mm', '10.000 mm', '10,000 mm'),
  '15000': text('15,000 mm', '15 000 mm', '15.000 mm', '15,000 mm'),
  '20000': text('20,000 mm', '20 000 mm', '20.000 mm', '20,000 mm'),
  '28000': text('28,000 mm', '28 000 mm', '28.000 mm', '28,000 mm'),
});
export type WaterColumnId = keyof typeof WATER_COLUMNS;

export const WEIGHT_CLASSES = valuesOf({
  ultralight: text('Ultralight', 'Ultralätt', 'Ultraleicht', '초경량'),
  light: text('Light', 'Lätt', 'Leicht', '경량'),
  standard: text('Standard', 'Standard', 'Standard', '표준'),
  sturdy: text('Sturdy', 'Rejäl', 'Robust', '견고함'),
});
export type WeightClassId = keyof typeof WEIGHT_CLASSES;

/** Titles of the attributes; the key is also the facet's field. */
export const ATTRIBUTE_TITLES = {
  activity: text('Activity', 'Aktivitet', 'Aktivität', '활동'),
  material: text('Material', 'Material', 'Material', '소재'),
  fit: text('Fit', 'Passform', 'Passform', '핏'),
  waterproof: text('Water column', 'Vattenpelare', 'Wassersäule', '내수압'),
  season: text('Season', 'Säsong', 'Jahreszeit', '계절'),
  insulation: text('Insulation', 'Isolering', 'Isolierung', '보온재'),
  volume: text('Volume', 'Volym', 'Volumen', '용량'),
  weight: text('Weight', 'Vikt', 'Gewicht', '무게'),
  weight_class: text('Weight class', 'Viktklass', 'Gewichtsklasse', '무게 등급'),
  people: text('Sleeps', 'Antal personer', 'Personen', '수용 인원'),
} as const satisfies Readonly<Record<string, Text>>;
export type AttributeKey = keyof typeof ATTRIBUTE_TITLES;

const DIGITS_IN_GROUP = /\B(?=(\d{3})+(?!\d))/g;

/** A weight in grams; the id is the bare number, so that a range can be counted on it. */
export function weightValue(grams: number): CatalogueValue {
  const digits = String(grams);
  const grouped = (mark: string) => `${digits.replace(DIGITS_IN_GROUP, mark)} g`;
  return { id: digits, name: text(grouped(','), grouped(' '), grouped('.'), grouped(',')) };
}

/** A volume in litres. */
export const volumeValue = (litres: number): CatalogueValue => ({
  id: String(litres),
  name: same(`${litres} l`),
});

export const peopleValue = (people: number): CatalogueValue => ({
  id: String(people),
  name: text(
    people === 1 ? '1 person' : `${people} people`,
    people === 1 ? '1 person' : `${people} personer`,
    people === 1 ? '1 Person' : `${people} Personen`,
    `${people}인`,
  ),
});
