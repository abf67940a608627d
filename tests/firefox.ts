// Where the machine's Firefox is; the tests drive that one and download none.
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `FIREFOX` in the environment wins. The answer may not exist: the caller then leaves Firefox out, or its launch says so. */
export function firefoxPath(): string {
  return process.env['FIREFOX'] ?? PLACES.find((place) => existsSync(place)) ?? '/usr/bin/firefox';
}
