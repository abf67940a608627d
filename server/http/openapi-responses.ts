// What the OpenAPI document says of each call's responses: every status that it can have, with body and headers.
import { STATUS_CODES } from 'node:http';
import { changesData, hasEtag, needsSameOriginProof } from '#contract/call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { IMAGE_WIDTHS } from '#contract/image-widths.ts';
import { cacheControlOf } from '#server/http/cache-control.ts';
import { CALLS_THAT_SET_THE_COOKIE } from '#server/http/handlers.ts';
import { PROBLEM_TYPE } from '#server/http/problem.ts';
import { DEFAULT_WIDTH, MAX_ASKED_WIDTH } from '#server/images/image-width.ts';

type Json = Readonly<Record<string, unknown>>;

/** Said of the calls that have other pages among their callers, and of pictures. */
export const OPEN_TO_OTHER_ORIGINS = 'Open to pages of other origins.';

/** Once for all calls, under components. */
export const RESPONSE_HEADERS = {
  ETag: { description: 'to be sent as If-None-Match', schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: '`true`: the effect is that of an earlier request under the same Idempotency-Key',
    schema: { type: 'string', enum: ['true'] },
  },
  'Retry-After': {
    description: 'seconds to wait before the next try',
    schema: { type: 'integer', minimum: 0 },
  },
  'Set-Cookie': {
    description: 'the session cookie, where the request came without it',
    schema: { type: 'string' },
  },
} as const satisfies Json;

function header(name: keyof typeof RESPONSE_HEADERS): Json {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}

const REFUSALS = [400, 401, 403, 404, 409, 413, 415, 421, 429, 500, 503];

/** The refusals of all calls by status; `problem` is the schema of their body, or a reference to it. */
export function refusalResponses(problem: unknown): Json {
  return Object.fromEntries(
    REFUSALS.map((status) => [
      `Refused${status}`,
      {
        description: STATUS_CODES[status],
        ...(status === 429 || status === 503 ? { headers: header('Retry-After') } : {}),
        content: { [PROBLEM_TYPE]: { schema: problem } },
      },
    ]),
  );
}

function refused(...statuses: readonly number[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]),
  );
}

const SETS_COOKIE: ReadonlySet<string> = new Set(CALLS_THAT_SET_THE_COOKIE);

/** `result` is a schema or a reference. */
export function responsesOf(operationId: string, endpoint: Endpoint, result: unknown): Json {
  const cacheControl = { schema: { type: 'string', const: cacheControlOf(endpoint.cache) } };
  return {
    '200': {
      description: 'The result',
      headers: {
        'Cache-Control': cacheControl,
        ...(hasEtag(endpoint) ? header('ETag') : {}),
        ...(endpoint.retry === 'keyed' ? header('Idempotency-Replayed') : {}),
        ...(SETS_COOKIE.has(operationId) ? header('Set-Cookie') : {}),
      },
      content: { 'application/json': { schema: result } },
    },
    ...(hasEtag(endpoint) ? { '304': { description: STATUS_CODES[304] } } : {}),
    ...refused(...refusalsOf(endpoint)),
  };
}

/** 404 and 409 of calls that can name what is not there, or is no longer as it was. */
function refusalsOf(endpoint: Endpoint): number[] {
  const { params, query, body, access } = endpoint;
  const hasInput = params !== undefined || query !== undefined || body !== undefined;
  return [
    ...(hasInput ? [400] : []),
    ...(access === 'customer' ? [401] : []),
    ...(needsSameOriginProof(endpoint) ? [403] : []),
    ...(hasInput ? [404] : []),
    ...(changesData(endpoint) ? [409] : []),
    ...(body === undefined ? [] : [413, 415]),
    421,
    429,
    500,
    503,
  ];
}

/** Pictures are no call of the contract: their address stands in what calls answer. */
export function imagePath(): Record<'get', Json> {
  const binary = { schema: { type: 'string', contentEncoding: 'binary' } };
  const picture = { 'image/webp': binary, 'image/avif': binary };
  return {
    get: {
      operationId: 'image',
      summary: 'A picture, as AVIF where that is accepted and made already, else as WebP',
      description: OPEN_TO_OTHER_ORIGINS,
      tags: ['images'],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z2-7]{14,20}$' } },
        {
          name: 'width',
          in: 'query',
          description: `in device pixels; rounded up to one of ${IMAGE_WIDTHS.join(', ')}`,
          schema: { type: 'integer', minimum: 1, maximum: MAX_ASKED_WIDTH, default: DEFAULT_WIDTH },
        },
      ],
      responses: {
        '200': {
          description: 'The picture, which never changes under this address',
          headers: { 'Cache-Control': { schema: { type: 'string' } }, ...header('ETag') },
          content: picture,
        },
        '203': { description: 'Its placeholder, while it cannot be had', content: picture },
        '304': { description: STATUS_CODES[304] },
        ...refused(400, 404, 421, 429, 500, 503),
      },
    },
  };
}
