// The grid of cards with content blocks among them; scrolling to the trigger card loads more (GR-02, GR-03, PA-02).
import { type Ref, type RefObject, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductCard as Card } from '#contract/clients.ts';
import type { ContentBlock } from '#contract/listing.ts';
import { type ArrangedBlock, arrange } from '#src/discovery/layout/arrange.ts';
import { Block } from '#src/discovery/results/block.tsx';
import styles from '#src/discovery/results/grid.module.css';
import { Placeholders } from '#src/discovery/results/placeholders.tsx';
import { useScrolledIntoView } from '#src/discovery/results/use-scrolled-into-view.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { placeholderCount } from '#src/discovery/state/page-size.ts';
import { MAX_AUTOMATIC_LOADS, triggerIndex } from '#src/discovery/state/paging.ts';
import { useCardTracking } from '#src/discovery/tracking.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { cardTag } from '#src/ui/card-tag.ts';
import { SeenCard } from '#src/ui/seen-card.tsx';

interface GridProps {
  readonly label: string;
  /** Cards of the first load. */
  readonly pageSize: number;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onTriggerReached: () => void;
}

/** Cards whose pictures load eagerly: the first row of the widest grid. */
const EAGER_CARD_COUNT = 4;
export const CARD_SIZES = '(min-width: 1105px) 24vw, (min-width: 950px) 32vw, 48vw';

export function Grid({ label, pageSize, list, onTriggerReached }: GridProps) {
  const { instance } = useDiscovery();
  const { cards, cursor, loadCount, automaticLoadCount, products, status, moreStatus } =
    useSnapshot(instance);
  const { blocks, blockRatios, isRestoring } = useSnapshot(instance);
  const [trigger, setTrigger] = useState<HTMLLIElement | null>(null);
  const tracking = useCardTracking(instance.kind, products.requestId);
  const isLoadingMore = moreStatus.state === 'loading';
  const isWatching =
    cursor !== null &&
    !isRestoring &&
    !isLoadingMore &&
    moreStatus.state !== 'failure' &&
    automaticLoadCount < MAX_AUTOMATIC_LOADS;
  useScrolledIntoView(isWatching ? trigger : null, onTriggerReached);
  const triggerAt = triggerIndex(cards.length, loadCount);
  const arranged = arrangeOrEmpty(blocks, cards.length);
  const blocksAt = (cardIndex: number) =>
    arranged
      .filter(({ beforeCardIndex }) => beforeCardIndex === cardIndex)
      .map((placed) => {
        const index = blocks.indexOf(placed.block);
        return (
          <Block
            key={`block ${placed.block.row} ${placed.block.position} ${placed.block.content.url}`}
            arranged={placed}
            index={index}
            ratio={blockRatios?.[index] ?? 0}
          />
        );
      });

  return (
    <div className={styles['frame']}>
      <ul
        ref={list}
        className={styles['grid']}
        data-part="grid"
        data-busy={status.state === 'loading' || undefined}
        aria-label={label}
        aria-busy={status.state === 'loading'}
      >
        {cards.map((card, index) => [
          ...blocksAt(index),
          <li
            key={card.productId}
            ref={index === triggerAt ? setTrigger : undefined}
            data-card={cardTag(instance.kind, card)}
          >
            <Boundary name="Result rendering">
              <SeenCard card={card} sizes={CARD_SIZES} eager={index < EAGER_CARD_COUNT} {...tracking} />
            </Boundary>
          </li>,
        ])}
        {blocksAt(cards.length)}
        {isLoadingMore ? (
          <Placeholders count={Math.min(products.total - cards.length, placeholderCount(pageSize))} />
        ) : null}
      </ul>
    </div>
  );
}

/** A grid of cards without blocks and loading: alternatives and recommendations. */
export function CardGrid({
  label,
  cards,
  requestId,
  list,
}: {
  label: string;
  cards: readonly Card[];
  requestId: string;
  list?: Ref<HTMLUListElement>;
}) {
  const tracking = useCardTracking('recommendation', requestId);
  return (
    <div className={styles['frame']}>
      <ul ref={list} className={styles['grid']} aria-label={label}>
        {cards.map((card) => (
          <li key={card.productId} data-card={cardTag('recommendation', card)}>
            <SeenCard card={card} sizes={CARD_SIZES} {...tracking} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An invalid layout is reported, and the cards are shown without blocks. */
function arrangeOrEmpty(blocks: readonly ContentBlock[], cardCount: number): readonly ArrangedBlock[] {
  try {
    return arrange(blocks, cardCount);
  } catch (error) {
    report(error, 'Failed calculating grid layout');
    return [];
  }
}
