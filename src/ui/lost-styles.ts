// Style sheets that were lost on the way: the build's loader asks for each only once, and takes a lost one for loaded.

interface LostStyles {
  /** Called once, before anything is loaded late. */
  readonly watch: () => void;
  /**
   * Asks for the lost ones again; resolves once none is missing. One that is lost again while there is a network is blocked or
   * gone: what needs it is better shown without it than not at all. Rejects where there is none.
   */
  readonly load: () => Promise<void>;
}

/** Of the document; all parts that are loaded late share it, as they share style sheets. */
export const lostStyles = createLostStyles();

/** A part of a file of its own; rejects if it can't be loaded, or without a network a style sheet that it may need. */
export async function withItsStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await lostStyles.load();
  return part;
}

function createLostStyles(): LostStyles {
  const lost = new Set<HTMLLinkElement>();
  /** Those that are asked for again, for all who wait for them. */
  const pending = new Set<Promise<void>>();

  async function load(): Promise<void> {
    for (const link of lost) {
      lost.delete(link);
      const loading = loadAgain(link).finally(() => pending.delete(loading));
      pending.add(loading);
    }
    await Promise.all(pending);
  }

  function watch(): void {
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
      },
      { capture: true },
    );
  }
  return { watch, load };
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () =>
      navigator.onLine ? resolve() : reject(new Error(`no style sheet at ${link.href}`)),
    );
    link.replaceWith(again);
  });
}
