// One script of an entry file and all that it imports, as a browser runs it.
import { resolve } from 'node:path';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '..');

/** `define`: what names of the sources stand for. */
export async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const outputs = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} is not built`);
  return output.output[0].code;
}
