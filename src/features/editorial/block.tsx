// Renders one block of an editorial page by its kind.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import type { ProductCard } from '#contract/clients.ts';
import { CategoryTiles } from '#src/features/editorial/category-tiles.tsx';
import { Hero } from '#src/features/editorial/hero.tsx';
import { Story } from '#src/features/editorial/story.tsx';
import { TextBlock } from '#src/features/editorial/text-block.tsx';
import { useMarketUrl } from '#src/features/editorial/use-market-url.ts';
import { ProductRow } from '#src/ui/product-row.tsx';

interface BlockProps {
  readonly block: EditorialBlock;
  /** The products of a block of products, else empty. */
  readonly cards: readonly ProductCard[];
  /** Its title is the title of the page. */
  readonly isLead: boolean;
  /** Visible without scrolling. */
  readonly isFirst: boolean;
}

export function Block({ block, cards, isLead, isFirst }: BlockProps) {
  const marketUrl = useMarketUrl();
  switch (block.kind) {
    case 'hero':
      return <Hero block={block} isLead={isLead} isFirst={isFirst} />;
    case 'story':
      return <Story block={block} />;
    case 'categories':
      return <CategoryTiles block={block} />;
    case 'text':
      return <TextBlock block={block} />;
    case 'products':
      return (
        <ProductRow
          title={block.title}
          cards={cards}
          kind="listing"
          link={{ title: block.linkTitle, href: marketUrl(block.linkUrl) }}
        />
      );
  }
}
