// What can be done at a path, and the refusal of anything else: 405 with `Allow` where there is something, else 404.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { isApiPath, sendError } from '#server/http/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What can be done at a URL; nothing at one of the API that is no call. */
    methodsAt: (url: string) => readonly string[];
  }
}

/** Of what is no call and is not found by these there is nothing. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** To be called before routes are added. What no route is for, or one that is nobody's, is refused before its body is read. */
export function addMethodRules(app: FastifyInstance): void {
  app.decorate('methodsAt', rememberRoutes(app));
  app.setNotFoundHandler((request, reply) => refuseUnrouted(request, reply));
  app.addHook('preParsing', (request, reply, payload, done) => {
    const isForNobody = request.is404 || request.routeOptions.config.access === 'nobody';
    if (isForNobody) void refuseUnrouted(request, reply);
    else done(null, payload);
  });
}

/** Refuses a request for which there is no handler. */
export function refuseUnrouted(
  { url, method, server }: Pick<FastifyRequest, 'url' | 'method' | 'server'>,
  reply: FastifyReply,
): FastifyReply {
  const isCall = isApiPath(url);
  const methods = server.methodsAt(url);
  const isNothing =
    method === 'OPTIONS' ||
    methods.length === 0 ||
    methods.includes(method) ||
    (!isCall && PAGE_METHODS.has(method));
  if (!isNothing) return sendNotAllowed(reply, methods);
  return sendError(
    reply,
    isCall
      ? shopError('not_found', { field: 'path', detail: 'there is no such call' })
      : shopError('not_found', { detail: 'there is nothing here' }),
  );
}

function sendNotAllowed(reply: FastifyReply, allowed: readonly string[]): FastifyReply {
  void reply.header('allow', allowed.join(', '));
  const detail = `only ${allowed.join(' and ')} can be used`;
  return sendError(reply, shopError('method_not_allowed', { field: 'method', detail }));
}

/** Whatever is at a path that is no call's, for reading it has a page, and for more it has routes. */
function rememberRoutes(app: FastifyInstance): (url: string) => readonly string[] {
  const routes: { readonly pattern: URLPattern; readonly isCall: boolean; readonly methods: string[] }[] = [];
  app.addHook('onRoute', ({ url: pathname, method, config }) => {
    if (config?.access === 'nobody') return;
    const methods = [method].flat().filter((name) => name !== 'OPTIONS');
    routes.push({ pattern: new URLPattern({ pathname }), isCall: isApiPath(pathname), methods });
  });
  return (url) => {
    const [pathname = '/'] = url.split('?', 1);
    const isCall = isApiPath(url);
    const here = routes.filter((route) => route.isCall === isCall && route.pattern.test({ pathname }));
    const methods = here.flatMap((route) => route.methods);
    return [...new Set(isCall ? methods : ['GET', 'HEAD', ...methods])];
  };
}
