// The process of bare-server.ts: sends the file that it is given for every path, and tells its port.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const body = readFileSync(process.argv[2] ?? '');
const app = Fastify();
app.get('/*', (_request, reply) =>
  reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(body),
);
process.send?.(Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port));
