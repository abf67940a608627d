// Responds to navigations: the server's page if it arrives within 3 s, else the precached shell, which is filled on the device.

/** Time limit for the network before the precached shell is used. */
const NAVIGATION_TIMEOUT_MS = 3000;

export interface NavigationSources {
  /** The request that the browser began while the service worker started; undefined without one. */
  readonly preloaded: Promise<Response | undefined>;
  readonly fromNetwork: () => Promise<Response>;
  /** The precached shell; undefined if it is not there. */
  readonly shell: () => Promise<Response | undefined>;
  /** Calls back once after `ms`. */
  readonly schedule: (ms: number, call: () => void) => void;
}

/** Never rejects: without network and shell it returns an error response. */
export async function respondToNavigation(sources: NavigationSources): Promise<Response> {
  const network = serverResponse(sources);
  const timeout = new Promise<null>((resolve) => {
    sources.schedule(NAVIGATION_TIMEOUT_MS, () => resolve(null));
  });
  const inTime = await Promise.race([network, timeout]);
  return inTime ?? (await sources.shell()) ?? (await network) ?? Response.error();
}

/** Null without a network response. Always consumes the preload, so that the browser does not cancel it. */
async function serverResponse({ preloaded, fromNetwork }: NavigationSources): Promise<Response | null> {
  try {
    return (await preloaded) ?? (await fromNetwork());
  } catch {
    // Expected when offline; the shell is used.
    return null;
  }
}
