// Serializers of responses, each compiled by the first response it is for: compiling them all took a fourth of a server's start.
import { type Serializer, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

/** What is not in a response's schema is left out of it, as by Fastify's own compiler. */
export function compilesOnFirstUse(): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()();
  /** By schema: the one of errors belongs to every call. */
  const compiled = new WeakMap<object, Serializer>();
  return (route) => (data) => {
    const schema = route.schema;
    let serialize = compiled.get(schema);
    if (serialize === undefined) {
      serialize = compile({ ...route, httpStatus: route.httpStatus ?? '' });
      compiled.set(schema, serialize);
    }
    return serialize(data);
  };
}
