// The shop's logo: a drawing in the colour of the text beside its name, or a picture that holds the name.
import styles from '#src/features/menu/wordmark.module.css';
import { useServices } from '#src/services/services.tsx';

/** Hidden from screen readers: the link around it names the shop. */
export function Wordmark() {
  const { name, logo } = useServices().shop;
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      {logo?.kind === 'paths' ? (
        <svg viewBox={logo.viewBox} focusable="false">
          {logo.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : null}
      {logo?.kind === 'image' ? <img src={logo.url} width={logo.width} height={logo.height} alt="" /> : name}
    </span>
  );
}
