// Fetches a merchant's photo once, trusting neither the address nor the answer: only public hosts, only pictures, within limits.
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookup as lookupHost } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '#contract/result.ts';
import { isPublicAddress } from './remote-address.ts';
import { pictureTypeOf } from './picture-type.ts';

export interface RemoteAccess {
  /** Every address of a host name. */
  readonly resolve: (host: string) => Promise<readonly { address: string; family: number }[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly timeLimitMs: number;
}

export const MAX_PHOTO_BYTES = 12 * 1024 ** 2;
const MAX_REDIRECTS = 3;

export const PUBLIC_INTERNET: RemoteAccess = {
  resolve: (host) => lookupHost(host, { all: true }),
  isAllowed: isPublicAddress,
  timeLimitMs: 10_000,
};

/** Why a photo could not be had; for the log, never for a shopper. */
export type PhotoRefusal =
  | 'address_not_http'
  | 'address_not_public'
  | 'not_reached'
  | 'timeout'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_a_picture'
  | 'too_large';

/**
 * The bytes of a JPEG, PNG, WebP, GIF or AVIF file of at most MAX_PHOTO_BYTES. The name is resolved once, its addresses are
 * judged, and the connection goes to an address that was judged, so that a name that changes its mind in between gains
 * nothing. Redirects are judged the same way.
 */
export async function fetchPhoto(
  address: string,
  access: RemoteAccess = PUBLIC_INTERNET,
): Promise<Result<Buffer, PhotoRefusal>> {
  const signal = AbortSignal.timeout(access.timeLimitMs);
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const url = URL.parse(next);
    if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
      return fail('address_not_http');
    const answer = await open(url, access, signal);
    if (!answer.ok) return answer;
    const { statusCode = 0, headers } = answer.value;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.value.destroy();
      next = URL.parse(headers.location, url.href)?.href ?? '';
      continue;
    }
    return readPicture(answer.value, signal);
  }
  return fail('too_many_redirects');
}

class NotPublicError extends Error {}

function open(
  url: URL,
  access: RemoteAccess,
  signal: AbortSignal,
): Promise<Result<IncomingMessage, PhotoRefusal>> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !access.isAllowed(literal)) return Promise.resolve(fail('address_not_public'));
  const lookup: LookupFunction = (host, options, callback) => {
    access.resolve(host).then(
      (found) => {
        const first = found[0];
        if (first === undefined || found.some((each) => !access.isAllowed(each.address))) {
          callback(new NotPublicError(host), []);
        } else if (options.all === true) {
          callback(null, [...found]);
        } else {
          callback(null, first.address, first.family);
        }
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
    );
  };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      lookup,
      signal,
      headers: { accept: 'image/avif,image/webp,image/*;q=0.9', 'user-agent': 'cairn-images' },
    });
    request.once('response', (answer) => resolve(ok(answer)));
    request.once('error', (error) => {
      if (error instanceof NotPublicError) resolve(fail('address_not_public'));
      else resolve(fail(signal.aborted ? 'timeout' : 'not_reached'));
    });
    request.end();
  });
}

async function readPicture(
  answer: IncomingMessage,
  signal: AbortSignal,
): Promise<Result<Buffer, PhotoRefusal>> {
  const refuse = (why: PhotoRefusal): Result<Buffer, PhotoRefusal> => {
    answer.destroy();
    return fail(why);
  };
  if (answer.statusCode !== 200) return refuse('bad_status');
  if (!/^image\//i.test(answer.headers['content-type'] ?? '')) return refuse('not_a_picture');
  if (Number(answer.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES) return refuse('too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > MAX_PHOTO_BYTES) return refuse('too_large');
      chunks.push(chunk);
    }
  } catch {
    return fail(signal.aborted ? 'timeout' : 'not_reached');
  }
  const bytes = Buffer.concat(chunks, length);
  return pictureTypeOf(bytes) === undefined ? fail('not_a_picture') : ok(bytes);
}
