// Mounts every endpoint of the contract on its handler, as the contract declares it; no rules of the shop in here.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CART_KEY_HEADER, CART_KEY_PATTERN } from '#contract/cart-key.ts';
import { changesData, DEFAULT_BODY_LIMIT, hasEtag, isOpenToOtherOrigins } from '#contract/call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { ErrorBody } from '#contract/parameters.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { cacheControlOf } from '#server/http/cache-control.ts';
import '#server/http/call-config.ts';
import { clientOf } from '#server/http/client-address.ts';
import { sendError } from '#server/http/errors.ts';
import type { Handlers, SessionAccess } from '#server/http/handlers.ts';
import { refuseUnrouted } from '#server/http/methods.ts';
import { sessionOf } from '#server/http/session.ts';
import { processorTimeMs } from '#server/processor-time.ts';
import { compileListSchema, compileSchema } from '#server/http/validation.ts';

export interface EndpointsDeps {
  readonly handlers: Handlers;
  readonly originOf: (request: FastifyRequest) => string;
  readonly costs: ClientLimit;
  readonly stored: ClientLimit;
}

/** A handler as seen from here, where an endpoint's types are not known. */
type AnyHandler = (call: unknown) => Promise<Result<unknown>>;

/** Of the rows that a change leaves besides what was sent: its key, a row of a cart. What is ordered is charged besides. */
const CHANGE_BYTES = 1_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,120}$/;

export function mountEndpoints(app: FastifyInstance, { handlers, ...deps }: EndpointsDeps): void {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[])
    mountEndpoint(app, ENDPOINTS[name], handlers[name] as AnyHandler, deps);
  for (const [path, calls] of Map.groupBy(Object.values<Endpoint>(ENDPOINTS), ({ path }) => path))
    refuseOtherMethods(app, path, calls);
}

/** 405 for what a path of these calls is not for. */
function refuseOtherMethods(app: FastifyInstance, path: string, calls: readonly Endpoint[]): void {
  const allowed = calls.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method)),
    url: path,
    exposeHeadRoute: false,
    config: { access: 'nobody', isOpenToOtherOrigins: calls.some(isOpenToOtherOrigins) },
    handler: async (request, reply) => refuseUnrouted(request, reply),
  });
}

/** One endpoint; `handle` takes an EndpointCall of it. */
export function mountEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: AnyHandler,
  { originOf, costs, stored }: Omit<EndpointsDeps, 'handlers'>,
): void {
  // What only reads is answered from memory, by this thread.
  const isCharged = endpoint.access === 'public' && !changesData(endpoint);
  // What is public and changes something says itself what it has stored.
  const leavesRows = endpoint.access !== 'public' && changesData(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
    config: { call: endpoint, isOpenToOtherOrigins: isOpenToOtherOrigins(endpoint) },
    // Entries that are acknowledged one by one are checked one by one: an invalid one must not stop the others.
    validatorCompiler: (route) =>
      (endpoint.retry === 'acknowledged' && route.httpPart === 'body' ? compileListSchema : compileSchema)(
        route,
      ),
    schema: {
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    async handler(request, reply) {
      if (!isCharged) return respond(request, reply);
      const client = clientOf(request.ip);
      const refusal = costs.refusalOf(client);
      if (refusal !== null) return sendError(reply, refusal);
      const usedBefore = processorTimeMs();
      try {
        return await respond(request, reply);
      } finally {
        costs.spend(client, processorTimeMs() - usedBefore);
      }
    },
  });

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const origin = originOf(request);
    const session = authorize(endpoint, request, reply, origin);
    if (!session.ok) return sendError(reply, session.error);
    const key = idempotencyKeyOf(request);
    if (!key.ok) return sendError(reply, key.error);
    const client = clientOf(request.ip);
    const refusal = leavesRows ? stored.refusalOf(client) : null;
    if (refusal !== null) return sendError(reply, refusal);
    let isReplay = false;
    const result = await handle({
      params: request.params,
      query: request.query,
      body: request.body,
      ...(session.value === null ? {} : { session: session.value }),
      idempotencyKey: key.value,
      client,
      origin,
      markReplayed: () => {
        isReplay = true;
        void reply.header('idempotency-replayed', 'true');
      },
    });
    if (!result.ok) return sendError(reply, result.error);
    if (leavesRows && !isReplay) stored.spend(client, CHANGE_BYTES + lengthOf(request.body));
    void reply.header('cache-control', cacheControlOf(endpoint.cache));
    if (!hasEtag(endpoint)) return reply.send(result.value);
    const body = reply.serialize(result.value) as string;
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    void reply.header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim());
    if (known?.includes(etag) === true) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  }
}

/** In bytes, as text; 0 without a body. */
function lengthOf(body: unknown): number {
  return body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body));
}

/** The session that the endpoint's access rule grants, null for a public one; or why the request is refused. */
function authorize(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
): Result<SessionAccess | null> {
  if (endpoint.access === 'public') return ok(null);
  const cartKey = cartKeyOf(request);
  if (!cartKey.ok) return cartKey;
  const session = sessionOf(request, reply, origin.startsWith('https:'), cartKey.value);
  if (endpoint.access === 'customer' && session.customerId === null)
    return fail(shopError('login_required', { detail: 'this call is for customers who are logged in' }));
  return ok(session);
}

function cartKeyOf(request: FastifyRequest): Result<string | null, ShopError> {
  const key = request.headers[CART_KEY_HEADER];
  if (key === undefined) return ok(null);
  if (typeof key === 'string' && CART_KEY_PATTERN.test(key)) return ok(key);
  const detail = 'Cart-Key must be 22 to 64 letters, digits, hyphens and underscores';
  return fail(shopError('bad_request', { field: 'Cart-Key', detail }));
}

function idempotencyKeyOf(request: FastifyRequest): Result<string | null, ShopError> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return ok(null);
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return ok(key);
  const detail = 'Idempotency-Key must be 1 to 120 visible ASCII characters';
  return fail(shopError('bad_request', { field: 'Idempotency-Key', detail }));
}
