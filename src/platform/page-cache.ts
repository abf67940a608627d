// What browsers do with a page that they keep for going back to.

/**
 * WebKit stops the workers of such a page where they are, also in the middle of a transaction, and no other page can
 * read or write that database until this one is shown again or forgotten. Other browsers forget a page that others
 * wait for.
 */
export function keepsPagesWithTransactions(): boolean {
  return navigator.vendor.startsWith('Apple');
}
