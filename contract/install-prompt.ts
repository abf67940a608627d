// The browser's offer to install the shop: kept by the document itself, as it may come before the page's script.

/** The property of `window` that has the event `beforeinstallprompt`. */
export const INSTALL_PROMPT_KEY = 'shopInstallPrompt';
