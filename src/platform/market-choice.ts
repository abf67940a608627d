// The shopper's choice of another market (MK-08), noted until the page that it leads to moves the bag there.

const KEY = 'cairn-market-choice';

/** From now on, wherever the links to the markets are: in the page's foot they are there before any script. */
export function watchMarketChoice(): void {
  document.addEventListener('click', noteMarketChoice, { capture: true });
}

/** Of a click; one on anything but a link of the list of markets is none. */
export function noteMarketChoice({ target }: { readonly target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('[data-part="market-links"] a') : null;
  const code = link?.getAttribute('href')?.split('/')[1] ?? '';
  if (code === '') return;
  try {
    // Not of the session: a link that is opened in another tab is a choice too.
    localStorage.setItem(KEY, code);
  } catch {
    // Then the bag follows with its next change.
  }
}

/** Whether this market was chosen since the last time it was asked; another one stays noted. */
export function takeMarketChoice(code: string): boolean {
  try {
    if (localStorage.getItem(KEY) !== code) return false;
    localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
