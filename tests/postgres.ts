// Starts a real PostgreSQL for the tests, in a folder of its own, as a user that is not root, and stops it again.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The newest installed server's folder of binaries, or null. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15);
  const newest = Math.max(...versions);
  const folder = `${root}/${newest}/bin`;
  return existsSync(`${folder}/initdb`) ? folder : null;
}

/** Null when the machine has no server. The databases are empty, and nobody keeps them: nothing waits for the disk. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const binaries = findPostgres();
  if (binaries === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'cairn-postgres-'));
  const data = join(folder, 'data');
  const owner = process.getuid?.() === 0 ? ownerOf('postgres') : undefined;
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const options = owner === undefined ? {} : owner;
  const port = await freePort();
  execFileSync(
    `${binaries}/initdb`,
    ['-D', data, '-U', 'cairn', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    {
      ...options,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'jit=off',
  ];
  const server = spawn(
    `${binaries}/postgres`,
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...options,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  const url = `postgres://cairn@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownerOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string): Promise<void> {
  const { default: pg } = await import('pg');
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
