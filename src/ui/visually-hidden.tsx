// Words that are heard and not seen.
import type { ReactNode } from 'react';
import styles from '#src/ui/visually-hidden.module.css';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
