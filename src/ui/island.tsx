// A part of the page whose script waits: rendered on the server like the rest, hydrated at the first quiet moment.
import { type ComponentType, lazy, memo, Suspense } from 'react';
import { whenIdle } from '#src/platform/idle.ts';

let quiet: Promise<void> | null = null;

/** Resolves once a page, when it has loaded and settled; then every island comes at once. */
function firstQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => {
    whenIdle(resolve);
  });
  return quiet;
}

/**
 * Until it is hydrated the part is plain HTML: its links, forms and popovers work, its handlers don't. React hydrates it
 * sooner when it is pressed. Give it props that stay the same, so that it is left alone until then.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (!import.meta.env.SSR) await firstQuiet();
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  return memo(function Island(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
