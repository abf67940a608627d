// Serves the built files, compressed in advance: those with hashed names are cached for ever, others are revalidated. None is refused under load.
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { shopError } from '#contract/errors.ts';
import '#server/http/call-config.ts';
import { acceptsCoding } from '#server/http/content-coding.ts';
import { sendError } from '#server/http/errors.ts';
import { FILE_POLICY } from '#server/http/document-policies.ts';

const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** All but those with hashed names. One route per file: other URLs fall through to the pages. Without service worker `/sw.js` is the script that ends it. */
export async function serveStaticFiles(
  app: FastifyInstance,
  clientDir: string,
  hasServiceWorker = true,
): Promise<void> {
  if (!existsSync(clientDir)) return;
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isNeverRefused: true };
    });
    await files.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      index: false,
      globIgnore: [
        'assets/**',
        '**/*.br',
        '**/*.gz',
        '**/*.map',
        '.vite/**',
        ...(hasServiceWorker ? [] : ['sw.js']),
      ],
      setHeaders(reply) {
        reply.header('cache-control', 'no-cache');
        reply.header('content-security-policy', FILE_POLICY);
      },
    });
    if (!hasServiceWorker) files.get('/sw.js', (_, reply) => reply.sendFile('sw-off.js'));
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};
/** Of files of other builds, of which tabs that were open before a deploy load a few. */
const MAX_FORMER_BYTES = 8_000_000;
const unzip = promisify(gunzip);

/** As they are tried: the smallest first. */
const CODINGS = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
] as const;

interface HashedFile {
  readonly content: Buffer;
  /** By coding; small files have none. */
  readonly compressed: ReadonlyMap<string, Buffer>;
}

/**
 * The files with hashed names, from memory once they were read: a page has dozens, and a build about a megabyte. `findFormer`: as
 * gzip, of builds before this one, or of another node's, whose pages still ask for them; and of this one when the folder lacks them.
 */
export function serveHashedFiles(
  app: FastifyInstance,
  folder: string,
  findFormer: (name: string) => Promise<Buffer | undefined>,
): void {
  const known = new Set(
    existsSync(folder) ? readdirSync(folder).filter((name) => extname(name) in TYPES) : [],
  );
  const files = new Map<string, Promise<HashedFile>>();
  const former = new LRUCache<string, HashedFile>({
    maxSize: MAX_FORMER_BYTES,
    sizeCalculation: ({ content, compressed }) =>
      [content, ...compressed.values()].reduce((sum, { byteLength }) => sum + byteLength, 1),
  });
  const readings = new Map<string, Promise<HashedFile | undefined>>();

  async function find(name: string): Promise<HashedFile | undefined> {
    if (!known.has(name)) return extname(name) in TYPES ? findStored(name) : undefined;
    const file = files.get(name) ?? readHashedFile(join(folder, name));
    files.set(name, file);
    return file.catch(async (error: unknown) => {
      // It is tried again the next time.
      files.delete(name);
      // Another build may have deleted it on the disk.
      const stored = await findStored(name);
      if (stored === undefined) throw error;
      return stored;
    });
  }
  async function findStored(name: string): Promise<HashedFile | undefined> {
    const found = former.get(name);
    if (found !== undefined) return found;
    const reading = readings.get(name) ?? readStored(name).finally(() => readings.delete(name));
    readings.set(name, reading);
    return reading;
  }
  async function readStored(name: string): Promise<HashedFile | undefined> {
    const compressed = await findFormer(name);
    if (compressed === undefined) return undefined;
    const file = { content: await unzip(compressed), compressed: new Map([['gzip', compressed]]) };
    former.set(name, file);
    return file;
  }

  const options = { config: { isNeverRefused: true } };
  app.get<{ Params: { readonly name: string } }>('/assets/:name', options, async (request, reply) => {
    const { name } = request.params;
    // The name says what is in it: who has one of this name has the file.
    const etag = `"${name}"`;
    const isKnown = request.headers['if-none-match'] === etag && extname(name) in TYPES;
    const file = isKnown ? null : await find(name);
    if (file === undefined) return sendError(reply, shopError('not_found', { field: 'path' }));
    void reply.headers({
      'cache-control': IMMUTABLE_CACHE_CONTROL,
      'content-security-policy': FILE_POLICY,
      etag,
      vary: 'Accept-Encoding',
    });
    if (file === null) return reply.code(304).send();
    void reply.type(TYPES[extname(name)] ?? '');
    for (const { coding } of CODINGS) {
      const compressed = file.compressed.get(coding);
      if (compressed !== undefined && acceptsCoding(request.headers, coding))
        return reply.header('content-encoding', coding).send(compressed);
    }
    return reply.send(file.content);
  });
}

async function readHashedFile(path: string): Promise<HashedFile> {
  const compressed = new Map<string, Buffer>();
  for (const { coding, ending } of CODINGS)
    if (existsSync(path + ending)) compressed.set(coding, await readFile(path + ending));
  return { content: await readFile(path), compressed };
}
