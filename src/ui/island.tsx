// Islands: parts that are rendered on the server like the rest and hydrated when the browser is idle.
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { nextTask, whenIdle } from '#src/platform/idle.ts';
import { deferredPart } from '#src/ui/deferred-component.tsx';
import { lostStyles } from '#src/ui/lost-styles.ts';
import { useIsFromServer } from '#src/ui/use-is-hydrated.ts';

const RETRY_AFTER_MS = 5000;

let lastTurn: Promise<void> | null = null;
/** True once the page around an island is hydrated: what renders from now on renders in the browser only. */
let isPageHydrated = false;

/** From the first moment in which the page has loaded and is idle on, all islands hydrate, each in a task of its own. */
function idleTurn(): Promise<void> {
  lastTurn = lastTurn === null ? new Promise(whenIdle) : lastTurn.then(nextTask);
  return lastTurn;
}

/** A part that can't be loaded leaves the page as it is, plain HTML or without it: it is asked for again. */
export async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let attempt = load; ; attempt = () => lostStyles.load().then(load))
    try {
      return await attempt();
    } catch {
      await new Promise((retry) => setTimeout(retry, RETRY_AFTER_MS));
    }
}

/** On the server: the modules of all islands. */
const loading: Promise<void>[] = [];

/** The server waits for this before rendering, so that islands are part of the HTML, and those inside of them. */
export async function islandsLoaded(): Promise<void> {
  for (let known = 0; known < loading.length; ) {
    known = loading.length;
    await Promise.all(loading);
  }
}

interface IslandOptions<Props> {
  /** Hydrates right after the page around it, idle or not: for what is likely to be used first. */
  readonly isEager?: boolean;
  /** Rendered until the script has loaded where there is no HTML from the server, as after a client-side navigation. */
  readonly fallback?: ReactNode | ((props: Props) => ReactNode);
}

/**
 * Until it is hydrated an island is plain HTML: links, forms and popovers work, event handlers don't. React hydrates it
 * sooner when it is pressed. Its props should stay the same, since a change would hydrate it at once.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isEager = false, fallback = null }: IslandOptions<Props> = {},
): ComponentType<Props> {
  const parentHydrated = Promise.withResolvers<void>();
  /** Where there is no HTML from the server. */
  const NewPart = deferredPart(async () => {
    if (!(isEager && isPageHydrated)) await (isEager ? parentHydrated.promise : idleTurn());
    return untilLoaded(load);
  }, fallback);
  /** Takes the server's HTML over. */
  const HydratedPart = lazy(async () => ({
    default: await NewPart.load(),
  })) as unknown as ComponentType<Props>;
  let onServer: ComponentType<Props> | null = null;
  if (import.meta.env.SSR)
    loading.push(
      load().then((part) => {
        onServer = part;
      }),
    );
  return memo(function Island(props: Props) {
    useEffect(() => {
      // In a task of its own, so that the page around it hydrates first.
      const timer = setTimeout(() => {
        isPageHydrated = true;
        parentHydrated.resolve();
      });
      return () => clearTimeout(timer);
    }, []);
    if (!useIsFromServer()) return <NewPart {...props} />;
    const Part = onServer ?? HydratedPart;
    return (
      <Suspense fallback={typeof fallback === 'function' ? fallback(props) : fallback}>
        <Part {...props} />
      </Suspense>
    );
  });
}
