// Cards and content blocks in one reading order, with each block's place for every number of columns (GR-02, GR-03).
import type { ContentBlock } from '#contract/listing.ts';
import { cardsBefore, type PlacedBlock, placeBlocks } from '#src/discovery/layout/blocks.ts';

/** GR-03: the style sheet chooses among these by the width of the results. */
export const COLUMN_COUNTS = [2, 3, 4] as const;
export type ColumnCount = (typeof COLUMN_COUNTS)[number];

export interface ArrangedBlock {
  readonly block: ContentBlock;
  /** Index of the card it is read before; taken from the widest grid that shows it. */
  readonly beforeCardIndex: number;
  /** Null where the grid of that many columns leaves it out. */
  readonly placements: Readonly<Record<ColumnCount, PlacedBlock | null>>;
}

/** Blocks that at least one grid shows, in reading order. Throws for an invalid position, see placeBlocks. */
export function arrange(blocks: readonly ContentBlock[], cardCount: number): readonly ArrangedBlock[] {
  const grids = COLUMN_COUNTS.map((count) => ({ count, placed: placeBlocks(blocks, count, cardCount) }));
  const arranged = blocks.flatMap((block): ArrangedBlock[] => {
    const found = grids.map(({ count, placed }) => ({
      count,
      placed,
      place: placed.find((candidate) => candidate.block === block) ?? null,
    }));
    const widest = found.findLast(({ place }) => place !== null);
    if (widest === undefined || widest.place === null) return [];
    const places = Object.fromEntries(found.map(({ count, place }) => [count, place]));
    return [
      {
        block,
        beforeCardIndex: Math.min(cardsBefore(widest.place, widest.placed, widest.count), cardCount),
        placements: places as ArrangedBlock['placements'],
      },
    ];
  });
  return arranged.toSorted((a, b) => a.beforeCardIndex - b.beforeCardIndex);
}
