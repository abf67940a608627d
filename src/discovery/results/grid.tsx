// The cards of the results, in a grid with content blocks among them or in a slider; scrolling to the trigger card loads more (GR-01 to GR-03, PA-02).
import { type ComponentProps, memo, type ReactNode, type Ref, type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { ProductCard as Card } from '#contract/clients.ts';
import { type ArrangedBlock, arrange } from '#src/discovery/layout/arrange.ts';
import { ownColumnsName } from '#src/discovery/layout/columns.ts';
import { Block } from '#src/discovery/results/block.tsx';
import { GridFrame, useOwnColumns } from '#src/discovery/results/grid-frame.tsx';
import { Placeholders } from '#src/discovery/results/placeholders.tsx';
import { ResultCard } from '#src/discovery/results/result-card.tsx';
import { useLasting } from '#src/discovery/results/use-lasting.ts';
import type { ShownResults } from '#src/discovery/results/use-shown-results.ts';
import { useScrolledIntoView } from '#src/discovery/results/use-scrolled-into-view.ts';
import { useDiscovery } from '#src/discovery/state/context.tsx';
import { placeholderCount } from '#src/discovery/state/page-size.ts';
import { MAX_AUTOMATIC_LOADS, triggerIndex } from '#src/discovery/state/paging.ts';
import { useCardTracking } from '#src/discovery/tracking.ts';
import { report } from '#src/platform/log.ts';
import { Boundary } from '#src/ui/boundary.tsx';
import { cardTag, type ResultKind } from '#src/ui/card-tag.ts';
import { Slider, SLIDER_SIZES } from '#src/ui/slider.tsx';

interface GridProps {
  readonly shown: ShownResults;
  readonly label: string;
  /** Cards of the first load. */
  readonly pageSize: number;
  readonly isSlider: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onTriggerReached: () => void;
}

/** Cards whose pictures load eagerly: the first row of the widest grid. */
const EAGER_CARD_COUNT = 4;
/** Results that come sooner show no loading state, which would cost a frame what the whole grid costs. */
const QUICK_RESULTS_MS = 150;
const CARD_SIZES = '(min-width:1105px)24vw,(min-width:950px)32vw,48vw';

export function Grid({ shown, label, pageSize, isSlider, list, onTriggerReached }: GridProps) {
  const { instance } = useDiscovery();
  const { cards, cursor, loadCount, blocks, products, isLoadingMore, isDrawing } = shown;
  const { automaticLoadCount, status, moreStatus, revision } = useSnapshot(instance);
  const { blockRatios, isRestoring } = useSnapshot(instance);
  const tracking = useCardTracking(instance.kind);
  const ownColumns = useOwnColumns();
  const isLoading = status.state === 'loading' || isDrawing;
  const isLong = useLasting(isLoading, QUICK_RESULTS_MS);
  const isWatching =
    cursor !== null &&
    !isDrawing &&
    !isRestoring &&
    moreStatus.state !== 'loading' &&
    moreStatus.state !== 'failure' &&
    automaticLoadCount < MAX_AUTOMATIC_LOADS;
  useEffect(() => {
    // What another selection finds is looked at from its first card on.
    if (isSlider && revision > 0) list.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [revision, list, isSlider]);
  const triggerAt = triggerIndex(cards.length, loadCount);
  const trigger = isWatching ? cards[triggerAt] : undefined;
  const tag = trigger === undefined ? null : cardTag(instance.kind, trigger);
  useScrolledIntoView({ list, tag, isSlider }, onTriggerReached);
  // A slider is one row, in which a block has no place.
  const arranged = isSlider ? [] : arrangeOrEmpty(blocks, cards.length, ownColumns?.counts);
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
            columnsName={ownColumns === null ? String : ownColumnsName}
          />
        );
      });
  const items: ReactNode = (
    <>
      {cards.map((card, index) => [
        ...blocksAt(index),
        <GridItem
          key={card.productId}
          kind={instance.kind}
          card={card}
          sizes={isSlider ? SLIDER_SIZES : CARD_SIZES}
          eager={index < EAGER_CARD_COUNT}
          dotsName={`${index}-${instance.urlKey}`}
          {...tracking}
        />,
      ])}
      {blocksAt(cards.length)}
      {isLoadingMore ? (
        <Placeholders count={Math.min(products.total - cards.length, placeholderCount(pageSize))} />
      ) : null}
    </>
  );
  const attributes = {
    'data-part': 'grid',
    'data-busy': isLong || undefined,
    'aria-label': label,
    'aria-busy': isLoading || undefined,
  };
  return isSlider ? (
    <Slider list={list} data-layout="slider" {...attributes}>
      {items}
    </Slider>
  ) : (
    <GridFrame list={list} columns={ownColumns} {...attributes}>
      {items}
    </GridFrame>
  );
}

type GridItemProps = ComponentProps<typeof ResultCard> & {
  readonly kind: ResultKind;
};

/** Drawn again only if something of it has changed: the grid is drawn whenever something is loaded, placed or restored. */
const GridItem = memo(function GridItem({ kind, ...props }: GridItemProps) {
  return (
    <li data-card={cardTag(kind, props.card)}>
      <Boundary name="Result rendering">
        <ResultCard {...props} />
      </Boundary>
    </li>
  );
});

/** A grid of cards without blocks and loading: alternatives and recommendations. */
export function CardGrid({
  label,
  cards,
  list,
}: {
  label: string;
  cards: readonly Card[];
  list?: Ref<HTMLUListElement>;
}) {
  const tracking = useCardTracking('recommendation');
  return (
    <GridFrame list={list} columns={useOwnColumns()} aria-label={label}>
      {cards.map((card) => (
        <li key={card.productId} data-card={cardTag('recommendation', card)}>
          <ResultCard card={card} sizes={CARD_SIZES} {...tracking} />
        </li>
      ))}
    </GridFrame>
  );
}

/** An invalid layout is reported, and the cards are shown without blocks. */
function arrangeOrEmpty(...grid: Parameters<typeof arrange>): readonly ArrangedBlock[] {
  try {
    return arrange(...grid);
  } catch (error) {
    report(error, 'Failed calculating grid layout');
    return [];
  }
}
