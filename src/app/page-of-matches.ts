// What the router has found and loaded, as the app shows it.
import { rootRouteId } from '@tanstack/react-router';
import { SCREENS } from '#src/app/screens/screens.ts';
import type { Loaded, ShownPage } from '#src/app/shown-page.ts';
import { formatUrlQuery, type UrlQuery } from '#src/app/url-query.ts';

/** The root first, the screen last; the root alone where no screen has the URL. */
interface Match {
  readonly routeId: string;
  readonly status: string;
  readonly search: UrlQuery;
  readonly loaderData?: unknown;
  readonly error?: unknown;
}

/** Undefined while it is still being loaded. `dataOf`: where a route's data are, if not in its match. */
export function pageOfMatches(
  matches: readonly Match[],
  { pathname }: { readonly pathname: string },
  dataOf: (match: Match) => unknown = ({ loaderData }) => loaderData,
): ShownPage | undefined {
  const [root, last] = [matches[0], matches.at(-1)];
  if (root === undefined || last === undefined) return undefined;
  const name = screenNameOf(last.routeId);
  const frame = loadedBy(root, dataOf);
  // Where both could not be loaded, the router says so of the frame alone.
  const screen =
    last.routeId === rootRouteId
      ? ({ status: 'notFound' } as const)
      : (loadedBy(last, dataOf) ?? failureOf(root));
  if (frame === undefined || screen === undefined) return undefined;
  return { pathname, search: formatUrlQuery(last.search), frame, name, screen };
}

/**
 * A success without data is a load that failed beside one that the router shows: it is loaded again with that. An error
 * with data is a page that could not be loaded again: what was there stays on screen.
 */
function loadedBy(match: Match, dataOf: (match: Match) => unknown): Loaded | undefined {
  const { status } = match;
  const data = dataOf(match);
  if (status === 'notFound') return { status };
  if ((status === 'success' || status === 'error') && data !== undefined) return { status: 'success', data };
  return failureOf(match);
}

function failureOf({ status, error }: Match): Loaded | undefined {
  return status === 'error' ? { status, error } : undefined;
}

function screenNameOf(routeId: string): string | null {
  const row = Object.entries(SCREENS).find(([, { path }]) => path === routeId);
  return row?.[0] ?? null;
}
