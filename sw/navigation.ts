// Responds to navigations: the server's page if it is good and in time, else the precached shell, which is filled on the device.
import { isGoodAnswer } from '#sw/answers.ts';
import { LAST_RESORT_LIMIT_MS } from '#sw/time-limit.ts';

/** Limit for the whole page before the shell is used. */
const NAVIGATION_LIMIT_MS = 3000;
/** The same where the device has the market's catalogue: its page is as good, and is renewed when the server answers. */
const READY_LIMIT_MS = 300;
/** A line that was too slow is not waited for again this long, unless it turns out fast meanwhile. */
const SLOW_LINE_MS = 30_000;
/** How long a response that is no longer waited for is listened to, to learn how the line is. */
const LISTEN_LIMIT_MS = 5000;

export interface NavigationSources {
  /** The request that the browser began while the service worker started; undefined without one. */
  readonly preloaded: Promise<Response | undefined>;
  readonly fromNetwork: () => Promise<Response>;
  /** The headers of the page that a redirect leads to. */
  readonly follow: () => Promise<Response>;
  /** The precached shell; undefined if it is not there, or not found within the limit, by default a short one. Never rejects. */
  readonly shell: (limitMs?: number) => Promise<Response | undefined>;
  /** Whether the device can answer for the page's market. Never rejects. */
  readonly isReady: () => Promise<boolean>;
  /** Keeps the service worker running until the work is done. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}
interface NavigationTime {
  readonly now: () => number;
  /** Calls back once after `ms`. */
  readonly schedule: (ms: number, call: () => void) => void;
}
/** Never rejects: without network and shell it returns an error response. */
export type NavigationHandler = (sources: NavigationSources) => Promise<Response>;

interface Answer {
  readonly response: Response;
  readonly isGood: boolean;
}

/** Remembers of the line whether it is slow, for all navigations. */
export function createNavigationHandler({ now, schedule }: NavigationTime): NavigationHandler {
  let slowUntil = 0;
  const pause = (ms: number) =>
    new Promise<null>((resolve) => {
      schedule(ms, () => resolve(null));
    });

  /** Resolves when the page has had its time, which is at once on a slow line. */
  async function timeIsUp(isReady: Promise<boolean>): Promise<null> {
    if (now() < slowUntil) return null;
    const longLimit = pause(NAVIGATION_LIMIT_MS);
    await pause(READY_LIMIT_MS);
    return Promise.race([longLimit, isReady.then((ready) => (ready ? null : longLimit))]);
  }

  /** A line is slow until a page, however it turns out, comes within its limit. */
  async function learn(answer: Promise<unknown>, isReady: Promise<boolean>): Promise<void> {
    const startedAt = now();
    await Promise.race([answer, pause(LISTEN_LIMIT_MS)]);
    const limit = (await isReady) ? READY_LIMIT_MS : NAVIGATION_LIMIT_MS;
    slowUntil = now() - startedAt < limit ? 0 : now() + SLOW_LINE_MS;
  }

  return async (sources) => {
    const isReady = sources.isReady();
    const answer = serverAnswer(sources);
    sources.keepAlive(learn(answer, isReady));
    const inTime = await Promise.race([answer, timeIsUp(isReady).then(() => 'late' as const)]);
    if (inTime === 'late') slowUntil = now() + SLOW_LINE_MS;
    else if (inTime?.isGood === true) return inTime.response;
    return (
      (await sources.shell()) ??
      (await answer)?.response ??
      (await sources.shell(LAST_RESORT_LIMIT_MS)) ??
      Response.error()
    );
  };
}

/** Null without a network response. Always consumes the preload, so that the browser does not cancel it. */
async function serverAnswer({ preloaded, fromNetwork, follow }: NavigationSources): Promise<Answer | null> {
  try {
    const response = (await preloaded) ?? (await fromNetwork());
    return { response, isGood: await isGoodAnswer(response, follow) };
  } catch {
    // Expected when offline; the shell is used.
    return null;
  }
}
