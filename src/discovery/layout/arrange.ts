// Merges cards and content blocks into one reading order, with each block's grid position for every column count (GR-02, GR-03).
import type { ContentBlock } from '#contract/listing.ts';
import { cardsBefore, type PlacedBlock, placeBlocks } from '#src/discovery/layout/blocks.ts';

/** GR-03: CSS chooses among these by the width of the results. */
export const COLUMN_COUNTS: readonly number[] = [2, 3, 4];

export interface ArrangedBlock {
  readonly block: ContentBlock;
  /** Index of the card before which it comes in reading order, in the widest grid that shows it. */
  readonly beforeCardIndex: number;
  /** By number of columns; null where the grid with that many does not show it. */
  readonly placements: Readonly<Record<number, PlacedBlock | null>>;
}

/**
 * The blocks that at least one grid shows, in reading order; `counts` are the grids' numbers of columns, ascending.
 * Throws for an invalid position, see placeBlocks.
 */
export function arrange(
  blocks: readonly ContentBlock[],
  cardCount: number,
  counts: readonly number[] = COLUMN_COUNTS,
): readonly ArrangedBlock[] {
  const grids = counts.map((count) => ({ count, placed: placeBlocks(blocks, count, cardCount) }));
  const arranged = blocks.flatMap((block): ArrangedBlock[] => {
    const candidates = grids.map(({ count, placed }) => ({
      count,
      placed,
      placement: placed.find((candidate) => candidate.block === block) ?? null,
    }));
    const widest = candidates.findLast(({ placement }) => placement !== null);
    if (widest === undefined || widest.placement === null) return [];
    return [
      {
        block,
        beforeCardIndex: Math.min(cardsBefore(widest.placement, widest.placed, widest.count), cardCount),
        placements: Object.fromEntries(candidates.map(({ count, placement }) => [count, placement])),
      },
    ];
  });
  return arranged.toSorted((a, b) => a.beforeCardIndex - b.beforeCardIndex);
}
