// What UI components take from the page around them: links, prices, the network's state and texts.
import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, useContext } from 'react';
import type { ProductCard } from '#contract/clients.ts';
import type { Currency } from '#contract/market.ts';
import type { Readable } from '#src/ui/readable.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Replaces the history entry, and keeps the scroll position. */
  readonly replace?: boolean;
};

export interface UiTexts {
  readonly close: string;
  readonly retry: string;
  /** Of a dialog or panel. */
  readonly partFailed: string;
  readonly pricesFrom: (time: string) => string;
  /** Of a search over the part of the catalogue that the device has. */
  readonly searchedPart: (products: number, of: number) => string;
  /** Of a slider's arrows. */
  readonly slider: { readonly back: string; readonly on: string };
  readonly card: {
    readonly reuse: string;
    readonly soldOut: string;
    readonly colors: (count: number) => string;
    readonly salePrice: string;
    readonly originalPrice: string;
    readonly isNew: string;
    readonly discount: (percent: number) => string;
  };
}

/** By the id of a card's variant: at most two, as a card shows them. */
export type CardPictures = ReadonlyMap<string, readonly string[]>;

export interface UiHost {
  /** Renders an `<a href>` with the other props on it, and may follow it without loading the document. */
  readonly Link: ComponentType<LinkProps>;
  /** A price of `minor` units of `currency`, the same text on the server and in the browser. */
  readonly formatPrice: (minor: number, currency: Currency) => string;
  /** What the last request showed, not what the browser believes. */
  readonly isOnline: Readable<boolean>;
  readonly texts: UiTexts;
  /** Of a card that came with its first picture only; empty where they cannot be had. Absent: cards come with all. */
  readonly picturesOf?: (card: ProductCard) => Promise<CardPictures>;
}

export const UiContext = createContext<UiHost | null>(null);

export function useUi(): UiHost {
  const ui = useContext(UiContext);
  if (ui === null) throw new Error('useUi needs a UiContext above it');
  return ui;
}
