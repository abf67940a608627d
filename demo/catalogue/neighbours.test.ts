// No two neighbours on the first page of a listing look alike: their first pictures compared by perceptual hash.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CatalogueImage } from '#catalogue/catalogue.ts';
import { demoCatalogue } from '#demo/catalogue/catalogue.ts';
import { drawGear } from '#demo/drawings/gear.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { LISTING_PAGE_SIZE } from '#src/discovery/state/page-size.ts';
import { demoEngine } from '#tests/fixtures/demo-engine.ts';

const COLUMNS = 9;
const ROWS = 8;
const CHANNELS = 3;
/** Of 64 bits. */
const ALIKE_WITHIN_BITS = 4;
/** Root mean square of the differences of red, green and blue, of 255. */
const ALIKE_WITHIN_COLOUR = 8;
/** Distances of main colours above which drawings of one cut, or of two, are not taken for twins unseen. */
const FAR_COLOUR = { oneCut: 130, twoCuts: 40 };

interface Look {
  /** A difference hash: whether a point is lighter than the one to its right. */
  readonly bits: readonly boolean[];
  readonly colours: Uint8Array;
}

async function lookOf(drawing: GearDrawing): Promise<Look> {
  const colours = await sharp(Buffer.from(drawGear(drawing, 36)))
    .removeAlpha()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const lightness = (row: number, column: number): number => {
    const at = (row * COLUMNS + column) * CHANNELS;
    return (colours[at] ?? 0) * 0.299 + (colours[at + 1] ?? 0) * 0.587 + (colours[at + 2] ?? 0) * 0.114;
  };
  const bits = Array.from({ length: ROWS * (COLUMNS - 1) }, (_, at) => {
    const [row, column] = [Math.floor(at / (COLUMNS - 1)), at % (COLUMNS - 1)];
    return lightness(row, column) > lightness(row, column + 1);
  });
  return { bits, colours };
}

const distance = (a: Uint8Array | readonly number[], b: Uint8Array | readonly number[]): number =>
  Math.hypot(...Array.from(a, (value, at) => value - (b[at] ?? 0)));

const areTwins = (a: Look, b: Look): boolean =>
  a.bits.filter((bit, at) => bit !== b.bits[at]).length <= ALIKE_WITHIN_BITS &&
  distance(a.colours, b.colours) / Math.sqrt(a.colours.length) <= ALIKE_WITHIN_COLOUR;

const rgbOf = (hex: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Worth a look: of one type and of similar colours. Rendering all pairs would take long. */
const mayBeTwins = (a: GearDrawing, b: GearDrawing): boolean =>
  a.gear === b.gear &&
  distance(rgbOf(a.main), rgbOf(b.main)) < (a.cut === b.cut ? FAR_COLOUR.oneCut : FAR_COLOUR.twoCuts);

test('a picture is its own twin, and that of another cut or colour is not', async () => {
  const drawing: GearDrawing = {
    gear: 'shell-jacket',
    view: 'isolated',
    cut: 0,
    main: '#34618c',
    accent: '#e0973a',
    trim: '#1b2b3c',
    tint: '#e4ecf0',
    seed: 4,
  };
  const [one, same, cut, colour] = await Promise.all([
    lookOf(drawing),
    lookOf({ ...drawing, seed: 6 }),
    lookOf({ ...drawing, cut: 2 }),
    lookOf({ ...drawing, main: '#8a2f28' }),
  ]);
  expect(areTwins(one, same)).toBe(true);
  expect(areTwins(one, cut)).toBe(false);
  expect(areTwins(one, colour)).toBe(false);
});

test('no two neighbours on the first page of any listing are twins', async () => {
  const parts = demoCatalogue();
  const products = [...parts.products];
  const engine = demoEngine(parts, products, DEFAULT_SETTINGS.defaultMarket ?? 'en-eu');
  const drawings = new Map<string, { readonly variantId: string; readonly image: CatalogueImage }>(
    products
      .flatMap(({ variants }) => variants)
      .flatMap(({ variantId, images }) =>
        images.map((image) => [`/images/${image.imageId}`, { variantId, image }] as const),
      ),
  );
  const looks = new Map<string, Promise<Look>>();
  const twins = new Set<string>();
  let compared = 0;
  for (const { listingId } of parts.listings) {
    const page = engine.listingProducts(listingId, 'listingId', {
      filters: [],
      sort: null,
      limit: LISTING_PAGE_SIZE,
      cursor: null,
    });
    if (!page.ok) throw new Error(page.error.detail ?? page.error.code);
    const shown = page.value.displays.flatMap(({ variant_displays: colours, variant_index: at }) => {
      const colour = colours[at];
      // As a card chooses it.
      const found = drawings.get(colour?.image_urls[colour.card_image ?? 0] ?? '');
      if (found?.image.source.kind !== 'drawing')
        throw new Error(`${colour?.page_url} shows no drawing first`);
      return { id: found.variantId, drawing: found.image.source.parameters as unknown as GearDrawing };
    });
    for (const [at, after] of shown.entries()) {
      const before = shown[at - 1];
      if (before === undefined || !mayBeTwins(before.drawing, after.drawing)) continue;
      for (const { id, drawing } of [before, after]) if (!looks.has(id)) looks.set(id, lookOf(drawing));
      const [a, b] = await Promise.all([looks.get(before.id), looks.get(after.id)]);
      compared += 1;
      if (a !== undefined && b !== undefined && areTwins(a, b)) twins.add(`${before.id} and ${after.id}`);
    }
  }
  expect(compared).toBeGreaterThan(100);
  expect([...twins]).toEqual([]);
});
