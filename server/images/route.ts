// GET /images/:id?width=W: pictures that never change under their URL, cached for a year.
import type { FastifyInstance, FastifyReply } from 'fastify';
import '#server/http/call-config.ts';
import { clientOf } from '#server/http/client-address.ts';
import type { ClientLimit } from '#server/client-budget.ts';
import { sendError } from '#server/http/errors.ts';
import { createImages, type ImageDeps, type Images } from '#server/images/images.ts';
import { parseImageWidth } from '#server/images/image-width.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

interface RouteDeps extends ImageDeps {
  readonly costs: ClientLimit;
}

/** DA-09: mounts the endpoint and returns the pictures behind it, for warming their cache. */
export function mountImages(app: FastifyInstance, { costs, ...deps }: RouteDeps): Images {
  const images = createImages(deps);
  app.addHook('onClose', () => {
    images.close();
  });
  app.get<{ Params: { id: string }; Querystring: { width?: unknown } }>(
    '/images/:id',
    // Pages of other origins show what discovery finds. What is stored costs no more than a refusal; the making of others has a
    // limit of its own.
    { config: { isNeverRefused: true, isOpenToOtherOrigins: true } },
    async (request, reply) => {
      const width = parseImageWidth(request.query.width);
      if (!width.ok) return sendError(reply, width.error);
      const { id } = request.params;
      const client = {
        name: clientOf(request.ip),
        signal: endOf(reply),
        // Of pictures that a shopper sees a first visit may need many; those that nobody sees are an attack, or few.
        refusal: () => costs.refusalOf(clientOf(request.ip)),
        onWasted: (ms: number) => costs.spend(clientOf(request.ip), ms),
      };
      const picture = await images.get(id, width.value, acceptsAvif(request.headers.accept), client);
      if (!picture.ok) return sendError(reply, picture.error);
      const { bytes, format, isPlaceholder } = picture.value;
      void reply.header('vary', 'Accept').type(`image/${format}`);
      // 203: only the placeholder. Browsers display it, caches that store only 200 don't store it.
      if (isPlaceholder) return reply.code(203).header('cache-control', 'no-store').send(bytes);
      const tag = `"${id}-${width.value}-${format}"`;
      void reply.header('cache-control', IMMUTABLE_CACHE_CONTROL).header('etag', tag);
      return matchesEtag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(bytes);
    },
  );
  return images;
}

/** Ends when the connection is closed before the response was sent. */
function endOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** True when AVIF is listed with a weight above 0; a wildcard does not count, since old browsers send it too. */
function acceptsAvif(accept: string | undefined): boolean {
  const range = accept?.split(',').find((part) => part.trim().toLowerCase().startsWith('image/avif'));
  return range !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(range);
}

function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}
