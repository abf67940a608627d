// The target of a request: the path that it asks for, and the host where it names one itself.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { sendError } from '#server/http/errors.ts';

/** RFC 9112 3.2.2: a server accepts a target that names its origin too, whose host holds whatever `Host` says. */
export function readTarget({ url: target = '/', headers }: IncomingMessage): string {
  const named = originFormOf(target);
  if (named === null) return target;
  headers.host = named.host;
  return named.path;
}

/** Of a target that may name an origin; anything that is neither that nor a path stays as it is, and is refused later. */
export function pathOfTarget(target: string): string {
  return originFormOf(target)?.path ?? target;
}

function originFormOf(target: string): { readonly host: string; readonly path: string } | null {
  const url = /^https?:\/\//i.test(target) ? URL.parse(target) : null;
  return url === null ? null : { host: url.host, path: url.pathname + url.search };
}

/** RFC 9112 3.2: of two hosts the one that a proxy has read may be the other. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (countOf('host', raw.rawHeaders) <= 1) return done();
    const detail = 'there must be one Host header alone';
    void sendError(reply, shopError('bad_request', { field: 'Host', detail }));
  });
}

/** How many lines of a header there are among names and values in turn. */
function countOf(name: string, namesAndValues: readonly string[]): number {
  return namesAndValues.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;
}
