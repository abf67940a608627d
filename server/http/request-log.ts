// Fastify's log lines about requests: one per request at the level `debug`, none for health checks.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

const UNLOGGED_ROUTES = new Set(['/healthz', '/readyz']);

export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Logged when completed.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (UNLOGGED_ROUTES.has(request.routeOptions.url ?? '')) return;
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    // A client that disconnected is not a fault.
    const wasAborted = error !== null && error !== undefined;
    request.log.debug(
      { req: request, res: reply, responseTime, ...(wasAborted ? { wasAborted } : {}) },
      'request',
    );
  }

  /** The default logs the URL. */
  override routeNotFound(): void {}
}
