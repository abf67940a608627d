// Categories as image tiles with their names.
import type { EditorialBlock } from '#contract/bootstrap.ts';
import styles from '#src/features/editorial/category-tiles.module.css';
import { useMarketUrl } from '#src/features/editorial/use-market-url.ts';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

export function CategoryTiles({ block }: { block: Extract<EditorialBlock, { kind: 'categories' }> }) {
  const marketUrl = useMarketUrl();
  return (
    <section className={styles['section']} data-part="categories">
      <h2 className={styles['title']}>{block.title}</h2>
      <ul className={styles['tiles']} style={{ ['--tiles' as string]: columnsFor(block.items.length) }}>
        {block.items.map((item) => (
          <li key={item.listingId}>
            <Link className={styles['tile']} href={marketUrl(item.pageUrl)}>
              <Picture
                src={item.image.url}
                alt=""
                sizes="(min-width: 1024px) 24vw, 48vw"
                tint={item.image.tint}
              />
              <span>{item.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Columns on a wide window: one row of up to six, else rows of four. */
function columnsFor(count: number): number {
  return count <= 6 ? count : 4;
}
