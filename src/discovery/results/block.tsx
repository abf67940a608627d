// A content block in the grid: one large picture or film and a sentence, across several columns or rows (GR-02).
import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import type { ContentBlock } from '#contract/listing.ts';
import { type ArrangedBlock, COLUMN_COUNTS } from '#src/discovery/layout/arrange.ts';
import styles from '#src/discovery/results/block.module.css';
import { report } from '#src/platform/log.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

const DEFAULT_TINT = '#e9e7e2';

/** Its place for each number of columns travels as custom properties; the style sheet picks one by width. */
export function Block({ arranged: { block, placements: places } }: { arranged: ArrangedBlock }) {
  const { content } = block;
  const shown = COLUMN_COUNTS.filter((count) => places[count] !== null);
  const full = COLUMN_COUNTS.filter((count) => places[count]?.isFullWidth);
  return (
    <li
      className={styles['block']}
      data-part="content-block"
      data-in={shown.join(' ')}
      data-full={full.join(' ')}
      style={placementProperties(places)}
    >
      {content.link ? (
        <Link className={styles['content']} href={content.link}>
          <BlockContent content={content} />
        </Link>
      ) : (
        <div className={styles['content']}>
          <BlockContent content={content} />
        </div>
      )}
    </li>
  );
}

function BlockContent({ content }: { content: ContentBlock['content'] }) {
  const texts = useTexts();
  const tint = content.tint ?? DEFAULT_TINT;
  return (
    <>
      <span className={styles['media']} style={{ backgroundColor: tint }}>
        {content.type === 'video' ? (
          <LazyVideo src={content.url} />
        ) : (
          <Picture
            src={content.url}
            alt=""
            sizes="(min-width: 950px) 50vw, 100vw"
            tint={tint}
            ratio="3 / 2"
          />
        )}
      </span>
      <span className={styles['text']}>
        {content.title === undefined ? null : <span className={styles['title']}>{content.title}</span>}
        {content.text === undefined ? null : <span>{content.text}</span>}
        {content.link && content.title === undefined && content.text === undefined
          ? texts.listing.blockLink
          : null}
      </span>
    </>
  );
}

/** The player comes after the page has been drawn; until then, and on the server, the ground stands for it. */
function LazyVideo({ src }: { src: string }) {
  const [Film, setFilm] = useState<ComponentType<{ src: string }> | null>(null);
  useEffect(() => {
    import('#src/discovery/results/background-video.tsx').then(
      (file) => setFilm(() => file.BackgroundVideo),
      (error: unknown) => report(error, 'film'),
    );
  }, []);
  return Film === null ? null : <Film src={src} />;
}

function placementProperties(places: ArrangedBlock['placements']): CSSProperties {
  const properties = COLUMN_COUNTS.flatMap((count) => {
    const place = places[count];
    if (place === null) return [];
    return [
      [`--row-${count}`, `${place.row} / span ${place.rows}`],
      [`--column-${count}`, `${place.column} / span ${place.columns}`],
    ];
  });
  return Object.fromEntries(properties) as CSSProperties;
}
