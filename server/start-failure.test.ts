// What a start that failed says: the variable that names what can't be used, and why.
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { startFailure } from '#server/start-failure.ts';

const ENV = { host: '0.0.0.0', port: 80, databaseUrl: undefined };
const listenError = (port: number, host: string) =>
  new Promise<Error>((done) => {
    createServer().once('error', done).listen(port, host);
  });

test('a port that this user may not open is named', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
  expect(startFailure(error, ENV)).toBe('PORT 80 on 0.0.0.0 may not be opened by this user (EACCES)');
  const other = Object.assign(new Error('open EACCES'), { code: 'EACCES', syscall: 'open' });
  expect(startFailure(other, ENV)).toBeUndefined();
});

test.each([
  ['203.0.113.1', 'EADDRNOTAVAIL'],
  ['nowhere.invalid', ''],
])('HOST %s is no address of this machine', async (host, code) => {
  const said = startFailure(await listenError(0, host), { ...ENV, host });
  expect(said).toContain(`HOST ${host} is no address of this machine (${code}`);
});

test('a fault of the shop itself is none of the machine', () => {
  expect(startFailure(new TypeError('x is undefined'), ENV)).toBeUndefined();
  expect(startFailure('text', ENV)).toBeUndefined();
});
