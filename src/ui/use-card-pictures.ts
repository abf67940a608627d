// The pictures of a card that came with its first one only: asked for when somebody turns to the card.
import { useRef, useState } from 'react';
import type { CardVariant, ProductCard } from '#contract/clients.ts';
import { report } from '#src/platform/log.ts';
import { type CardPictures, useUi } from '#src/ui/ui-context.tsx';

export interface CardPicturesState {
  /** Those of a colour, as far as they are known. */
  readonly of: (variant: CardVariant) => readonly string[];
  /** Asks once; again after nothing came, or the request failed. */
  readonly ask: () => void;
}

export function useCardPictures(card: ProductCard): CardPicturesState {
  const { picturesOf } = useUi();
  const [known, setKnown] = useState<CardPictures>();
  const isAsking = useRef(false);
  return {
    of: ({ variantId, images }) => (card.hasFirstPictureOnly ? (known?.get(variantId) ?? images) : images),
    ask() {
      if (card.hasFirstPictureOnly !== true || picturesOf === undefined || isAsking.current) return;
      isAsking.current = true;
      picturesOf(card).then(
        (pictures) => {
          if (pictures.size === 0) isAsking.current = false;
          else setKnown(pictures);
        },
        (error: unknown) => {
          isAsking.current = false;
          report(error, 'card pictures');
        },
      );
    },
  };
}
