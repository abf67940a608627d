// Which pictures of a colour stand for its product in a grid, the same for a page's cards and for those asked for later.

/** A grid compares products: a picture of the product by itself goes before one of somebody wearing it. */
export function cardPictureAt([first, second]: readonly { readonly kind: string }[]): 0 | 1 {
  return first?.kind === 'model' && second?.kind === 'isolated' ? 1 : 0;
}

/** Those that a card shows: at first, and on hover. `at` is the one to begin with. */
export function cardPictures(urls: readonly string[], at: number): readonly string[] {
  const first = urls[at];
  if (first === undefined || at === 0) return urls.slice(0, 2);
  return [first, ...urls.filter((_, index) => index !== at)].slice(0, 2);
}
