// The OpenAPI document of all endpoints; a schema with a title appears once, under components, and is referenced elsewhere.
import { CART_KEY_PATTERN } from '#contract/cart-key.ts';
import type { TSchema } from 'typebox';
import { changesData, isOpenToOtherOrigins, needsSameOriginProof } from '#contract/call.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { OURS_VALUE } from '#contract/ours.ts';
import { ErrorBody } from '#contract/parameters.ts';
import {
  imagePath,
  OPEN_TO_OTHER_ORIGINS,
  refusalResponses,
  RESPONSE_HEADERS,
  responsesOf,
} from '#server/http/openapi-responses.ts';
import { needsProofHeader } from '#server/http/same-origin.ts';

type Json = Readonly<Record<string, unknown>>;

const SESSION_COOKIE_SCHEME = 'session';

/** OpenAPI 3.1; throws if two different schemas have the same title. */
export function openApiDocument(
  endpoints: Readonly<Record<string, Endpoint>>,
  sessionCookie: string,
): Json & { readonly info: Json } {
  const schemas = createSchemaNames();
  const refusals = refusalResponses(schemas.refer(ErrorBody));
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(operationId, endpoint, schemas),
    };
  }
  paths['/images/{id}'] = imagePath();
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1', description: 'The shop and discovery API.' },
    paths,
    components: {
      schemas: schemas.all(),
      responses: refusals,
      headers: RESPONSE_HEADERS,
      securitySchemes: { [SESSION_COOKIE_SCHEME]: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function operationOf(operationId: string, endpoint: Endpoint, schemas: SchemaNames): Json {
  const parameters = [
    ...parametersOf('path', endpoint.params, schemas),
    ...parametersOf('query', endpoint.query, schemas),
    ...(endpoint.retry === 'keyed' ? [IDEMPOTENCY_KEY] : []),
    ...(endpoint.access === 'session' ? [CART_KEY] : []),
    ...(needsProofHeader(endpoint) ? [PROOF] : []),
  ];
  return {
    operationId,
    summary: endpoint.summary,
    description: policyOf(endpoint),
    tags: [endpoint.tag],
    ...(endpoint.access === 'public' ? {} : { security: securityOf(endpoint) }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(schemas.refer(endpoint.body)) } }),
    responses: responsesOf(operationId, endpoint, schemas.refer(endpoint.response)),
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'a request repeated under its key takes effect once',
  schema: { type: 'string', minLength: 1, maxLength: 120 },
};

const CART_KEY: Json = {
  name: 'Cart-Key',
  in: 'header',
  description: 'a secret of the device that names its cart where the session cookie does not',
  schema: { type: 'string', pattern: CART_KEY_PATTERN.source },
};

/** Required, as OpenAPI cannot say from whom it is not: a browser that sends Sec-Fetch-Site may leave it out. */
const PROOF: Json = {
  name: 'X-Cairn',
  in: 'header',
  required: true,
  description: 'shows that no page of another site asks; browsers that send Sec-Fetch-Site may leave it out',
  schema: { type: 'string', const: OURS_VALUE },
};

/** Who comes without the cookie is known by the device's key, or has a new session: only customers must be logged in. */
function securityOf({ access }: Endpoint): Json[] {
  const byCookie = { [SESSION_COOKIE_SCHEME]: [] };
  return access === 'customer' ? [byCookie] : [byCookie, {}];
}

function policyOf(endpoint: Endpoint): string {
  const sentences = [`Cache policy: ${endpoint.cache}.`, `Access: ${endpoint.access}.`];
  if (changesData(endpoint)) sentences.push(`Retries: ${endpoint.retry}.`);
  if (isOpenToOtherOrigins(endpoint)) sentences.push(OPEN_TO_OTHER_ORIGINS);
  if (needsSameOriginProof(endpoint)) sentences.push('Taken from pages of the same origin only.');
  return sentences.join(' ');
}

function parametersOf(place: 'path' | 'query', schema: TSchema | undefined, schemas: SchemaNames): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: schemas.refer(property),
  }));
}

function jsonContent(schema: unknown): Json {
  return { 'application/json': { schema } };
}

interface SchemaNames {
  /** The schema with every titled one in it replaced by a reference. */
  refer(schema: unknown): unknown;
  /** The titled schemas found so far, by title. */
  all(): Json;
}

function createSchemaNames(): SchemaNames {
  const known = new Map<string, { readonly source: string; readonly schema: unknown }>();
  const withReferences = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value !== 'object' || value === null) return value;
    if ('items' in value && Array.isArray(value.items)) return withReferences(tupleOf(value, value.items));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refer(inner)]));
  };
  const refer = (value: unknown): unknown => {
    const title = titleOf(value);
    if (title === undefined) return withReferences(value);
    const source = JSON.stringify(value);
    const before = known.get(title);
    if (before !== undefined && before.source !== source)
      throw new Error(`two schemas have the title ${title}`);
    if (before === undefined) known.set(title, { source, schema: withReferences(value) });
    return { $ref: `#/components/schemas/${title}` };
  };
  return {
    refer,
    all: () => Object.fromEntries([...known].map(([title, { schema }]) => [title, schema])),
  };
}

/** A tuple in JSON Schema 2020-12; TypeBox writes that of an earlier draft. */
function tupleOf(schema: object, items: readonly unknown[]): Json {
  const { additionalItems: _, ...rest } = schema as Json;
  return { ...rest, prefixItems: items, items: false };
}

/** A schema's title; a property named `title` has a schema, not a text. */
function titleOf(value: unknown): string | undefined {
  const title =
    typeof value === 'object' && value !== null ? (value as { title?: unknown }).title : undefined;
  return typeof title === 'string' ? title : undefined;
}
