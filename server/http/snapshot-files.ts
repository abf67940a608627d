// Serves snapshot files: their names change with their content, so every cache may keep them for ever.
import { createReadStream, statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { SNAPSHOT_PATH } from '#server/discovery/service.ts';
import { SNAPSHOT_NAME, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { sendError } from '#server/http/errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function mountSnapshotFiles(app: FastifyInstance, folder: SnapshotFolder): void {
  app.get<{ Params: { name: string } }>(
    `${SNAPSHOT_PATH}/:name`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      if (!SNAPSHOT_NAME.test(name)) return sendError(reply, shopError('not_found'));
      const encoding = encodingOf(request.headers['accept-encoding']);
      const path = folder.path(encoding === undefined ? name : `${name}.${encoding.ending}`);
      const facts = statSync(path, { throwIfNoEntry: false });
      if (facts === undefined) return sendError(reply, shopError('not_found'));
      if (encoding !== undefined) void reply.header('content-encoding', encoding.name);
      return reply
        .header('cache-control', FOR_EVER)
        .header('vary', 'Accept-Encoding')
        .header('content-length', facts.size)
        .type('application/octet-stream')
        .send(createReadStream(path));
    },
  );
}

function encodingOf(accepted: string | undefined): { name: string; ending: string } | undefined {
  if (/\bbr\b/.test(accepted ?? '')) return { name: 'br', ending: 'br' };
  if (/\bgzip\b/.test(accepted ?? '')) return { name: 'gzip', ending: 'gz' };
  return undefined;
}
