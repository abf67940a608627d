// What of a page's first screen the document has left to be laid out later: set by the document, ended by the page's script.

/** On the window: the style sheet whose rules do so, one for each part; absent where everything is laid out at once. */
export const DEFERRED_LAYOUT_KEY = 'shopDeferredLayout';
