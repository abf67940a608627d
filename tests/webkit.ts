// Drives the machine's WebKitGTK over WebDriver, in a display of its own that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const STARTS_WITHIN_MS = 30_000;

/** Of Debian: webkit2gtk-driver and xvfb. */
export function hasWebkit(): boolean {
  return existsSync(DRIVER) && existsSync(DISPLAY_SERVER);
}

/** A window of a new profile. */
export interface WebkitWindow {
  readonly version: string;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** A function without outer names, called in the page; resolves with what it returns or promises. */
  evaluate<Argument, Value>(call: (argument: Argument) => Value, argument: Argument): Promise<Awaited<Value>>;
  cookies(): Promise<readonly { readonly name: string; readonly value: string }[]>;
  close(): Promise<void>;
}

export async function openWebkit(): Promise<WebkitWindow> {
  const server = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const display = await firstLine(server);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
    // A group of its own, which its browser is in: that stays where only the driver ends.
    detached: true,
  });
  const end = () => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    server.kill('SIGKILL');
  };
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    sendCommand(`http://127.0.0.1:${port}${path}`, method, body);
  try {
    const session = (await untilAnswered(() =>
      send('POST', '/session', { capabilities: { alwaysMatch: {} } }),
    )) as { sessionId: string; capabilities: { browserVersion: string } };
    const path = `/session/${session.sessionId}`;
    return {
      version: session.capabilities.browserVersion,
      goto: async (url) => void (await send('POST', `${path}/url`, { url })),
      back: async () => void (await send('POST', `${path}/back`, {})),
      async evaluate(call, argument) {
        const script = `const done = arguments[1]; Promise.resolve(arguments[0]).then(${call.toString()}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
        const outcome = (await send('POST', `${path}/execute/async`, { script, args: [argument] })) as {
          value?: unknown;
          error?: string;
        };
        if (outcome.error !== undefined) throw new Error(`in WebKit: ${outcome.error}`);
        return outcome.value as never;
      },
      cookies: async () => (await send('GET', `${path}/cookie`)) as { name: string; value: string }[],
      async close() {
        await send('DELETE', path).catch(() => undefined);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

async function sendCommand(url: string, method: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: { message?: string } | null };
  if (!response.ok) throw new Error(`WebKit's driver: ${value?.message ?? response.status}`);
  return value;
}

/** Until the driver listens. */
async function untilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > deadline || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the display server ended')));
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
}
