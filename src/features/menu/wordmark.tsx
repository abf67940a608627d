// The shop's mark: three stones and its name, drawn in the colour of the text.
import styles from '#src/features/menu/wordmark.module.css';

export function Wordmark() {
  return (
    <span className={styles['wordmark']} aria-hidden="true">
      <svg viewBox="0 0 24 24" focusable="false">
        <path d="M3.6 17.4c2.6-1.7 14-1.9 16.9-.1 1 .7.9 2.9-.3 3.4-2.9 1.1-13.4 1.1-16.3.1-1.3-.5-1.4-2.7-.3-3.4Z" />
        <path d="M6.3 10.9c2.2-1.3 9.3-1.5 11.7-.2 1 .6.9 2.5-.2 2.9-2.4.9-8.9 1-11.3.2-1.2-.4-1.2-2.3-.2-2.9Z" />
        <path d="M9.1 4.7c1.5-.9 4.9-1.1 6.6-.2.9.5.8 2.2-.2 2.5-1.7.6-4.7.7-6.3.2-1.1-.4-1.1-2-.1-2.5Z" />
      </svg>
      Cairn
    </span>
  );
}
