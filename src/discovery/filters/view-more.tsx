// The button that expands and collapses a long list of options (FI-07).
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

export function ViewMore({ isExpanded, onToggle }: { isExpanded: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <Button kind="quiet" aria-expanded={isExpanded} onClick={onToggle}>
      {isExpanded ? texts.filters.showLess : texts.filters.showMore}
    </Button>
  );
}
