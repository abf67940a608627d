// An image with a few sentences beside it.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import styles from '#src/features/editorial/story.module.css';
import { useMarketUrl } from '#src/features/editorial/use-market-url.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

export function Story({ block }: { block: Extract<EditorialBlock, { kind: 'story' }> }) {
  const marketUrl = useMarketUrl();
  return (
    <section className={styles['story']} data-part="story">
      <Picture
        src={block.image.url}
        alt={block.image.alt}
        sizes="(min-width: 1024px) 62vw, 100vw"
        tint={block.image.tint}
        ratio="3 / 2"
      />
      <div className={styles['text']}>
        <h2>{block.title}</h2>
        <p>{block.text}</p>
        <Link href={marketUrl(block.linkUrl)} className={buttonClass('secondary')}>
          {block.linkTitle}
        </Link>
      </div>
    </section>
  );
}
