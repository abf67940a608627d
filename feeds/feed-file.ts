// Reads a feed file as a stream of text: decompressed, decoded, all line endings as line feeds.
import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip, type Gunzip } from 'node:zlib';
import { FeedError } from '#feeds/feed-log.ts';

/** More decompressed bytes are refused: a small archive can hold terabytes. */
const MAX_FEED_BYTES = 4 * 2 ** 30;
/** Feeds shrink to a tenth or a thirtieth; an archive made to fill a disk, to a thousandth. */
const MAX_UNPACKED_RATIO = 200;
/** Smaller ones harm nobody, whatever they hold. */
const MIN_REFUSED_BYTES = 16 * 2 ** 20;
/** How much of the file is read to detect its encoding and format. */
export const HEAD_BYTES = 256 * 1024;

export interface FeedFile {
  /** The first characters, for detecting the format; line endings as in `text`. */
  readonly head: string;
  readonly encoding: string;
  /** Streams the file from its start on every call. Throws FeedError on a damaged archive or invalid encoding. */
  text(): AsyncGenerator<string>;
}

/** Throws FeedError where there is no such file, or it is empty. */
export async function openFeedFile(path: string): Promise<FeedFile> {
  const stats = await stat(path).catch(() => null);
  if (stats === null || !stats.isFile()) throw new FeedError(`there is no file ${path}`, null);
  const isCompressed = await startsWithGzipMagic(path);
  const start = await firstBytes(path, isCompressed);
  if (start.length === 0) throw new FeedError('the file is empty', 1);
  const encoding = encodingOf(start);
  const text = () => decoded(bytesOf(path, isCompressed), encoding);
  const head = normalizeLineEndings(new TextDecoder(encoding).decode(start));
  return { head, encoding, text };
}

async function startsWithGzipMagic(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

async function firstBytes(path: string, isCompressed: boolean): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytesOf(path, isCompressed)) {
    parts.push(part);
    length += part.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, HEAD_BYTES);
}

async function* bytesOf(path: string, isCompressed: boolean): AsyncGenerator<Uint8Array> {
  const raw = createReadStream(path, { highWaterMark: 256 * 1024 });
  let seen = 0;
  const source = isCompressed ? decompress(raw) : raw;
  try {
    for await (const part of source as AsyncIterable<Uint8Array>) {
      seen += part.length;
      if (seen > MAX_FEED_BYTES) throw new FeedError(`more than ${MAX_FEED_BYTES} bytes`, null);
      if (seen > MIN_REFUSED_BYTES && seen > MAX_UNPACKED_RATIO * raw.bytesRead)
        throw new FeedError(`the gzip archive unpacks to over ${MAX_UNPACKED_RATIO} times its size`, null);
      yield part;
    }
  } catch (cause) {
    if (!isCompressed || !(cause instanceof Error) || cause instanceof FeedError) throw cause;
    throw new FeedError(`the gzip archive is damaged or cut short (${cause.message})`, null);
  } finally {
    raw.destroy();
  }
}

/** Its reader gets errors of both streams, and both are closed when it stops reading. */
function decompress(raw: ReadStream): Gunzip {
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  // Whoever iterates over `gunzip` gets the error; here it would be reported a second time.
  pipeline(raw, gunzip, () => undefined);
  return gunzip;
}

/** By byte order mark or XML declaration; else UTF-8 where it is valid, else the encoding that spreadsheets save. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const opening = Buffer.from(start.subarray(0, 200)).toString('latin1');
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(opening)?.[1]?.toLowerCase();
  const encoding = declared === undefined ? undefined : knownEncoding(declared);
  // A declaration that was read in single bytes is in no encoding of two.
  if (encoding !== undefined && !encoding.startsWith('utf-16')) return encoding;
  // The end of the head may cut a character in two, so its last bytes are not checked.
  const whole = start.length < HEAD_BYTES ? start : start.subarray(0, start.length - 3);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(whole, { stream: whole !== start });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function knownEncoding(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    throw new FeedError(`the encoding ${name} is not known`, 1);
  }
}

async function* decoded(bytes: AsyncGenerator<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  let endedInReturn = false;
  for await (const part of bytes) {
    const text = decodeOrThrow(() => decoder.decode(part, { stream: true }), encoding, line);
    const unified = normalizeLineEndings(endedInReturn && text.startsWith('\n') ? text.slice(1) : text);
    if (text !== '') endedInReturn = text.endsWith('\r');
    line += countLines(unified);
    if (unified !== '') yield unified;
  }
  decodeOrThrow(() => decoder.decode(), encoding, line);
}

function decodeOrThrow(decode: () => string, encoding: string, line: number): string {
  try {
    return decode();
  } catch {
    throw new FeedError(`not valid ${encoding.toUpperCase()} at or after this line; save it as UTF-8`, line);
  }
}

function normalizeLineEndings(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
