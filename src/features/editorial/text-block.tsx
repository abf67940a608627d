// A text block of an editorial page.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import styles from '#src/features/editorial/text-block.module.css';
import { useTrustedHtml } from '#src/services/use-trusted-html.ts';

export function TextBlock({ block }: { block: Extract<EditorialBlock, { kind: 'text' }> }) {
  const html = useTrustedHtml(block.html);
  return (
    <section className={styles['text']} data-part="text">
      {block.title === '' ? null : <h2>{block.title}</h2>}
      <div className={styles['body']} dangerouslySetInnerHTML={html} />
    </section>
  );
}
