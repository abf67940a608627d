// The shop's logo: a drawing in the colour of the text beside its name, or a picture that holds the name.
import styles from '#src/features/menu/wordmark.module.css';
import { useServices } from '#src/services/services.tsx';

/** Of the drawing in the page's header, which others repeat by it. */
const DRAWING_ID = 'wordmark';

interface WordmarkProps {
  /** Another one on the page says what is drawn. */
  readonly isRepeated?: boolean;
}

/** Hidden from screen readers: the link around it names the shop. */
export function Wordmark({ isRepeated = false }: WordmarkProps) {
  const { name, logo } = useServices().shop;
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {logo?.kind === 'paths' ? (
        <svg viewBox={logo.viewBox}>
          {isRepeated ? (
            <use href={`#${DRAWING_ID}`} />
          ) : (
            <g id={DRAWING_ID}>
              {logo.paths.map((path) => (
                <path key={path} d={path} />
              ))}
            </g>
          )}
        </svg>
      ) : null}
      {logo?.kind === 'image' ? <img src={logo.url} width={logo.width} height={logo.height} alt="" /> : name}
    </span>
  );
}
