// Fastify's own lines about requests: one a request, at the level `debug`, none about health checks.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

const UNLOGGED_ROUTES = new Set(['/healthz', '/readyz']);

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line that is written when the request is completed says it all.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (UNLOGGED_ROUTES.has(request.routeOptions.url ?? '')) return;
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    // A client that went away is no fault.
    const wasAborted = error !== null && error !== undefined;
    request.log.debug(
      { req: request, res: reply, responseTime, ...(wasAborted ? { wasAborted } : {}) },
      'request',
    );
  }

  /** The default names the URL. */
  override routeNotFound(): void {}
}
