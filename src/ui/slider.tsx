// A list of cards that scrolls sideways: product rows, and listings whose layout is a slider (GR-06).
import type { ComponentProps, ReactNode, RefObject } from 'react';
import styles from '#src/ui/slider.module.css';
import { island } from '#src/ui/island.tsx';

/** The list is whole without them: they come when the page is idle. */
const SliderArrows = island(() => import('#src/ui/slider-arrows.tsx').then((file) => file.SliderArrows));

/** Of the pictures of its cards, as in <img sizes>. */
export const SLIDER_SIZES = '(min-width:1024px)24vw,(min-width:768px)30vw,42vw';

type SliderProps = Omit<ComponentProps<'ul'>, 'className' | 'ref' | 'children'> & {
  /** Holds the list once it is drawn; a slider without it has no arrows. */
  readonly list?: RefObject<HTMLUListElement | null>;
  /** List items, one a card. */
  readonly children: ReactNode;
};

/** Its cards reach the window's sides on narrow windows: what is around it keeps the page's gutter. */
export function Slider({ list, children, ...attributes }: SliderProps) {
  return (
    <div className={styles['slider']} data-part="slider">
      <ul ref={list} className={styles['cards']} {...attributes}>
        {children}
      </ul>
      {list === undefined ? null : <SliderArrows list={list} />}
    </div>
  );
}
