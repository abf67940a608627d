// The list that is a grid, with columns by its own width: the shop's, or those that the host page asks for (GR-03).
import { type ComponentProps, type ReactNode, type Ref, useId, useMemo } from 'react';
import { useHost } from '#src/discovery/host-context.tsx';
import { columnsCss, type GridColumns, gridColumns } from '#src/discovery/layout/columns.ts';
import styles from '#src/discovery/results/grid.module.css';
import { report } from '#src/platform/log.ts';

type GridFrameProps = Omit<ComponentProps<'ul'>, 'className' | 'ref' | 'children'> & {
  readonly list?: Ref<HTMLUListElement> | undefined;
  /** Of useOwnColumns. */
  readonly columns: GridColumns | null;
  readonly children: ReactNode;
};

export function GridFrame({ list, columns, children, ...attributes }: GridFrameProps) {
  // An identifier of CSS.
  const id = `columns${useId().replaceAll(/\W/g, '')}`;
  return (
    <div className={styles['frame']}>
      {columns === null ? null : <style>{columnsCss(id, columns)}</style>}
      <ul
        ref={list}
        className={styles['grid']}
        data-columns={columns === null ? undefined : id}
        {...attributes}
      >
        {children}
      </ul>
    </div>
  );
}

/** The columns that the host page asks for; null where it does not, and, reported, where it does so wrongly. */
export function useOwnColumns(): GridColumns | null {
  const { grid } = useHost();
  return useMemo(() => {
    if (grid === undefined) return null;
    try {
      return gridColumns(grid);
    } catch (error) {
      report(error, 'Failed calculating grid layout');
      return null;
    }
  }, [grid]);
}
