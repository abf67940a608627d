// The home page: the blocks of the editorial page `home`; the first block's image loads first.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import { Block } from '#src/features/editorial/block.tsx';
import styles from '#src/features/editorial/home-screen.module.css';
import { useFirstScreenOnly } from '#src/features/editorial/use-first-screen-only.ts';
import { useServices } from '#src/services/services.tsx';
import { FreshnessNote } from '#src/ui/freshness-note.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

export function HomeScreen({ home }: { home: EditorialPageWithProducts }) {
  const { shop } = useServices();
  const { blocks } = home.page;
  const isFirstScreenOnly = useFirstScreenOnly();
  const firstRow = blocks.findIndex((block) => block.kind === 'products');
  const shown = isFirstScreenOnly && firstRow !== -1 ? blocks.slice(0, firstRow + 1) : blocks;
  const leadIndex = blocks.findIndex((block) => block.kind === 'hero');
  return (
    <>
      <FreshnessNote freshness={home.freshness} />
      <div className={styles['home']} data-part="home">
        {leadIndex === -1 ? (
          <h1>
            <VisuallyHidden>{shop.name}</VisuallyHidden>
          </h1>
        ) : null}
        {shown.map((block, index) => (
          <Block
            key={index}
            block={block}
            cards={block.kind === 'products' ? (home.rows[block.listingId] ?? []) : []}
            isLead={index === leadIndex}
            isFirst={index === 0}
          />
        ))}
      </div>
    </>
  );
}
