// Makes the images of the first pages in advance, right after the demo was seeded.
import type { PageClient, ProductCard } from '#contract/clients.ts';
import type { ImageWidth } from '#contract/image-widths.ts';
import type { MarketCode } from '#contract/market.ts';
import type { Images } from '#server/images/images.ts';

/** Widths that phones and desktops request, for cards in a grid and for full-width images. */
const CARD_WIDTHS: readonly ImageWidth[] = [480, 640];
const WIDE_WIDTHS: readonly ImageWidth[] = [960, 1280];
const CARDS_PER_LISTING = 12;
const IMAGE_BASE_PATH = '/images/';

/** One at a time, to leave a core for requests; `isCanceled` ends it between two images. Returns how many are ready. */
export async function warmImageCache(
  market: MarketCode,
  pages: PageClient,
  images: Images,
  isCanceled: () => boolean,
): Promise<number> {
  let ready = 0;
  for (const { url, width } of await imagesToWarm(market, pages)) {
    if (isCanceled()) break;
    const picture = await images.get(url.slice(IMAGE_BASE_PATH.length), width, false);
    if (picture.ok && !picture.value.isPlaceholder) ready += 1;
  }
  return ready;
}

async function imagesToWarm(
  market: MarketCode,
  pages: PageClient,
): Promise<{ url: string; width: ImageWidth }[]> {
  const [home, frame] = await Promise.all([pages.home(market), pages.shell(market)]);
  const wide = new Set<string>();
  const narrow = new Set<string>();
  const addCards = (cards: readonly ProductCard[]) => {
    for (const card of cards) {
      // The card's own order, which need not be that of the data (PR-04).
      const url = card.variants[card.variantIndex]?.images[0];
      if (url !== undefined) narrow.add(url);
    }
  };
  if (home.ok) {
    for (const block of home.value.page.blocks) {
      if ('image' in block) wide.add(block.image.url);
      if (block.kind === 'categories') for (const item of block.items) narrow.add(item.image.url);
    }
    for (const cards of Object.values(home.value.rows)) addCards(cards);
  }
  for (const item of frame.ok ? frame.value.menu.items : []) {
    const slug = item.pageUrl.split('/').at(-1) ?? '';
    const listing = await pages.listing(market, slug, { search: '', limit: CARDS_PER_LISTING });
    if (listing.ok) addCards(listing.value.products.cards);
  }
  const at = (urls: Iterable<string>, widths: readonly ImageWidth[]) =>
    [...urls]
      .filter((url) => url.startsWith(IMAGE_BASE_PATH))
      .flatMap((url) => widths.map((width) => ({ url, width })));
  return [...at(wide, WIDE_WIDTHS), ...at(narrow, CARD_WIDTHS)];
}
