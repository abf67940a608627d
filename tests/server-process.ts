// The shop's server as a process of its own, for tests that need several of them or kill one.
import { type ChildProcess, spawn } from 'node:child_process';
import { childEnvironment } from '#tests/child-environment.ts';
import type { TestDatabase } from '#tests/databases.ts';

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly address: string;
}
const ADDRESS = /Cairn is open at (\S+)/;

/** Resolves once it is open; rejects with what it said if it ends before. */
export function startServerProcess(
  { dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>,
  environment: Readonly<Record<string, string>> = {},
  program = 'tests/fixtures/shop-program.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...childEnvironment(),
      PORT: '0',
      HOST: '127.0.0.1',
      CAIRN_DATA_DIR: dataDir,
      ...environment,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[1];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export function killProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
