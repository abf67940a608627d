// What the browser says of the line; whether it works is told by requests alone.
import { type ConnectionInfo, isMetered } from '#contract/catalogue-renewal.ts';

/** Nothing is downloaded ahead. */
export function isMeteredConnection(): boolean {
  return isMetered((navigator as Navigator & { connection?: ConnectionInfo }).connection);
}
