// The shop's server as a process of its own over any database, killed and started again at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { childEnvironment } from '#tests/child-environment.ts';
import { freePort } from '#tests/free-port.ts';
import { untilTrue } from './settle.ts';
import type { ServerTables } from './tables.ts';

export interface KillableServer {
  readonly origin: string;
  /** `distDir`: another build than the repository's. */
  start(distDir?: string): Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

const START_LIMIT_MS = 60_000;

export async function createKillableServer({ dataDir, databaseUrl }: ServerTables): Promise<KillableServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  return {
    origin,
    async start(distDir) {
      const program =
        distDir === undefined ? ['tests/fixtures/shop-program.ts'] : ['tests/chaos/start-build.ts', distDir];
      const starting = spawn(process.execPath, program, {
        stdio: 'ignore',
        env: {
          ...childEnvironment(),
          PORT: String(port),
          HOST: '127.0.0.1',
          LOG_LEVEL: 'silent',
          CAIRN_DATA_DIR: dataDir,
          ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        },
      });
      child = starting;
      const started = await untilTrue(async () => {
        if (starting.exitCode !== null) throw new Error(`the server ended with ${starting.exitCode}`);
        return fetch(`${origin}/readyz`).then(
          ({ status }) => status === 200,
          () => false,
        );
      }, START_LIMIT_MS);
      if (started === null) throw new Error('the server did not start');
    },
    async kill() {
      const ending = child;
      child = null;
      if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
    },
  };
}
