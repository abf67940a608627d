// A part of the page whose script waits: rendered on the server like the rest, hydrated at the first quiet moment.
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { whenIdle } from '#src/platform/idle.ts';

let idlePromise: Promise<void> | null = null;
/** Some island's surroundings have been hydrated: what is drawn from now on is drawn by the browser alone. */
let isPageHydrated = false;

/** Resolves once a page, when it has loaded and settled; then every island comes at once. */
function firstIdle(): Promise<void> {
  idlePromise ??= new Promise((resolve) => {
    whenIdle(resolve);
  });
  return idlePromise;
}

/** On the server: every island that the loaded modules speak of. */
const loading: Promise<void>[] = [];

/** The server waits for this before it renders: a part that came later would be sent apart from its page. */
export async function islandsLoaded(): Promise<void> {
  await Promise.all(loading);
}

interface IslandOptions {
  /** Comes right after the page around it is hydrated, quiet or not: for what may be pressed first. */
  readonly isEager?: boolean;
  /** Where there is no HTML from the server yet, after a link was followed: keeps the place until the script is there. */
  readonly fallback?: ReactNode;
}

/**
 * Until it is hydrated the part is plain HTML: its links, forms and popovers work, its handlers don't. React hydrates it
 * sooner when it is pressed. Give it props that stay the same, so that it is left alone until then.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isEager: isSoon = false, fallback = null }: IslandOptions = {},
): ComponentType<Props> {
  const parentHydrated = Promise.withResolvers<void>();
  const Part = lazy(async () => {
    if (!(isSoon && isPageHydrated)) await (isSoon ? parentHydrated.promise : firstIdle());
    return { default: await load() };
  }) as unknown as ComponentType<Props>;
  let onServer: ComponentType<Props> | null = null;
  if (import.meta.env.SSR)
    loading.push(
      load().then((part) => {
        onServer = part;
      }),
    );
  return memo(function Island(props: Props) {
    useEffect(() => {
      // A task of its own: what hydrates around it goes first.
      const timer = setTimeout(() => {
        isPageHydrated = true;
        parentHydrated.resolve();
      });
      return () => clearTimeout(timer);
    }, []);
    const Shown = onServer ?? Part;
    return (
      <Suspense fallback={fallback}>
        <Shown {...props} />
      </Suspense>
    );
  });
}
