// The scripts of the build by what they are, which the names of most files do not tell.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const MANIFEST = resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json');

/** Matches the URLs of the chunks of these names, for `route`; throws where the build has none of a name. */
export function scriptsNamed(...names: readonly string[]): (url: URL) => boolean {
  const chunks = Object.values(
    JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string; name?: string }>,
  );
  const files = names.map((name) => {
    const chunk = chunks.find((one) => one.name === name && one.file.endsWith('.js'));
    if (chunk === undefined) throw new Error(`the build has no chunk ${name}`);
    return `/${chunk.file}`;
  });
  return ({ pathname }) => files.includes(pathname);
}

/**
 * Chunks of these names do not come before the returned function is called. `target`: a whole context, where the service
 * worker, which stores the files early on, shall wait as well.
 */
export async function holdScripts(
  target: BrowserContext | Page,
  ...names: readonly string[]
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await target.route(scriptsNamed(...names), async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve();
}
