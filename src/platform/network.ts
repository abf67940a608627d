// What the browser says of the line; whether it works is told by requests alone.
import { type ConnectionInfo, isMetered } from '#contract/catalogue-renewal.ts';

const connection = () => (navigator as Navigator & { connection?: ConnectionInfo & EventTarget }).connection;

/** Nothing is downloaded ahead. */
export const isMeteredConnection = (): boolean => isMetered(connection());

/** Calls `onChange` whenever the browser says something else of the line. */
export function watchConnection(onChange: (isMetered: boolean) => void): void {
  connection()?.addEventListener('change', () => onChange(isMeteredConnection()));
}
