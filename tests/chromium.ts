// Where the machine's Chromium is, with windows and without; the tests drive those and download none.
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

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium without its windows: quicker, but it refuses background sync. Tests of that, and of installed apps, ask for `chromiumPath`. */
export function headlessShellPath(): string {
  return process.env['CHROMIUM'] === undefined && existsSync(HEADLESS_SHELL)
    ? HEADLESS_SHELL
    : chromiumPath();
}
