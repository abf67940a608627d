// A section that opens and closes, on the browser's own <details>: works before any script.
import type { ReactNode } from 'react';
import styles from '#src/ui/collapsible.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface CollapsibleProps {
  readonly title: ReactNode;
  readonly isInitiallyOpen?: boolean;
  /** Sections of one group: opening one closes the others. */
  readonly group?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function Collapsible({
  title,
  isInitiallyOpen: isOpenAtFirst,
  group,
  onToggle,
  children,
}: CollapsibleProps) {
  return (
    <details
      className={styles['section']}
      data-part="collapsible"
      open={isOpenAtFirst}
      name={group}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles['summary']}>
        {title}
        <Icon name="down" />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
