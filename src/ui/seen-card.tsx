// A product card that tells when it was seen (GR-05); apart from the card, as rows have another way (row-tracking.ts).
import { type ComponentProps, useRef } from 'react';
import { ProductCard } from '#src/ui/product-card.tsx';
import { useImpression } from '#src/ui/use-impression.ts';

type SeenCardProps = Omit<ComponentProps<typeof ProductCard>, 'ref'> & {
  /** GR-05: called once for each result that the card stands for, when it has been visible long enough to count as seen. */
  readonly onImpression: (card: ComponentProps<typeof ProductCard>['card']) => void;
};

export function SeenCard({ onImpression, ...props }: SeenCardProps) {
  const element = useRef<HTMLElement>(null);
  useImpression(element, props.card, onImpression);
  return <ProductCard ref={element} {...props} />;
}
