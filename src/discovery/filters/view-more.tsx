// The button that expands and collapses a long list of options (FI-07).
import styles from '#src/discovery/filters/view-more.module.css';
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

export function ViewMore({ isExpanded, onToggle }: { isExpanded: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles['more']}>
      <Button kind="quiet" aria-expanded={isExpanded} onClick={onToggle}>
        {isExpanded ? texts.filters.showLess : texts.filters.showMore}
      </Button>
    </div>
  );
}
