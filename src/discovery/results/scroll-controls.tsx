// What scrolling through results brings: the floating buttons and the scroll status. It hydrates after the page.
import type { RefObject } from 'react';
import { FloatingButtons } from '#src/discovery/results/floating-buttons.tsx';
import { ScrollStatus } from '#src/discovery/results/scroll-status.tsx';
import { Boundary } from '#src/ui/boundary.tsx';

interface ScrollControlsProps {
  /** Holds the bar of filters and sorting. */
  readonly bar: RefObject<HTMLElement | null>;
  /** Holds the cards: a page may have several lists, of which these belong to one. */
  readonly area: RefObject<HTMLElement | null>;
}

export function ScrollControls({ bar, area }: ScrollControlsProps) {
  return (
    <>
      <Boundary name="Floating buttons">
        <FloatingButtons bar={bar} area={area} />
      </Boundary>
      <Boundary name="Scroll status">
        <ScrollStatus area={area} />
      </Boundary>
    </>
  );
}
