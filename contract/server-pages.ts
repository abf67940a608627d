// Which addresses are pages that only the server can make, since what they do is done there.

/** Of a path, with its market or without. */
export const SERVER_PAGES = /^(?:\/[a-z]{2}-[a-z0-9]{2,8})?\/(?:checkout|payment)(?:\/|$)/i;
