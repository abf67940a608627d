// A line in the log where a page's address asks for what cannot be read: sorting, filters, a query that is too long (UR-01).
import type { IgnoredParameter } from '#contract/url-state/state.ts';
import type { Log } from '#server/log.ts';

/** Anybody may write such addresses: the same kind of fault is one line in this time, with how often it was met. */
const LINE_INTERVAL_MS = 60_000;

/** As page clients take it. `now`: ms since 1970. */
export function createAddressWarnings(
  log: Log,
  now: () => number,
): (text: string, context: { readonly ignored?: readonly IgnoredParameter[] }) => void {
  const loggedAt = new Map<string, number>();
  const unlogged = new Map<string, number>();
  return (text, { ignored = [] }) => {
    for (const { parameter, reason } of ignored) {
      const kind = kindOf(parameter);
      const key = `${kind} ${reason}`;
      const times = (unlogged.get(key) ?? 0) + 1;
      unlogged.set(key, times);
      // Either way: the clock may have been set back.
      if (Math.abs(now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY)) < LINE_INTERVAL_MS) continue;
      loggedAt.set(key, now());
      unlogged.delete(key);
      log.warn({ parameter: kind, reason, times }, text);
    }
  };
}

/** Neither value nor a filter's own name, in which anything may stand. */
function kindOf(parameter: string): 'sorting' | 'query' | 'filter' {
  if (parameter.startsWith('sorting')) return 'sorting';
  return parameter.startsWith('query') ? 'query' : 'filter';
}
