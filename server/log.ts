// The server's log: pino, one line of JSON per event on standard output; ids and routes only, no personal data.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { LogLevel } from '#server/env.ts';

/** What should not happen is logged as `error({ err, where })`, `where` being the work that met it. */
export type Log = Logger;

/** Without a destination, lines are written at once, so that the last one before an exit is not lost. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields, req: requestFields, res: responseFields },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** An error of the database carries values of rows in its other properties. */
function errorFields(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, ...(typeof code === 'string' ? { code } : {}) };
}

/** The route and never the URL, whose query may hold a token. */
function requestFields({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'none' };
}

function responseFields({ statusCode }: FastifyReply) {
  return { statusCode };
}
