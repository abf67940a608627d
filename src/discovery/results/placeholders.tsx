// Placeholders for cards that are loading (GR-08).
import styles from '#src/discovery/results/grid.module.css';
import { Slider } from '#src/ui/slider.tsx';

/** A whole slider of placeholders. */
export function PlaceholderSlider({ count }: { count: number }) {
  return (
    <Slider aria-hidden="true">
      <Placeholders count={count} />
    </Slider>
  );
}

/** A whole grid of placeholders. */
export function PlaceholderGrid({ count }: { count: number }) {
  return (
    <div className={styles['frame']} aria-hidden="true">
      <ul className={styles['grid']}>
        <Placeholders count={count} />
      </ul>
    </div>
  );
}

/** Placeholders as items of a grid; none for a count below one. */
export function Placeholders({ count }: { count: number }) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => (
    <li key={`placeholder ${index}`} className={styles['placeholder']} aria-hidden="true" />
  ));
}
