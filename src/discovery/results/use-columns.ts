// The number of columns that a grid has at present, which its style decides.
import { type RefCallback, useCallback, useState } from 'react';

/** Null until the grid is drawn; known before it is painted. The callback is the grid's `ref`. */
export function useColumns(): readonly [number | null, RefCallback<HTMLElement>] {
  const [columns, setColumns] = useState<number | null>(null);
  const ref = useCallback((grid: HTMLElement | null) => {
    if (grid === null) return undefined;
    const measure = () => setColumns(getComputedStyle(grid).gridTemplateColumns.split(' ').length);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  return [columns, ref];
}
