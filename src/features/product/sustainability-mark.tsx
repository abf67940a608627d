// A small icon for each kind of sustainability; decorative, since a text stands beside it (SH-16).
import type { SustainabilityIcon } from '#contract/product.ts';
import styles from '#src/features/product/sustainability-mark.module.css';

const LEAF = 'M5 19c0-9 5-14 14-14 0 9-5 14-14 14Zm0 0 8-8';
const LOOP = 'M19 12a7 7 0 1 1-2-4.9M19 4v4h-4';
const PATHS: Readonly<Record<SustainabilityIcon, string>> = {
  biodegradable: LEAF,
  bluesign: 'M12 3.5c4 4.8 6 7.8 6 10.500a6 6 0 0 1-12 0c0-2.7 2-5.7 6-10.500Zm-2.5 11a2.5 2.5 0 0 0 2.5 2.5',
  circular: 'M14.5 6.500a4 4 0 0 1 5 5l-2.5-.5-1.5-1.5-1-3Zm1 4-9.5 9.5-2-2 9.5-9.5',
  recyclable: 'M12 4 8.5 10M12 4l3.5 6M5 15l-1 4h7m8-4 1 4h-5m0 0 2-2m-2 2 2 2',
  recycled: LOOP,
  renewable: 'M12 20v-8m0 0c0-4 2.5-6.5 7-7 0 4.5-2.5 7-7 7Zm0 3c-3.5 0-5.5-2-6-5.5 3.5.2 6 2 6 5.500Z',
  'reuse-good': 'M5 8h11l-3-3m6 11H8l3 3',
  'reuse-excellent': 'M5 8h11l-3-3m6 11H8l3 3M9.5 12l2 1.5 3.5-3.5',
};

export function SustainabilityMark({ icon }: { icon: SustainabilityIcon }) {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[icon]} />
    </svg>
  );
}
