// What scrolling through results brings: the floating buttons and the scroll status. It hydrates after the page.
import type { RefObject } from 'react';
import { FloatingButtons } from '#src/discovery/results/floating-buttons.tsx';
import { ScrollStatus } from '#src/discovery/results/scroll-status.tsx';
import { Boundary } from '#src/ui/boundary.tsx';

/** `bar` holds the bar of filters and sorting. */
export function ScrollControls({ bar }: { bar: RefObject<HTMLElement | null> }) {
  return (
    <>
      <Boundary name="Floating buttons">
        <FloatingButtons bar={bar} />
      </Boundary>
      <Boundary name="Scroll status">
        <ScrollStatus />
      </Boundary>
    </>
  );
}
