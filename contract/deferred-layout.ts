// What is below a page's first screen is laid out after its first frame: the document defers it, the page's script ends that.

/** On the window: the style sheet that defers, with a rule for each part; absent where everything is laid out at once. */
export const DEFERRED_LAYOUT_KEY = 'shopDeferredLayout';
