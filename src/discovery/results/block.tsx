// A content block in the grid: a large picture or video with text, across several columns or rows (GR-02).
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { ContentBlock } from '#contract/listing.ts';
import type { ArrangedBlock } from '#src/discovery/layout/arrange.ts';
import type { PlacedBlock } from '#src/discovery/layout/blocks.ts';
import styles from '#src/discovery/results/block.module.css';
import { report } from '#src/platform/log.ts';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Picture } from '#src/ui/image.tsx';
import { Link } from '#src/ui/link.tsx';

const DEFAULT_TINT = '#e9e7e2';

interface BlockProps {
  readonly arranged: ArrangedBlock;
  /** Among all blocks. */
  readonly index: number;
  /** Of width to height, for one that fills its row; 0: that of its layout. */
  readonly ratio: number;
  /** What a number of columns is called in attributes and custom properties. */
  readonly columnsName: (count: number) => string;
}

/** Its position for each column count is a set of custom properties; CSS picks one by width. */
export function Block({ arranged: { block, placements }, index, ratio, columnsName }: BlockProps) {
  const { content } = block;
  const player = useVideoPlayer(content.type === 'video');
  const [isPaused, setIsPaused] = useState(false);
  const video = player === null ? null : <player.BackgroundVideo src={content.url} isPaused={isPaused} />;
  const placed = Object.entries(placements).flatMap(([count, placement]) =>
    placement === null ? [] : { name: columnsName(Number(count)), ...placement },
  );
  return (
    <li
      className={styles['block']}
      data-part="content-block"
      data-block={index}
      data-in={placed.map(({ name }) => name).join(' ')}
      data-full={placed.flatMap(({ name, isFullWidth }) => (isFullWidth ? name : [])).join(' ')}
      style={{ ...placementProperties(placed), ...(ratio > 0 ? ratioProperty(ratio) : {}) }}
    >
      {content.link ? (
        <Link className={styles['content']} href={content.link}>
          <BlockContent content={content} video={video} />
        </Link>
      ) : (
        <div className={styles['content']}>
          <BlockContent content={content} video={video} />
        </div>
      )}
      {player === null ? null : (
        <player.PauseButton isPaused={isPaused} toggle={() => setIsPaused(!isPaused)} />
      )}
    </li>
  );
}

function BlockContent({ content, video }: { content: ContentBlock['content']; video: ReactNode }) {
  const texts = useTexts();
  const tint = content.tint ?? DEFAULT_TINT;
  return (
    <>
      <span className={styles['media']} style={{ backgroundColor: tint }}>
        {content.type === 'video' ? (
          video
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

type VideoPlayer = typeof import('#src/discovery/results/background-video.tsx');

/** Loaded after the first render; until then, and on the server, the block's tint stands in for it. */
function useVideoPlayer(isVideo: boolean): VideoPlayer | null {
  const [player, setPlayer] = useState<VideoPlayer | null>(null);
  useEffect(() => {
    if (!isVideo) return;
    import('#src/discovery/results/background-video.tsx').then(setPlayer, (error: unknown) =>
      report(error, 'background video'),
    );
  }, [isVideo]);
  return player;
}

function ratioProperty(ratio: number): CSSProperties {
  return { '--ratio': ratio } as CSSProperties;
}

function placementProperties(placed: readonly (PlacedBlock & { readonly name: string })[]): CSSProperties {
  const properties = placed.flatMap(({ name, row, rows, column, columns }) => [
    [`--row-${name}`, `${row} / span ${rows}`],
    [`--column-${name}`, `${column} / span ${columns}`],
  ]);
  return Object.fromEntries(properties) as CSSProperties;
}
