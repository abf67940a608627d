// Clicks on result cards before their script has come: noted by the document itself, told once the page, or the next one, has a worker.

/** In the tab's session storage: a JSON list of EarlyClick. */
export const EARLY_CLICKS_KEY = 'early-clicks';

/** `[id, card, url]`: the event's id, the card as its `data-card` says, and the page that it was on. */
export type EarlyClick = readonly [id: string, card: string, url: string];

/** Set on the window once the page tells clicks on the cards of product rows itself; until then the document notes them. */
export const ROW_CLICKS_KEY = 'shopRowClicks';

/** Of a mouse: it opens a link in a tab of its own, for which the browser fires `auxclick` in place of `click`. */
export const MIDDLE_BUTTON = 1;
