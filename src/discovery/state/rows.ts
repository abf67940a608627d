// How many rows of recommendations and of content results show at first, after each press, and at most (SP-04); pure.

export const FIRST_RECOMMENDATION_ROWS = 2;
export const FIRST_CONTENT_ROWS = 1;
/** GR-03: of the widest grid. */
export const MAX_COLUMNS = 4;
/** Rows that a press adds. */
export const ROW_STEP = 3;
/** A row more than three presses show: who has seen these is better served by a search. */
export const MAX_RECOMMENDATION_ROWS = 8;

/** After a press: a step more, up to `max`; `max` below what shows changes nothing. */
export function moreRows(rows: number, max: number): number {
  return Math.max(rows, Math.min(rows + ROW_STEP, max));
}

/** The rows that so many items fill. */
export function rowsOf(itemCount: number, columns: number): number {
  return Math.ceil(itemCount / columns);
}
