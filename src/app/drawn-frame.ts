// The frame around every screen of a market, as HTML and data: made once for the same data.
import { dataText } from '#src/app/page-end.ts';
import type { PageParts } from '#src/app/page-parts.ts';
import { type Loaded, plainOutcome } from '#src/app/shown-page.ts';
import { smallerHtml } from '#src/app/smaller-html.ts';

export interface DrawnFrame extends Pick<PageParts, 'before' | 'after'> {
  /** The outcome of loading it, as text that repeats nothing of the frame's HTML. */
  readonly data: string;
}

export interface DrawnFrames {
  /**
   * `draw` gives a page with this frame, as React writes it. `key`: whatever else than its data the frame shows; null for one that no
   * other page has. Kept for as long as its data are; what could not be loaded is not.
   */
  of(frame: Loaded, key: string | null, draw: () => PageParts): DrawnFrame;
}

export function createDrawnFrames(): DrawnFrames {
  const byData = new WeakMap<object, Map<string, DrawnFrame>>();
  return {
    of(frame, key, draw) {
      if (frame.status !== 'success' || key === null) return drawnFrame(frame, draw());
      const data = frame.data as object;
      const byKey = byData.get(data) ?? new Map<string, DrawnFrame>();
      byData.set(data, byKey);
      // Copied, since parts of a longer text would keep it whole.
      const drawn = byKey.get(key) ?? structuredClone(drawnFrame(frame, draw()));
      byKey.set(key, drawn);
      return drawn;
    },
  };
}

function drawnFrame(frame: Loaded, { before, after }: PageParts): DrawnFrame {
  return {
    before: smallerHtml(before),
    after: smallerHtml(after),
    data: dataText(plainOutcome(frame), before + after),
  };
}
