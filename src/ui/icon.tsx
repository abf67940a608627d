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
  clock: 'M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18Zm0-14v5l3.5 2',
} as const;
type IconName = keyof typeof PATHS;

/** By name, or by the path of one that no page of every kind shows: it comes with the part that shows it. */
type IconProps = { readonly name: IconName } | { readonly path: string };

export function Icon(props: IconProps) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
      <path d={'path' in props ? props.path : PATHS[props.name]} />
    </svg>
  );
}
