// Serves snapshot files: their names change with their content, so every cache may keep them for ever, and the next one may
// be packed over the one that a browser has (RFC 9842).
import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import { createPackedFiles, kindOf, type PackedFiles, type Packing } from '#server/discovery/packed-files.ts';
import { SNAPSHOT_PATH } from '#server/discovery/service.ts';
import { SNAPSHOT_NAME, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import { sendError } from '#server/http/errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export function mountSnapshotFiles(app: FastifyInstance, folder: SnapshotFolder): void {
  const files = createPackedFiles(folder);
  app.get<{ Params: { name: string } }>(
    `${SNAPSHOT_PATH}/:name`,
    // Packed already, or too small to be worth it.
    { schema: { hide: true }, compress: false },
    async (request, reply) => {
      const { name } = request.params;
      const found = SNAPSHOT_NAME.test(name) ? await choose(files, name, request) : undefined;
      // Another node may have it by now: nobody is to remember that this one had not.
      if (found === undefined)
        return sendError(reply.header('cache-control', 'no-store'), shopError('not_found'));
      if (found.packing !== undefined) void reply.header('content-encoding', found.packing);
      return reply
        .header('cache-control', FOR_EVER)
        .header('vary', 'Accept-Encoding, Available-Dictionary')
        .header('use-as-dictionary', `match="${SNAPSHOT_PATH}/${kindOf(name)}-*.bin"`)
        .header('content-length', found.bytes)
        .type('application/octet-stream')
        .send(createReadStream(found.path));
    },
  );
}

async function choose(files: PackedFiles, name: string, { headers }: FastifyRequest) {
  const accepted = headers['accept-encoding'] ?? '';
  const accepts = (packing: Packing) => new RegExp(`\\b${packing}\\b`).test(accepted.toString());
  const dictionary = dictionaryHashOf(headers['available-dictionary']);
  if (dictionary !== undefined && accepts('dcz')) {
    const file = await files.over(name, dictionary);
    if (file !== undefined) return { ...file, packing: 'dcz' as const };
  }
  for (const packing of ['br', 'gzip'] as const) {
    const file = accepts(packing) ? await files.packed(name, packing) : undefined;
    if (file !== undefined) return { ...file, packing };
  }
  const file = await files.plain(name);
  return file === undefined ? undefined : { ...file, packing: undefined };
}

/** A structured field's byte sequence, `:base64:`, of a SHA-256; as hexadecimal digits. */
function dictionaryHashOf(header: string | string[] | undefined): string | undefined {
  const base64 = /^:([A-Za-z0-9+/]{43}=):$/.exec(typeof header === 'string' ? header.trim() : '')?.[1];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
}
