// Icons as one path each on a 24-unit square; decorative, since a text beside them or a label names them (SH-16).
import styles from '#src/ui/icon.module.css';

const PATHS = {
  cart: 'M5 8h14l1 12H4L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.6-1.9L20.5 20.5',
  close: 'M5.5 5.5l13 13m0-13l-13 13',
  menu: 'M3.5 7h17m-17 5h17m-17 5h11',
  left: 'M14.5 5l-7 7 7 7',
  right: 'M9.5 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7m-7 3.5v6m4-6v6',
  cloud: 'M7 18a4 4 0 0 1-.6-7.96A6 6 0 0 1 18 11.1 3.5 3.5 0 0 1 17.5 18H7Z',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  sort: 'M8 5v14m0 0l-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0l-3.5 3.5M16 5l3.5 3.5',
  clock: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-14v5l3.5 2',
  globe: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM3.2 12h17.6M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
} as const;
export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
