// Serves snapshot files: content-addressed, so cached for ever, and compressed with a browser's earlier file as dictionary (RFC 9842).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shopError } from '#contract/errors.ts';
import {
  createCompressedFiles,
  snapshotKindOf,
  type CompressedFiles,
  type ContentCoding,
} from '#server/discovery/compressed-files.ts';
import { SNAPSHOT_PATH } from '#server/discovery/service.ts';
import { SNAPSHOT_NAME, type SnapshotFolder } from '#server/discovery/snapshot-files.ts';
import '#server/http/call-config.ts';
import { clientOf } from '#server/http/client-address.ts';
import { acceptsCoding } from '#server/http/content-coding.ts';
import { sendError } from '#server/http/errors.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';
/** Of a file that could not be compressed right now: a cache of many would give it to all of them. */
const PRIVATE_CACHE_CONTROL = 'private, max-age=31536000, immutable';

export function mountSnapshotFiles(app: FastifyInstance, folder: SnapshotFolder): void {
  const files = createCompressedFiles(folder, (err) => app.log.warn({ err, where: 'snapshot files' }));
  app.get<{ Params: { name: string } }>(
    `${SNAPSHOT_PATH}/:name`,
    // Already compressed, or too small for it.
    { compress: false, config: { isOpenToOtherOrigins: true } },
    async (request, reply) => {
      const { name } = request.params;
      const found = SNAPSHOT_NAME.test(name) ? await chooseEncoding(files, name, request) : undefined;
      // Another node may already have it: the 404 must not be cached.
      if (found === undefined)
        return sendError(reply.header('cache-control', 'no-store'), shopError('not_found'));
      if (found.encoding !== undefined) void reply.header('content-encoding', found.encoding);
      return reply
        .header('cache-control', found.isFallback ? PRIVATE_CACHE_CONTROL : IMMUTABLE_CACHE_CONTROL)
        .header('vary', 'Accept-Encoding, Available-Dictionary')
        .header('use-as-dictionary', `match="${SNAPSHOT_PATH}/${snapshotKindOf(name)}-*.bin"`)
        .header('content-length', found.bytes)
        .type('application/octet-stream')
        .send(found.file.createReadStream());
    },
  );
}

async function chooseEncoding(files: CompressedFiles, name: string, { headers, ip }: FastifyRequest) {
  const client = clientOf(ip);
  const accepts = (coding: ContentCoding) => acceptsCoding(headers, coding);
  const dictionary = dictionaryHashOf(headers['available-dictionary']);
  if (dictionary !== undefined && accepts('dcz')) {
    const file = await files.compressedWithDictionary(name, dictionary, client);
    if (file !== undefined) return { ...file, encoding: 'dcz' as const, isFallback: false };
  }
  for (const encoding of ['br', 'gzip'] as const) {
    const file = accepts(encoding) ? await files.compressed(name, encoding, client) : undefined;
    if (file !== undefined) return { ...file, encoding, isFallback: false };
  }
  const file = await files.uncompressed(name);
  const isFallback = accepts('br') || accepts('gzip');
  return file === undefined ? undefined : { ...file, encoding: undefined, isFallback };
}

/** A structured field's byte sequence, `:base64:`, of a SHA-256; as hexadecimal digits. */
function dictionaryHashOf(header: string | string[] | undefined): string | undefined {
  const base64 = /^:([A-Za-z0-9+/]{43}=):$/.exec(typeof header === 'string' ? header.trim() : '')?.[1];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('hex');
}
