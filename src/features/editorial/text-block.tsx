// A text block of an editorial page; its HTML was sanitised at import.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import styles from '#src/features/editorial/text-block.module.css';

export function TextBlock({ block }: { block: Extract<EditorialBlock, { kind: 'text' }> }) {
  return (
    <section className={styles['text']} data-part="text">
      {block.title === '' ? null : <h2>{block.title}</h2>}
      <div className={styles['body']} dangerouslySetInnerHTML={{ __html: block.html }} />
    </section>
  );
}
