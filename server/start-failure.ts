// Says in one sentence why the shop could not start, where the reason lies outside it.
import { POOL_TIMEOUT_MESSAGE } from '#store/postgres.ts';
import type { Env } from '#server/env.ts';
import { DataFolderError } from '#store/data-folder.ts';

/** Of a connection to PostgreSQL: by the system, and by PostgreSQL itself. */
const DATABASE_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server answers there',
  ECONNRESET: 'the connection broke',
  ENOTFOUND: 'its host has no address',
  EAI_AGAIN: 'its host has no address',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'its host cannot be reached',
  '28000': 'it refuses this user',
  '28P01': 'it refuses the password',
  '3D000': 'it has no such database',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

/** Undefined for a fault of the shop itself, whose stack is of use. */
export function startFailure(
  error: unknown,
  { host, port, databaseUrl }: Pick<Env, 'host' | 'port' | 'databaseUrl'>,
): string | undefined {
  if (error instanceof DataFolderError) return error.message;
  const { code = '', syscall, hostname: unknownHost } = systemErrorOf(error);
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is taken by another program`;
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT ${port} on ${host} may not be opened by this user (EACCES)`;
  const isNoAddress = code === 'EADDRNOTAVAIL' && syscall === 'listen';
  if (isNoAddress || (syscall === 'getaddrinfo' && unknownHost === host))
    return `HOST ${host} is no address of this machine (${code})`;
  if (databaseUrl === undefined) return undefined;
  const isTimeout = error instanceof Error && error.message === POOL_TIMEOUT_MESSAGE;
  const reason = DATABASE_REASONS[isTimeout ? 'ETIMEDOUT' : code];
  if (reason === undefined) return undefined;
  const { hostname, port: databasePort, pathname } = new URL(databaseUrl);
  const place = `${hostname}:${databasePort === '' ? '5432' : databasePort}`;
  return `PostgreSQL at ${place}, database ${pathname.slice(1)}, cannot be used: ${reason} (${isTimeout ? 'ETIMEDOUT' : code}). DATABASE_URL names it.`;
}

/** As Node's errors of the system have it; PostgreSQL's have a code alone. */
interface SystemError {
  readonly code?: string;
  readonly syscall?: string;
  readonly hostname?: string;
}

function systemErrorOf(error: unknown): SystemError {
  return error instanceof Error ? (error as Error & SystemError) : {};
}
