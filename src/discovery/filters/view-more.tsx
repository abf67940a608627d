// The button that shows a long list whole, and short again (FI-07).
import { useTexts } from '#src/discovery/host-context.tsx';
import { Button } from '#src/ui/button.tsx';

export function ViewMore({ isExpanded: isWhole, onToggle }: { isExpanded: boolean; onToggle: () => void }) {
  const texts = useTexts();
  return (
    <Button kind="quiet" aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? texts.filters.showLess : texts.filters.showMore}
    </Button>
  );
}
