// What goes with a product, and what to choose instead; below the first screen, so that it hydrates after the page.
import { useEffect } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import { useTexts } from '#src/services/services.tsx';
import { Boundary } from '#src/ui/boundary.tsx';
import { LATE_ROWS_EVENT } from '#src/ui/card-tag.ts';
import { ProductRow } from '#src/ui/product-row.tsx';

interface RecommendationRowsProps {
  readonly complements: readonly ProductCard[];
  readonly alternatives: readonly ProductCard[];
}

export function RecommendationRows({ complements, alternatives }: RecommendationRowsProps) {
  const { product } = useTexts();
  useEffect(() => {
    document.dispatchEvent(new Event(LATE_ROWS_EVENT));
  }, []);
  return (
    <Boundary name="Product recommendations">
      <ProductRow title={product.complements} cards={complements} kind="recommendation" />
      <ProductRow title={product.alternatives} cards={alternatives} kind="recommendation" />
    </Boundary>
  );
}
