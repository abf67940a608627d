// Places content blocks among the cards of a grid with a given number of columns (GR-02); pure.
import type { ContentBlock } from '#contract/listing.ts';

export interface PlacedBlock {
  readonly block: ContentBlock;
  /** CSS grid lines, counted from 1. */
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
  readonly isFullWidth: boolean;
}

/** Message of the error for a position that does not exist. */
export const INVALID_POSITION = 'Invalid position for content block';

/**
 * Places each block in its row. A block as wide as the grid takes one row; one that would overlap another moves down to
 * the next free rows; one whose row the cards do not reach is left out until more cards are loaded. Throws
 * INVALID_POSITION for an unknown position.
 */
export function placeBlocks(
  blocks: readonly ContentBlock[],
  columnCount: number,
  cardCount: number,
): readonly PlacedBlock[] {
  const taken = new Set<string>();
  const placed: PlacedBlock[] = [];
  for (const block of blocks.toSorted((a, b) => a.row - b.row)) {
    const columns = Math.min(block.span_columns, columnCount);
    const isFullWidth = columns === columnCount;
    const rows = isFullWidth ? 1 : block.span_rows;
    const column = columnOf(block.position, columns, columnCount);
    let row = block.row + 1;
    while (cellsOf(row, column, rows, columns).some((cell) => taken.has(cell))) row += 1;
    const cells = cellsOf(row, column, rows, columns);
    const end = row + rows;
    const takenAbove = [...taken].filter((cell) => rowOf(cell) < end).length;
    const cardsNeeded = (end - 1) * columnCount - takenAbove - cells.length;
    if (cardsNeeded > cardCount || cardCount === 0) continue;
    for (const cell of cells) taken.add(cell);
    placed.push({ block, row, column, columns, rows, isFullWidth });
  }
  return placed;
}

/** The number of cards before a block in reading order. */
export function cardsBefore(placed: PlacedBlock, all: readonly PlacedBlock[], columnCount: number): number {
  const cellsAbove = (placed.row - 1) * columnCount;
  const takenAbove = all.reduce((sum, other) => {
    const rowsAbove = Math.max(0, Math.min(other.row + other.rows, placed.row) - other.row);
    return sum + rowsAbove * other.columns;
  }, 0);
  return cellsAbove - takenAbove;
}

function columnOf(position: string, columns: number, columnCount: number): number {
  switch (position) {
    case 'left':
      return 1;
    case 'right':
      return columnCount - columns + 1;
    case 'center':
      return Math.floor((columnCount - columns) / 2) + 1;
    default:
      throw new Error(`${INVALID_POSITION}: ${position}`);
  }
}

function cellsOf(row: number, column: number, rows: number, columns: number): string[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const down = Math.floor(index / columns);
    return `${row + down}:${column + (index % columns)}`;
  });
}

function rowOf(cell: string): number {
  return Number(cell.slice(0, cell.indexOf(':')));
}
