// Assembles the HTTP server: parsing, limits, headers, compression, errors, the OpenAPI document.
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { constants } from 'node:zlib';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { shopError } from '#contract/errors.ts';
import { OURS_HEADER, OURS_VALUE } from '#contract/ours.ts';
import { addAccessRules } from '#server/http/access-rules.ts';
import '#server/http/call-config.ts';
import { enableCors } from '#server/http/cors.ts';
import { isApiPath, sendError, toShopError } from '#server/http/errors.ts';
import { addSecurityHeaders } from '#server/http/headers.ts';
import { addLoadLimits } from '#server/http/limits.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { refuseOtherHosts } from '#server/http/origin.ts';
import { PROBLEM_TYPE, problemOf } from '#server/http/problem.ts';
import { RequestLog } from '#server/http/request-log.ts';
import { addScriptRules } from '#server/http/script-rules.ts';
import { compilesOnFirstUse } from '#server/http/serialization.ts';
import { SESSION_COOKIE } from '#server/http/session.ts';
import { enableWebsockets } from '#server/http/websockets.ts';
import type { Log } from '#server/log.ts';

export interface AppDeps {
  readonly log: Log;
  readonly trustedProxies: number;
  /** How far behind the server may be before it refuses requests for a moment; without it, or 0, it refuses none. */
  readonly maxDelayMs?: number;
  /** The title of the OpenAPI document. */
  readonly shopName: () => string;
  readonly originOf: (request: FastifyRequest) => string;
  /** Where it is known, requests for other hosts are refused. */
  readonly publicOrigin?: string | undefined;
}

const REQUEST_LIMIT_MS = 60_000;
/** How long responses may still take while the server stops. */
const CLOSE_LIMIT_MS = 10_000;
/** Of what is not found by these there is nothing. */
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const COMPRESS_FROM_BYTES = 1_024;
/** In one piece, which takes a third of the time of a stream, and under load a sixth: a millisecond for each 100 kB. */
const COMPRESS_WHOLE_TO_BYTES = 256_000;
const BROTLI_QUALITY = 3;

export async function createApp({
  log,
  trustedProxies,
  maxDelayMs = 0,
  originOf,
  publicOrigin,
  shopName,
}: AppDeps): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: CLOSE_LIMIT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    // RFC 9112: a server accepts a target that names its origin too.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : pathOf(url)),
    frameworkErrors: (error, _request, reply) => {
      void sendError(reply, toShopError(error).error);
    },
    clientErrorHandler: handleClientError,
  });
  const methodsAt = rememberRoutes(app);
  app.setErrorHandler((thrown, request, reply) => {
    const { error, isInternal } = toShopError(thrown);
    if (isInternal && !isClientGone(thrown, request))
      request.log.error({ err: thrown, req: request, where: 'request' });
    return sendError(reply, error);
  });
  app.setNotFoundHandler(({ url, method }, reply) => {
    if (isApiPath(url) || PAGE_METHODS.has(method)) return sendError(reply, notFound(url));
    const allowed = methodsAt(url).join(', ');
    void reply.header('allow', allowed);
    return sendError(reply, shopError('method_not_allowed', { detail: `only ${allowed} can be used` }));
  });
  configureBodyParsing(app);
  app.setSerializerCompiler(compilesOnFirstUse());
  addAccessRules(app, originOf);
  await addSecurityHeaders(app, originOf);
  if (publicOrigin !== undefined) refuseOtherHosts(app, publicOrigin);
  app.addHook('onRequest', async ({ url }, reply) => {
    // `*` is no page; no text of the shop has a NUL, and PostgreSQL takes none.
    const isPath = url.startsWith('/') && !url.includes('%00');
    return isPath ? undefined : sendError(reply, shopError('bad_request', { field: 'path' }));
  });
  addScriptRules(app);
  await enableCors(app);
  await addLoadLimits(app, maxDelayMs);
  await app.register(cookie);
  await enableWebsockets(app);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_WHOLE_TO_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const document = openApiDocument(ENDPOINTS, SESSION_COOKIE);
  const { info } = document;
  app.get('/openapi.json', async (request) => ({
    ...document,
    info: { ...info, title: shopName() },
    servers: [{ url: originOf(request) }],
  }));
  return app;
}

/** What can be done at a path: whatever is there, for reading it has a page, and for more it has routes. */
function rememberRoutes(app: FastifyInstance): (url: string) => string[] {
  const routes: { readonly pattern: URLPattern; readonly method: string | string[] }[] = [];
  app.addHook('onRoute', ({ url: pathname, method }) => {
    routes.push({ pattern: new URLPattern({ pathname }), method });
  });
  return (url) => {
    const [pathname = '/'] = url.split('?', 1);
    const here = routes.filter(({ pattern }) => pattern.test({ pathname }));
    const methods = here.flatMap(({ method }) => method).filter((method) => method !== 'OPTIONS');
    return [...new Set(['GET', 'HEAD', ...methods])];
  };
}

/** Of an absolute URL; anything else stays as it is. */
function pathOf(target: string): string {
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  return url === null ? target : url.pathname + url.search;
}

/** A browser that no longer wants the response closes its connection, which ends the compressing stream in an error. */
function isClientGone(thrown: unknown, { raw }: FastifyRequest): boolean {
  const { code } = thrown as { readonly code?: unknown };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

function notFound(url: string) {
  return shopError('not_found', {
    detail: isApiPath(url) ? 'there is no such call' : 'there is nothing here',
  });
}

/** Routes open to other origins also take JSON sent as text/plain, which spares their pages a preflight request. */
function configureBodyParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.isOpenToOtherOrigins === true) void parseJson(request, body, done);
    else done(Object.assign(new Error('text'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }));
  });
}

/** Responds to a request that is not HTTP, or whose head is too large: there is no route and no reply yet, only the socket. */
function handleClientError(
  error: Error & { code?: string },
  socket: NodeJS.WritableStream & { writable: boolean },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTooLarge ? 431 : 400;
  const field = isTooLarge ? 'address or headers' : 'request';
  const refusal = shopError('bad_request', { field, detail: `${field} is not acceptable` });
  const body = JSON.stringify(problemOf(refusal, status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `${OURS_HEADER}: ${OURS_VALUE}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
