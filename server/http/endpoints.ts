// Mounts every row of the contract's table on its handler; no rules of the shop in here.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ResponseOf, type Endpoint, ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { type ShopError, shopError } from '#contract/errors.ts';
import { ErrorBody } from '#contract/parameters.ts';
import type { Result } from '#contract/result.ts';
import { sendError } from '#server/http/errors.ts';
import type { EndpointCall, Handlers } from '#server/http/handlers.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { sessionOf } from '#server/http/session.ts';
import { compileEventBatchSchema, compileSchema } from '#server/http/validation.ts';

export interface EndpointsDeps {
  readonly handlers: Handlers;
  readonly originOf: (request: FastifyRequest) => string;
}

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,120}$/;
/** Largest body of a call, in bytes; an event batch may be larger. */
const BODY_LIMIT = 64 * 1024;
const EVENTS_BODY_LIMIT = 256 * 1024;

export function mountEndpoints(app: FastifyInstance, deps: EndpointsDeps): void {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) mountEndpoint(app, name, deps);
}

function mountEndpoint<N extends EndpointName>(app: FastifyInstance, name: N, deps: EndpointsDeps): void {
  const endpoint: Endpoint = ENDPOINTS[name];
  const handle = deps.handlers[name] as (call: EndpointCall<N>) => Promise<Result<ResponseOf<N>>>;
  const isEvents = endpoint.tag === 'events';
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: isEvents ? EVENTS_BODY_LIMIT : BODY_LIMIT,
    validatorCompiler: (route) =>
      (isEvents && route.httpPart === 'body' ? compileEventBatchSchema : compileSchema)(route),
    schema: {
      operationId: name,
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
      ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
      ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
      response: { 200: endpoint.response, '4xx': ErrorBody, '5xx': ErrorBody },
    },
    async handler(request, reply) {
      const origin = deps.originOf(request);
      // Events carry no session and come from pages of other origins: there is nothing to prove.
      if (endpoint.changes === true && !isEvents && !isSameOrigin(request, origin)) {
        return sendError(
          reply,
          shopError('forbidden', { detail: 'changes are taken from the shop itself only' }),
        );
      }
      const key = idempotencyKeyOf(request);
      if (!key.ok) return sendError(reply, key.error);
      let etag: string | undefined;
      const result = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        session: sessionOf(request, reply, origin.startsWith('https:')),
        idempotencyKey: key.value,
        markReplayed: () => void reply.header('idempotency-replayed', 'true'),
        setEtag: (content: string) => {
          etag = `W/"${content}"`;
        },
      } as EndpointCall<N>);
      if (!result.ok) return sendError(reply, result.error);
      setCacheControl(endpoint, reply);
      if (etag !== undefined) {
        void reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      }
      return reply.send(result.value);
    },
  });
}

function idempotencyKeyOf(request: FastifyRequest): Result<string | null, ShopError> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { ok: true, value: null };
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return { ok: true, value: key };
  const detail = 'Idempotency-Key must be 1 to 120 visible ASCII letters';
  return { ok: false, error: shopError('bad_request', { field: 'Idempotency-Key', detail }) };
}

/** A shopper's own answers are kept nowhere; a catalogue answer may be, but must be asked about again. */
function setCacheControl(endpoint: Endpoint, reply: FastifyReply): void {
  const isPrivate = endpoint.tag === 'cart' || endpoint.tag === 'events';
  void reply.header('cache-control', isPrivate ? 'no-store' : 'no-cache');
}
