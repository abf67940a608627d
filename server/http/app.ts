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
import { bodyTypesOf, configureBodyParsing } from '#server/http/body-types.ts';
import '#server/http/call-config.ts';
import { enableCors } from '#server/http/cors.ts';
import { sendError, toShopError } from '#server/http/errors.ts';
import { endRequestsOfGoneClients } from '#server/http/gone-clients.ts';
import { addSecurityHeaders } from '#server/http/headers.ts';
import { addLoadLimits } from '#server/http/limits.ts';
import { addMethodRules } from '#server/http/methods.ts';
import { openApiDocument } from '#server/http/openapi.ts';
import { refuseOtherHosts } from '#server/http/origin.ts';
import { PROBLEM_TYPE, problemOf } from '#server/http/problem.ts';
import { RequestLog } from '#server/http/request-log.ts';
import { addScriptRules } from '#server/http/script-rules.ts';
import { compilesOnFirstUse } from '#server/http/serialization.ts';
import { sessionCookieName } from '#server/http/session.ts';
import { readTarget, refuseTwoHosts } from '#server/http/target.ts';
import { limitUnfinishedResponses } from '#server/http/unfinished-responses.ts';
import { enableWebsockets, mayBecomeWebsocket } from '#server/http/websockets.ts';
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
/** Longer than proxies keep theirs, usually a minute: a request on one that just ended would be lost. */
const KEEP_ALIVE_MS = 75_000;
/** How long responses may still take while the server stops. */
const CLOSE_LIMIT_MS = 10_000;
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
  const app: FastifyInstance = Fastify({
    http: { shouldUpgradeCallback: (request) => mayBecomeWebsocket(request, app.server) },
    loggerInstance,
    logController: new RequestLog(),
    trustProxy: trustedProxies === 0 ? false : (_address, hop) => hop < trustedProxies,
    requestTimeout: REQUEST_LIMIT_MS,
    // A response of which nothing is read for so long is given up, and a connection that says nothing.
    connectionTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: readTarget,
    frameworkErrors: (error, _request, reply) => {
      void sendError(reply, toShopError(error).error);
    },
    clientErrorHandler: handleClientError,
  });
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_LIMIT_MS).unref();
  });
  endRequestsOfGoneClients(app);
  addMethodRules(app);
  app.setErrorHandler((thrown, request, reply) => {
    const { error, isInternal } = toShopError(thrown, bodyTypesOf(request));
    if (isInternal && !isClientGone(thrown, request))
      request.log.error({ err: thrown, req: request, where: 'request' });
    return sendError(reply, error);
  });
  configureBodyParsing(app);
  app.setSerializerCompiler(compilesOnFirstUse());
  addAccessRules(app, originOf);
  await addSecurityHeaders(app, originOf);
  refuseTwoHosts(app);
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
  limitUnfinishedResponses(app);
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: COMPRESS_WHOLE_TO_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  /** By the name of the session cookie; made when the first asks. */
  const documents: Record<string, ReturnType<typeof openApiDocument>> = {};
  app.get('/openapi.json', async (request) => {
    const origin = originOf(request);
    const cookieName = sessionCookieName(origin.startsWith('https:'));
    const document = (documents[cookieName] ??= openApiDocument(ENDPOINTS, cookieName));
    return { ...document, info: { ...document.info, title: shopName() }, servers: [{ url: origin }] };
  });
  return app;
}

/** A browser that no longer wants the response closes its connection, which ends the compressing stream in an error. */
function isClientGone(thrown: unknown, { raw }: FastifyRequest): boolean {
  const { code } = thrown as { readonly code?: unknown };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
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
