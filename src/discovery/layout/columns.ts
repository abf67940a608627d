// The columns of a grid as a host page asks for them: checked, and as a style sheet (GR-03); pure.

export interface GridSetting {
  /** Columns of a grid that is wider than all sizes of `cols_at_size`; 4 by default. */
  readonly columns?: number;
  /** So many columns up to a width of the grid, in px, em or rem: `[[3, '1024px'], [2, '901px']]`. */
  readonly cols_at_size?: readonly (readonly [columns: number, upTo: string])[];
}

export interface GridColumns {
  /** All numbers of columns that there are, ascending. */
  readonly counts: readonly number[];
  readonly widest: number;
  /** The widest size first. */
  readonly steps: readonly { readonly count: number; readonly upTo: string }[];
}

const DEFAULT_COLUMNS = 4;
const MAX_COLUMNS = 12;
/** What em and rem are to the width of a container where nobody has set another size: px. */
const FONT_PX = 16;

/** Throws what is wrong with it, naming the field. */
export function gridColumns({
  columns = DEFAULT_COLUMNS,
  cols_at_size: sizes = [],
}: GridSetting): GridColumns {
  checkCount(columns, '`columns`');
  // A host page's script need not have been compiled against these types.
  if (!Array.isArray(sizes) || !sizes.every((size: unknown) => Array.isArray(size)))
    throw new Error('`cols_at_size` must be an array of arrays');
  const widths = new Set<number>();
  const steps = sizes.map(([count, upTo]) => {
    checkCount(count, '`cols_at_size`');
    const width = pixelsOf(upTo);
    if (widths.has(width)) throw new Error(`\`cols_at_size\` has the width ${upTo} twice`);
    widths.add(width);
    return { count, upTo, width };
  });
  return {
    counts: [...new Set([columns, ...steps.map(({ count }) => count)])].toSorted((a, b) => a - b),
    widest: columns,
    steps: steps.toSorted((a, b) => b.width - a.width).map(({ count, upTo }) => ({ count, upTo })),
  };
}

/** What a block's custom properties and attributes call a number of columns that the host page asked for. */
export function ownColumnsName(count: number): string {
  return `own${count}`;
}

/**
 * A style sheet for the list with the attribute `data-columns` of that value, an identifier. It has no character that
 * HTML would write otherwise.
 */
export function columnsCss(id: string, { widest, steps }: GridColumns): string {
  const list = `ul[data-columns=${id}]`;
  const rules = (count: number) => {
    const name = ownColumnsName(count);
    return [
      `${list}{grid-template-columns:repeat(${count},minmax(0,1fr))}`,
      `${list} [data-block]{display:none;aspect-ratio:auto}`,
      `${list} [data-in~=${name}]{display:flex;grid-row:var(--row-${name});grid-column:var(--column-${name})}`,
      `${list} [data-full~=${name}]{aspect-ratio:var(--ratio,5 / 2)}`,
    ].join('');
  };
  const narrower = steps.map(
    ({ count, upTo }) => `@container discovery (max-width:${upTo}){${rules(count)}}`,
  );
  return rules(widest) + narrower.join('');
}

function checkCount(count: unknown, field: string): void {
  if (!Number.isInteger(count) || (count as number) < 1 || (count as number) > MAX_COLUMNS)
    throw new Error(`${field}: ${String(count)} is no number of columns from 1 to ${MAX_COLUMNS}`);
}

function pixelsOf(size: unknown): number {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(px|r?em)$/.exec(String(size)) ?? [];
  if (digits === undefined)
    throw new Error(`\`cols_at_size\`: the size ${String(size)} needs a unit: px, em or rem`);
  return Number(digits) * (unit === 'px' ? 1 : FONT_PX);
}
