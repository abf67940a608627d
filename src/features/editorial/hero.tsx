// The opening block of a page: an image over the whole width, a title, a sentence and a link.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import styles from '#src/features/editorial/hero.module.css';
import { useMarketUrl } from '#src/features/editorial/use-market-url.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

interface HeroProps {
  readonly block: Extract<EditorialBlock, { kind: 'hero' }>;
  readonly isLead: boolean;
  readonly isFirst: boolean;
}

export function Hero({ block, isLead, isFirst }: HeroProps) {
  const marketUrl = useMarketUrl();
  const Title = isLead ? 'h1' : 'h2';
  return (
    <section className={styles['hero']} data-part="hero">
      <div className={styles['picture']} style={{ backgroundColor: block.image.tint }}>
        <Picture
          src={block.image.url}
          alt={block.image.alt}
          sizes="(min-width: 1024px) 60vw, 100vw"
          tint={block.image.tint}
          ratio="16 / 9"
          eager={isFirst}
        />
      </div>
      <div className={styles['text']}>
        <Title className={styles['title']}>{block.title}</Title>
        <div className={styles['more']}>
          <p className={styles['line']}>{block.text}</p>
          <Link href={marketUrl(block.linkUrl)} className={buttonClass('primary')}>
            {block.linkTitle}
          </Link>
        </div>
      </div>
    </section>
  );
}
