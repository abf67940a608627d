// The size guides: body measures by size, in cm, for each kind of wearer and for what is worn on feet and hands.
import { type CatalogueSizeGuide, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import type sizeGuideTexts from '#demo/texts/en/size-guides.json';
import { readTexts } from '#demo/texts/texts.ts';

const { guides, measures, systems, fits } = readTexts<typeof sizeGuideTexts>('size-guides');

type Column = keyof typeof measures | keyof typeof systems;
type Cell = CatalogueSizeGuide['rows'][number]['values'][number];
interface Chart {
  readonly title: keyof typeof guides;
  /** With the categories below them. */
  readonly listings: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: Readonly<Record<string, readonly Cell[]>>;
}

const one = (centimetres: number): Cell => [centimetres, centimetres];

const CHARTS: Readonly<Record<string, Chart>> = {
  'shoes-women': {
    title: 'shoes-women',
    listings: ['women-footwear'],
    columns: ['foot', 'uk', 'us'],
    rows: {
      36: [one(22.5), '3.5', '5.5'],
      37: [one(23.1), '4', '6'],
      38: [one(23.8), '5', '7'],
      39: [one(24.5), '6', '8'],
      40: [one(25.1), '6.5', '8.5'],
      41: [one(25.8), '7.5', '9.5'],
      42: [one(26.5), '8', '10'],
      43: [one(27.1), '9', '11'],
    },
  },
  'shoes-men': {
    title: 'shoes-men',
    listings: ['men-footwear'],
    columns: ['foot', 'uk', 'us'],
    rows: {
      40: [one(25.1), '6.5', '7.5'],
      41: [one(25.8), '7', '8'],
      42: [one(26.5), '8', '9'],
      43: [one(27.1), '9', '10'],
      44: [one(27.8), '9.5', '10.5'],
      45: [one(28.5), '10.5', '11.5'],
      46: [one(29.1), '11', '12'],
      47: [one(29.8), '12', '13'],
      48: [one(30.5), '13', '14'],
    },
  },
  'shoes-kids': {
    title: 'shoes-kids',
    listings: ['kids-shoes'],
    columns: ['foot', 'uk'],
    rows: {
      28: [one(17.1), '10'],
      29: [one(17.8), '11'],
      30: [one(18.5), '11.5'],
      31: [one(19.1), '12.5'],
      32: [one(19.8), '13'],
      33: [one(20.5), '1'],
      34: [one(21.1), '2'],
      35: [one(21.8), '2.5'],
      36: [one(22.5), '3.5'],
      37: [one(23.1), '4'],
      38: [one(23.8), '5'],
    },
  },
  gloves: {
    title: 'gloves',
    listings: ['gloves'],
    columns: ['hand', 'glove'],
    rows: {
      XS: [[15, 17], '6'],
      S: [[17, 19], '7'],
      M: [[19, 21], '8'],
      L: [[21, 23], '9'],
      XL: [[23, 25], '10'],
    },
  },
  'socks-in-four': {
    title: 'socks',
    listings: ['socks'],
    columns: ['foot'],
    rows: {
      '36–38': [[22.5, 23.8]],
      '39–41': [[24.5, 25.8]],
      '42–44': [[26.5, 27.8]],
      '45–47': [[28.5, 29.8]],
    },
  },
  'socks-in-three': {
    title: 'socks',
    listings: ['socks'],
    columns: ['foot'],
    rows: { '36–40': [[22.5, 25.1]], '41–45': [[25.8, 28.5]], '46–48': [[29.1, 30.5]] },
  },
  women: {
    title: 'women',
    listings: ['women'],
    columns: ['eu', 'chest', 'waist', 'hips'],
    rows: {
      XXS: ['32', [76, 79], [60, 63], [84, 87]],
      XS: ['34', [80, 83], [64, 67], [88, 91]],
      S: ['36', [84, 87], [68, 71], [92, 95]],
      M: ['38', [88, 92], [72, 76], [96, 100]],
      L: ['40', [93, 98], [77, 82], [101, 106]],
      XL: ['42', [99, 105], [83, 89], [107, 112]],
      XXL: ['44', [106, 113], [90, 97], [113, 119]],
    },
  },
  men: {
    title: 'men',
    listings: ['men'],
    columns: ['eu', 'chest', 'waist', 'hips'],
    rows: {
      XXS: ['42', [80, 84], [66, 70], [82, 86]],
      XS: ['44', [85, 89], [71, 75], [87, 90]],
      S: ['46', [90, 95], [76, 81], [91, 95]],
      M: ['48–50', [96, 101], [82, 87], [96, 100]],
      L: ['52', [102, 108], [88, 94], [101, 106]],
      XL: ['54–56', [109, 116], [95, 103], [107, 112]],
      XXL: ['58', [117, 125], [104, 113], [113, 119]],
    },
  },
  kids: {
    title: 'kids',
    listings: ['kids'],
    columns: ['age', 'height', 'chest'],
    rows: {
      104: ['3–4', [99, 104], one(57)],
      116: ['5–6', [105, 116], one(61)],
      128: ['7–8', [117, 128], one(65)],
      140: ['9–10', [129, 140], one(70)],
      152: ['11–12', [141, 152], one(76)],
      164: ['13–14', [153, 164], one(82)],
    },
  },
};

function columnOf(name: Column): CatalogueSizeGuide['measures'][number] {
  if (name in measures) return measures[name as keyof typeof measures];
  return { title: systems[name as keyof typeof systems], how: null };
}

export const SIZE_GUIDES: readonly CatalogueSizeGuide[] = Object.entries(CHARTS).map(([guideId, chart]) => ({
  guideId,
  source: DEMO_SOURCE,
  title: guides[chart.title],
  listingIds: chart.listings,
  measures: chart.columns.map(columnOf),
  rows: Object.entries(chart.rows).map(([size, values]) => ({ size, values })),
  fits: Object.entries(fits).map(([valueId, text]) => ({ valueId, text })),
}));
