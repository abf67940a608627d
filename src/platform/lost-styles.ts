// Style sheets that were lost on the way: the build's loader asks for each only once, and then takes it for loaded.

const lost = new Set<HTMLLinkElement>();
/** Those that are asked for again, for all who wait for them. */
const pending = new Set<Promise<void>>();

/** Called once, before anything is loaded late. */
export function noteLostStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    { capture: true },
  );
}

/** Asks again for those that were lost; rejects if one is lost again. */
export async function loadLostStyles(): Promise<void> {
  for (const link of lost) {
    lost.delete(link);
    const loading = loadAgain(link).finally(() => pending.delete(loading));
    pending.add(loading);
  }
  await Promise.all(pending);
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`no style sheet at ${link.href}`)));
    link.replaceWith(again);
  });
}
