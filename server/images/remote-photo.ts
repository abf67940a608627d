// Fetches a merchant's photo from an untrusted URL: public hosts only, pictures only, within limits.
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupAddress } from 'node:dns';
import { lookup as lookupHost } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { fail, ok, type Result } from '#contract/result.ts';
import { isPublicIp } from '#server/images/public-ip.ts';
import { imageFileTypeOf } from '#server/images/image-file-type.ts';

export interface RemoteAccess {
  /** Every address of a host name. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowed: (address: string) => boolean;
  readonly timeLimitMs: number;
}

export const MAX_PHOTO_BYTES = 12 * 1024 ** 2;
const MAX_REDIRECTS = 3;

export const PUBLIC_INTERNET: RemoteAccess = {
  resolve: (host) => lookupHost(host, { all: true }),
  isAllowed: isPublicIp,
  timeLimitMs: 10_000,
};

/** Why a photo could not be fetched; for the merchant, never for a shopper. */
export type PhotoError =
  | 'address_not_http'
  | 'address_with_credentials'
  | 'address_not_public'
  | 'not_reached'
  | 'timeout'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_a_picture'
  | 'too_large';

/**
 * The bytes of a JPEG, PNG, WebP, GIF or AVIF file of at most MAX_PHOTO_BYTES. The host name is resolved once, its IP
 * addresses are checked, and the connection goes to a checked address, so that a changed DNS answer gains nothing. Redirects
 * are checked the same way.
 */
export async function fetchPhoto(
  address: string,
  access: RemoteAccess = PUBLIC_INTERNET,
): Promise<Result<Buffer, PhotoError>> {
  const signal = AbortSignal.timeout(access.timeLimitMs);
  let next = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const url = URL.parse(next);
    if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
      return fail('address_not_http');
    // Node would send them, by whatever redirect they came.
    if (url.username !== '' || url.password !== '') return fail('address_with_credentials');
    const response = await open(url, access, signal);
    if (!response.ok) return response;
    const { statusCode = 0, headers } = response.value;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      response.value.destroy();
      next = URL.parse(headers.location, url.href)?.href ?? '';
      continue;
    }
    return readPhoto(response.value, signal);
  }
  return fail('too_many_redirects');
}

type Addresses = readonly [LookupAddress, ...LookupAddress[]];

/** All IP addresses of a host if each of them is allowed; one private address refuses the host. */
async function resolveAllowed(
  url: URL,
  access: RemoteAccess,
  signal: AbortSignal,
): Promise<Result<Addresses, PhotoError>> {
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  let found: readonly LookupAddress[];
  try {
    found =
      family === 0
        ? await Promise.race([access.resolve(literal), aborted(signal)])
        : [{ address: literal, family }];
  } catch {
    return fail(signal.aborted ? 'timeout' : 'not_reached');
  }
  const [first, ...others] = found;
  if (first === undefined) return fail('not_reached');
  return found.every((each) => access.isAllowed(each.address))
    ? ok([first, ...others])
    : fail('address_not_public');
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
}

async function open(
  url: URL,
  access: RemoteAccess,
  signal: AbortSignal,
): Promise<Result<IncomingMessage, PhotoError>> {
  const addresses = await resolveAllowed(url, access, signal);
  if (!addresses.ok) return addresses;
  const [first] = addresses.value;
  const lookup: LookupFunction = (_host, options, callback) => {
    if (options.all === true) callback(null, [...addresses.value]);
    else callback(null, first.address, first.family);
  };
  return new Promise((resolve) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      lookup,
      signal,
      headers: { accept: 'image/avif,image/webp,image/*;q=0.9', 'user-agent': 'cairn-images' },
    });
    request.once('response', (response) => resolve(ok(response)));
    request.once('error', () => resolve(fail(signal.aborted ? 'timeout' : 'not_reached')));
    request.end();
  });
}

async function readPhoto(
  response: IncomingMessage,
  signal: AbortSignal,
): Promise<Result<Buffer, PhotoError>> {
  const refuse = (why: PhotoError): Result<Buffer, PhotoError> => {
    response.destroy();
    return fail(why);
  };
  if (response.statusCode !== 200) return refuse('bad_status');
  if (!/^image\//i.test(response.headers['content-type'] ?? '')) return refuse('not_a_picture');
  if (Number(response.headers['content-length'] ?? 0) > MAX_PHOTO_BYTES) return refuse('too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > MAX_PHOTO_BYTES) return refuse('too_large');
      chunks.push(chunk);
    }
  } catch {
    return fail(signal.aborted ? 'timeout' : 'not_reached');
  }
  const bytes = Buffer.concat(chunks, length);
  return imageFileTypeOf(bytes) === undefined ? fail('not_a_picture') : ok(bytes);
}
