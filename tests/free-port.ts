// A port on the loopback that nobody listens on right now.
import { createServer } from 'node:net';

/** Below those that a system gives to whoever asks for any: a server that is started again on its port finds it free. */
const FIRST = 20_000;
const COUNT = 12_000;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') freePort().then(resolve, reject);
      else reject(error);
    });
    const port = FIRST + Math.floor(Math.random() * COUNT);
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
