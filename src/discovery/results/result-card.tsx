// A card of results: the shop's own, or the one that the host page supplies (GR-09).
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useRef,
} from 'react';
import { MIDDLE_BUTTON } from '#contract/early-clicks.ts';
import type { HostCardProps } from '#src/discovery/host.ts';
import { useHost } from '#src/discovery/host-context.tsx';
import styles from '#src/discovery/results/grid.module.css';
import { Boundary } from '#src/ui/boundary.tsx';
import { SeenCard } from '#src/ui/seen-card.tsx';
import { useImpression } from '#src/ui/use-impression.ts';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

type ResultCardProps = ComponentProps<typeof SeenCard>;

/** Of the cards in a list, what takes the focus: the link of the shop's own card, or the card of a host page. */
export const CARD_TARGETS =
  ':scope > [data-card] > article > a, :scope > [data-card] > [data-part="host-card"]';

/** ER-01: the report of a host page's card that throws, and what stands in its place. */
const UNCAUGHT = 'Uncaught error in product card template';

export function ResultCard(props: ResultCardProps) {
  const { ProductCard: Template } = useHost();
  return Template === undefined ? <SeenCard {...props} /> : <HostCard {...props} template={Template} />;
}

/** Impressions and followed links are told as those of the shop's own card. */
function HostCard({
  template: Template,
  card,
  sizes,
  eager = false,
  onImpression,
  onNavigate,
}: ResultCardProps & { template: ComponentType<HostCardProps> }) {
  const element = useRef<HTMLDivElement>(null);
  useImpression(element, card, onImpression);
  const tellFollowed = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') !== null) onNavigate?.(card);
  };
  const failure = <p>{UNCAUGHT}</p>;
  const progress = { isPastTemplate: false };
  return (
    <div
      ref={element}
      data-part="host-card"
      tabIndex={-1}
      onClickCapture={tellFollowed}
      onAuxClickCapture={(event) => {
        if (event.button === MIDDLE_BUTTON) tellFollowed(event);
      }}
    >
      <Boundary message={UNCAUGHT} fallback={failure}>
        <Suspense fallback={<CardFallback progress={progress} failure={failure} />}>
          <Template card={card} sizes={sizes} eager={eager} />
          <AfterTemplate progress={progress} />
        </Suspense>
      </Boundary>
    </div>
  );
}

/** What follows a template is rendered where that suspends, and not where it throws. */
interface RenderProgress {
  isPastTemplate: boolean;
}

function AfterTemplate({ progress }: { progress: RenderProgress }): ReactNode {
  progress.isPastTemplate = true;
  return null;
}

/** In a browser only a template that is still loading comes here; on a server also one that throws, which no boundary catches there. */
function CardFallback({ progress, failure }: { progress: RenderProgress; failure: ReactNode }) {
  const isInBrowser = useIsHydrated();
  if (!isInBrowser && !progress.isPastTemplate) return failure;
  return <div className={styles['placeholder']} aria-hidden="true" />;
}
