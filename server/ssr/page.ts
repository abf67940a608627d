// Page requests: a render function over the server's own clients, a status, and the security headers of a document.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageClient } from '#contract/clients.ts';
import { splitMarketPath } from '#contract/market.ts';
import type { Render } from '#contract/ssr.ts';
import { outageDocument } from '#server/ssr/outage.ts';

/** SS-01: a render waits this long for its data. */
const RENDER_LIMIT_MS = 10_000;

/** Finds the render function, whose HTML is whole, and mounts the files that its pages need; undefined: there are no pages. */
export type CreateRenderer = (app: FastifyInstance) => Promise<Render | undefined>;

export interface PageDeps {
  readonly pages: PageClient;
  readonly render: Render;
  /** Where a page that is no longer at this path is now; undefined where none was there. */
  movedTo(pathname: string): Promise<string | undefined>;
  /** `https://shop.example` as the shopper sees it. */
  originOf(request: FastifyRequest): string;
  report(error: unknown, where: string): void;
}

/** Mounts every address that no other route took. */
export function mountPages(app: FastifyInstance, deps: PageDeps): void {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy(nonce),
    });
    const url = `${deps.originOf(request)}${request.url}`;
    try {
      const page = await deps.render({
        url,
        pages: deps.pages,
        nonce,
        signal: AbortSignal.timeout(RENDER_LIMIT_MS),
      });
      if (page.status === 404) {
        const { pathname, search } = new URL(url);
        const path = await deps.movedTo(pathname);
        if (path !== undefined) return reply.code(301).header('Location', `${path}${search}`).send('');
      }
      if (page.location !== null) return reply.code(page.status).header('Location', page.location).send('');
      return reply.code(page.status).send(page.html);
    } catch (error) {
      // SS-03: whatever went wrong, the shopper sees the outage page and the log the reason.
      deps.report(error, 'ssr');
      const { market } = splitMarketPath(new URL(url).pathname);
      return reply.code(500).send(outageDocument(market.language, nonce));
    }
  }

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer, schema: { hide: true } });
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: answer, schema: { hide: true } });
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes only: tints of pictures and the share of a bar are data.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
