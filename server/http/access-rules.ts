// Nothing is changed by a route that does not say who may call it, nor for a page of another site.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, needsSameOriginProof } from '#contract/call.ts';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { sendError } from '#server/http/errors.ts';
import { isSameOrigin, isSameOriginForm, needsProofHeader } from '#server/http/same-origin.ts';

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * To be called before routes are added. Throws where one that is not for reading names neither a call nor `access`; what needs
 * proof that it comes from the shop's own pages is refused without it before anything of it is read.
 */
export function addAccessRules(app: FastifyInstance, originOf: (request: FastifyRequest) => string): void {
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    const isForReading = [method].flat().every((name) => READING.has(name));
    if (config?.call === undefined && config?.access === undefined && !isForReading)
      throw new Error(`${String(method)} ${url} does not say who may call it: its config has no access`);
    const isOurs =
      config?.access === 'form'
        ? isSameOriginForm
        : config?.call !== undefined && needsSameOriginProof(config.call)
          ? isSameOrigin
          : undefined;
    if (isOurs === undefined) return;
    route.onRequest = [
      async (request, reply) => {
        if (isOurs(request, originOf(request))) return undefined;
        return sendError(reply, shopError('forbidden', { detail: refusalOf(config?.call) }));
      },
      ...[route.onRequest ?? []].flat(),
    ];
  });
}

function refusalOf(call: Call | undefined): string {
  const detail = 'changes are taken from the shop itself only';
  if (call === undefined || !needsProofHeader(call)) return detail;
  return `${detail}: without Sec-Fetch-Site a GET needs the header X-Cairn: 1`;
}
