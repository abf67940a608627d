// The scripts of the build by what they are, which the names of most files do not tell.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
