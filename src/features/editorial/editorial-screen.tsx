// An editorial page: title, description and blocks.
import type { EditorialPageWithProducts } from '#contract/clients.ts';
import { Block } from '#src/features/editorial/block.tsx';
import styles from '#src/features/editorial/editorial-screen.module.css';
import { FreshnessNote } from '#src/ui/freshness-note.tsx';

export function EditorialScreen({ editorial }: { editorial: EditorialPageWithProducts }) {
  const { page, rows, freshness } = editorial;
  return (
    <>
      <FreshnessNote freshness={freshness} />
      <article className={styles['page']} data-part="editorial">
        <header className={styles['head']}>
          <h1 className={styles['title']}>{page.title}</h1>
          {page.description === '' ? null : <p className={styles['lead']}>{page.description}</p>}
        </header>
        {page.blocks.map((block, index) => (
          <Block
            key={index}
            block={block}
            cards={block.kind === 'products' ? (rows[block.listingId] ?? []) : []}
            isLead={false}
            isFirst={index === 0}
          />
        ))}
      </article>
    </>
  );
}
