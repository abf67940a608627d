// Readiness checks: whether the process is alive, and whether it is ready for requests.
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';

export interface Readiness {
  /** Checks the catalogue, the engines, the store and the data folder; null: it is ready. */
  readonly whyNotReady: () => Promise<string | null>;
  /** What an operator should see to, although the process is ready. */
  readonly warnings: () => readonly string[];
}

export function mountHealth(app: FastifyInstance, { whyNotReady, warnings }: Readiness): void {
  const options = { config: { isNeverRefused: true, isForAnyHost: true } };
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/readyz', options, async (_request, reply) => {
    const reason = await whyNotReady();
    if (reason !== null) return sendError(reply, shopError('overloaded', { detail: reason }));
    const all = warnings();
    const status = { status: 'ready', ...(all.length === 0 ? {} : { warnings: all }) };
    return reply.header('cache-control', 'no-store').send(status);
  });
}
