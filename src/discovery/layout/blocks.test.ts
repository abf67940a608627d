import { describe, expect, test } from 'vitest';
import type { ContentBlock } from '#contract/listing.ts';
import { arrange } from '#src/discovery/layout/arrange.ts';
import { placeBlocks } from '#src/discovery/layout/blocks.ts';

const block = (row: number, position: string, columns: number, rows = 1): ContentBlock => ({
  row,
  position,
  span_columns: columns,
  span_rows: rows,
  content: { type: 'image', url: `/${row}-${position}` },
});
const places = (blocks: ContentBlock[], columnCount: number, cardCount = 100) =>
  placeBlocks(blocks, columnCount, cardCount).map(({ row, column, columns, rows }) => [
    row,
    column,
    columns,
    rows,
  ]);

describe('placing', () => {
  test('left, right and center, with spans', () => {
    const blocks = [block(0, 'left', 2, 2), block(2, 'right', 1), block(3, 'center', 2)];
    expect(places(blocks, 4)).toEqual([
      [1, 1, 2, 2],
      [3, 4, 1, 1],
      [4, 2, 2, 1],
    ]);
  });

  test('a block spanning the full row takes one row', () => {
    expect(places([block(1, 'left', 6, 3)], 3)).toEqual([[2, 1, 3, 1]]);
    expect(places([block(1, 'right', 2, 2)], 2)).toEqual([[2, 1, 2, 1]]);
  });

  test('any other position is an error', () => {
    expect(() => placeBlocks([block(0, 'top', 1)], 4, 9)).toThrow('Invalid position for content block');
  });

  test('two blocks share a row side by side; one that would overlap goes down', () => {
    expect(places([block(0, 'left', 2), block(0, 'right', 2)], 4)).toEqual([
      [1, 1, 2, 1],
      [1, 3, 2, 1],
    ]);
    expect(places([block(0, 'left', 2), block(0, 'center', 2)], 4)).toEqual([
      [1, 1, 2, 1],
      [2, 2, 2, 1],
    ]);
  });

  test('a block that the cards do not reach is left out, so that no hole shows', () => {
    expect(places([block(2, 'left', 4)], 4, 8)).toHaveLength(1);
    expect(places([block(2, 'left', 4)], 4, 7)).toHaveLength(0);
    expect(places([block(0, 'left', 2, 2)], 4, 4)).toHaveLength(1);
    expect(places([block(0, 'left', 2, 2)], 4, 3)).toHaveLength(0);
    expect(places([block(0, 'left', 4)], 4, 0)).toHaveLength(0);
  });
});

describe('reading order', () => {
  test('each number of columns has its own places; the block is read where the widest grid has it', () => {
    const [arranged] = arrange([block(1, 'right', 2, 2)], 20);
    expect(arranged?.beforeCardIndex).toBe(4);
    expect(arranged?.placements[4]).toMatchObject({ row: 2, column: 3, isFullWidth: false });
    expect(arranged?.placements[3]).toMatchObject({ row: 2, column: 2, isFullWidth: false });
    expect(arranged?.placements[2]).toMatchObject({ row: 2, column: 1, isFullWidth: true });
  });

  test('blocks above count: the second is read after fewer cards', () => {
    const arranged = arrange([block(3, 'left', 4), block(1, 'left', 4)], 40);
    expect(arranged.map(({ beforeCardIndex: before }) => before)).toEqual([4, 8]);
  });

  test('a grid too short for it leaves a block out; none shows it: it is not drawn', () => {
    expect(arrange([block(2, 'left', 4)], 5).map(({ beforeCardIndex: before }) => before)).toEqual([4]);
    expect(arrange([block(9, 'left', 1)], 5)).toEqual([]);
  });
});
