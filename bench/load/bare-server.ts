// A Fastify that does nothing but send one compressed page, in a process of its own: the limit of any page from memory.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `body`: compressed by Brotli. `measure` is given its origin and the id of its process. */
export async function withBareServer<T>(
  body: Buffer,
  measure: (origin: string, pid: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bare-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, body);
  const child = fork(fileURLToPath(new URL('bare-server-process.ts', import.meta.url)), [file]);
  try {
    const [port] = (await once(child, 'message')) as [number];
    return await measure(`http://127.0.0.1:${port}`, child.pid ?? Number.NaN);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true });
  }
}
