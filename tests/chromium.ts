// Where the machine's Chromium is; the tests drive that one and download none.
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `CHROMIUM` in the environment wins. The answer may not exist: the caller's launch then says so. */
export function chromiumPath(): string {
  return process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place)) ?? '/usr/bin/chromium';
}
