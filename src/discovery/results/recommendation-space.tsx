// Where recommendations will stand below the results: their place is kept free while they load, so that nothing moves.
import { type ReactNode, type Ref, useId } from 'react';
import grid from '#src/discovery/results/grid.module.css';
import { Placeholders } from '#src/discovery/results/placeholders.tsx';
import styles from '#src/discovery/results/recommendations.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { FIRST_RECOMMENDATION_ROWS, MAX_COLUMNS } from '#src/discovery/state/rows.ts';

interface RecommendationSpaceProps {
  /** Placeholders where there are none. */
  readonly children?: ReactNode;
  readonly place?: Ref<HTMLElement>;
}

export function RecommendationSpace({ children, place }: RecommendationSpaceProps) {
  const { recommendations } = useTexts().search;
  const headingId = useId();
  const isLoading = children === undefined;
  return (
    <section
      ref={place}
      className={styles['section']}
      data-part="recommendations"
      data-loading={isLoading || undefined}
      aria-labelledby={isLoading ? undefined : headingId}
      aria-hidden={isLoading || undefined}
    >
      <h2 id={headingId} className={styles['heading']}>
        {recommendations}
      </h2>
      {isLoading ? (
        <>
          <div className={grid['frame']}>
            <ul className={`${grid['grid']} ${styles['waiting']}`}>
              <Placeholders count={FIRST_RECOMMENDATION_ROWS * MAX_COLUMNS} />
            </ul>
          </div>
          {/* The place of the button for more. */}
          <div className={styles['more']} />
        </>
      ) : (
        children
      )}
    </section>
  );
}
