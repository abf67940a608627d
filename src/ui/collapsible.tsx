// A section that opens and closes, based on <details>, so that it works without script.
import type { ReactNode } from 'react';
import styles from '#src/ui/collapsible.module.css';
import { Icon } from '#src/ui/icon.tsx';

interface CollapsibleProps {
  readonly title: ReactNode;
  readonly isInitiallyOpen?: boolean;
  /** Opening a section closes the others of the same group. */
  readonly group?: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

export function Collapsible({ title, isInitiallyOpen, group, onToggle, children }: CollapsibleProps) {
  return (
    <details
      className={styles['section']}
      data-part="collapsible"
      open={isInitiallyOpen}
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
