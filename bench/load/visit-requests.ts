// Requests as shoppers cause them: pages, searches, pictures, bags and events, in about the shares of a shop's day.
import type { MadeRequest } from './openapi-requests.ts';

export interface Shown {
  /** Paths. */
  readonly listings: readonly string[];
  readonly products: readonly string[];
  readonly images: readonly string[];
  readonly articles: readonly string[];
  readonly market: string;
}

const WORDS = 'jacket tent merino waterproof boots kids wool socks stove rope red blue light warm'.split(' ');
const COLORS = ['black', 'blue', 'green', 'red', 'grey'];
const WIDTHS = [160, 320, 480, 640, 960];

/** The numbers of `random` alone decide what is made. */
export function createVisits(shown: Shown, random: (below: number) => number): () => MadeRequest {
  const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const words = () => `${oneOf(WORDS)}%20${oneOf(WORDS)}`;
  const get = (path: string, headers: Record<string, string> = {}): MadeRequest => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br', ...headers },
    body: null,
  });
  const post = (path: string, value: unknown, headers: Record<string, string> = {}): MadeRequest => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'x-cairn': '1', ...headers },
    body: Buffer.from(JSON.stringify(value)),
  });
  const page = (path: string) => get(path, { accept: 'text/html' });
  const id = () => Array.from({ length: 3 }, () => random(2 ** 31).toString(36)).join('');
  const { market } = shown;

  const kinds: readonly (() => MadeRequest)[] = [
    () => page(`/${market}`),
    () => page(oneOf(shown.listings)),
    () => page(`${oneOf(shown.listings)}?f_color=${oneOf(COLORS)}`),
    () => page(`/${market}/search?query=${words()}`),
    () => page(oneOf(shown.products)),
    () => page(`${oneOf(shown.products)}?utm_source=${id()}`),
    () => page(`/${market}/p/${id()}`),
    () => get(`/api/search?market=${market}&query=${words()}`),
    () => get(`/api/bootstrap/init?market=${market}`),
    () => get(`${oneOf(shown.images)}?width=${oneOf(WIDTHS)}`, { accept: 'image/avif,image/webp' }),
    () => get(`${oneOf(shown.images)}?width=${oneOf(WIDTHS)}`, { accept: 'image/webp' }),
    () => post('/v3/search/suggestions', { merchant: 'cairn', market, query: oneOf(WORDS) }),
    () => post('/v3/recommend/products', { merchant: 'cairn', market, type: 'related', limit: 12 }),
    () =>
      post(
        `/api/cart/add?market=${market}`,
        { size: { articleId: oneOf(shown.articles) } },
        { 'idempotency-key': id(), 'cart-key': `${id()}${id()}`.padEnd(24, 'x').slice(0, 40) },
      ),
    () =>
      post(
        '/v2/create-events',
        Array.from({ length: 1 + random(10) }, () => ({
          event_id: id(),
          tenant: 'cairn',
          market,
          type: 'page_view',
          session_id: id(),
        })),
      ),
  ];
  return () => oneOf(kinds)();
}
