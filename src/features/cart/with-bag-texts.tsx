// Draws a part of the bag once its texts are there; without them the rest of the bag works on.
import { type ReactNode, Suspense } from 'react';
import { Boundary } from '#src/ui/boundary.tsx';

export function WithBagTexts({ children }: { children: ReactNode }) {
  return (
    <Boundary name="Bag">
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}
