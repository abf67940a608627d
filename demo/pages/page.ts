// How an editorial page is described, once for all languages, and turned into a page of the catalogue.
import type { Language } from '#contract/market.ts';
import type { EditorialBlock } from '#contract/bootstrap.ts';
import { type CatalogueImage, type CataloguePage, DEMO_SOURCE } from '#catalogue/catalogue.ts';
import { imageUrlOf } from '#demo/catalogue/pictures.ts';
import { inEachLanguage, type Text } from '#demo/texts/texts.ts';

interface Picture {
  readonly image: CatalogueImage;
  readonly alt: Text;
}
interface Linked {
  readonly title: Text;
  readonly linkTitle: Text;
  /** Without a market: /c/..., /p/..., /e/.... */
  readonly linkUrl: string;
}
export type PageBlock =
  | ({ readonly kind: 'hero' | 'story'; readonly text: Text } & Picture & Linked)
  | ({ readonly kind: 'products'; readonly listingId: string; readonly limit: number } & Linked)
  | {
      readonly kind: 'categories';
      readonly title: Text;
      readonly items: readonly ({ readonly listingId: string; readonly title: Text } & Picture)[];
    }
  | { readonly kind: 'text'; readonly title: Text; readonly html: Text };

export interface Page {
  readonly id: string;
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly relatedListingIds: readonly string[];
  readonly blocks: readonly PageBlock[];
}

function pictureIn({ image, alt }: Picture, language: Language) {
  return { url: imageUrlOf(image), tint: image.tint, alt: alt[language] };
}

function blockIn(block: PageBlock, language: Language): EditorialBlock {
  const title = block.title[language];
  switch (block.kind) {
    case 'hero':
    case 'story':
      return {
        kind: block.kind,
        title,
        text: block.text[language],
        linkTitle: block.linkTitle[language],
        linkUrl: block.linkUrl,
        image: pictureIn(block, language),
      };
    case 'products':
      return {
        kind: 'products',
        title,
        listingId: block.listingId,
        linkTitle: block.linkTitle[language],
        linkUrl: block.linkUrl,
        limit: block.limit,
      };
    case 'categories':
      return {
        kind: 'categories',
        title,
        items: block.items.map((item) => ({
          listingId: item.listingId,
          title: item.title[language],
          pageUrl: `/c/${item.listingId}`,
          image: pictureIn(item, language),
        })),
      };
    case 'text':
      return { kind: 'text', title, html: block.html[language] };
  }
}

function imagesOf(block: PageBlock): CatalogueImage[] {
  if (block.kind === 'hero' || block.kind === 'story') return [block.image];
  return block.kind === 'categories' ? block.items.map((item) => item.image) : [];
}

export const cataloguePage = (page: Page): CataloguePage => ({
  pageId: page.id,
  source: DEMO_SOURCE,
  slug: page.slug,
  title: page.title,
  description: page.description,
  relatedListingIds: page.relatedListingIds,
  blocks: inEachLanguage((language) => page.blocks.map((block) => blockIn(block, language))),
  images: page.blocks.flatMap(imagesOf),
});
