// Content blocks: large pictures with a sentence, placed between the product cards of the main listings.
import type { ContentBlock } from '#contract/listing.ts';
import type { CatalogueImage, CatalogueListing } from '#catalogue/catalogue.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';
import { imageUrlOf, sceneImage } from '#demo/catalogue/pictures.ts';
import type blockTexts from '#demo/texts/en/content-blocks.json';
import { inEachLanguage, readTexts, type Text } from '#demo/texts/texts.ts';

const TEXTS = readTexts<typeof blockTexts>('content-blocks');

interface Block {
  readonly listingId: string;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
  readonly position: 'left' | 'right' | 'center';
  readonly image: CatalogueImage;
  /** Without a market. */
  readonly link: string;
  readonly texts: { readonly title: Text; readonly text: Text };
}
/** Shape of a block: two columns by two rows at a side, or the full width. */
const SHAPES = {
  left: { position: 'left', columns: 2, rows: 2, ratio: '4:5' },
  right: { position: 'right', columns: 2, rows: 2, ratio: '4:5' },
  wide: { position: 'center', columns: 4, rows: 1, ratio: '21:9' },
} as const;

function block(
  listingId: string,
  row: number,
  shape: keyof typeof SHAPES,
  [scene, time]: readonly [SceneDrawing['scene'], SceneDrawing['time']],
  link: string,
  texts: Block['texts'],
): Block {
  const { position, columns, rows, ratio } = SHAPES[shape];
  const image = sceneImage(`block ${listingId} ${row}`, scene, time, ratio);
  return { listingId, row, columns, rows, position, image, link, texts };
}

const BLOCKS: readonly Block[] = [
  block('women', 1, 'left', ['ridge', 'dawn'], '/e/layering-guide', TEXTS['women-layering-guide']),
  block('women', 5, 'wide', ['sea', 'dusk'], '/c/by-the-water', TEXTS['women-by-the-water']),
  block('men', 1, 'right', ['mist', 'day'], '/c/rain-that-stays', TEXTS['men-rain-that-stays']),
  block('men', 5, 'wide', ['camp', 'night'], '/e/repair', TEXTS['men-repair']),
  block('kids', 1, 'left', ['forest', 'day'], '/e/reuse', TEXTS['kids-reuse']),
  block('equipment', 1, 'right', ['camp', 'dusk'], '/c/shelter', TEXTS['equipment-shelter']),
  block(
    'equipment',
    5,
    'wide',
    ['trail', 'dawn'],
    '/c/light-as-it-gets',
    TEXTS['equipment-light-as-it-gets'],
  ),
  block('accessories', 2, 'left', ['snow', 'day'], '/c/merino-all-day', TEXTS['accessories-merino-all-day']),
  block('women-jackets', 2, 'right', ['ridge', 'day'], '/e/care', TEXTS['women-jackets-care']),
  block('men-jackets', 2, 'left', ['snow', 'dawn'], '/c/skins-and-snow', TEXTS['men-jackets-skins-and-snow']),
  block('women-footwear', 2, 'left', ['trail', 'day'], '/e/repair', TEXTS['women-footwear-repair']),
  block('men-footwear', 2, 'right', ['tarn', 'day'], '/e/repair', TEXTS['men-footwear-repair']),
  block(
    'packs-and-bags',
    2,
    'left',
    ['ridge', 'dusk'],
    '/c/one-bag-only',
    TEXTS['packs-and-bags-one-bag-only'],
  ),
  block('shelter', 1, 'wide', ['camp', 'night'], '/c/sleeping', TEXTS['shelter-sleeping']),
  block('reuse', 1, 'right', ['forest', 'dawn'], '/e/reuse', TEXTS['reuse-reuse']),
  block('new-arrivals', 2, 'left', ['tarn', 'dawn'], '/e/about', TEXTS['new-arrivals-about']),
];

/** The pictures of a listing's blocks, by listing id. */
export const BLOCK_PICTURES: ReadonlyMap<string, readonly CatalogueImage[]> = new Map(
  [...Map.groupBy(BLOCKS, (entry) => entry.listingId)].map(([listingId, entries]) => [
    listingId,
    entries.map((entry) => entry.image),
  ]),
);

export function contentBlocksOf(listingId: string): CatalogueListing['contentBlocks'] {
  const blocks = BLOCKS.filter((entry) => entry.listingId === listingId);
  if (blocks.length === 0) return {};
  return inEachLanguage((language) =>
    blocks.map(
      (entry): ContentBlock => ({
        row: entry.row,
        span_columns: entry.columns,
        span_rows: entry.rows,
        position: entry.position,
        content: {
          type: 'image',
          url: imageUrlOf(entry.image),
          link: entry.link,
          title: entry.texts.title[language],
          text: entry.texts.text[language],
          tint: entry.image.tint,
        },
      }),
    ),
  );
}
