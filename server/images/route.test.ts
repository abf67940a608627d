import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingImageId, type DrawingSource, type ImageSource, remoteImageId } from '#catalogue/catalogue.ts';
import { demoRoom } from '#demo/demo.ts';
import { createCostLimits } from '#server/http/cost-limits.ts';
import type { ImageDeps, Images } from '#server/images/images.ts';
import { createPictureRecords } from '#server/images/picture-records.ts';
import { mountImages } from '#server/images/route.ts';
import { createLog } from '#server/log.ts';
import { openStore, type Store } from '#store/open-store.ts';
import { beanieDrawing } from '#tests/fixtures/beanie-drawing.ts';

const BEANIE = beanieDrawing(3);
const ID = drawingImageId(BEANIE, 1);
const AVIF = { accept: 'image/avif,image/webp,*/*;q=0.8' };
const TINT = '#ab3344';

let dataDir = '';
let app: FastifyInstance;
let store: Store;
let images: Images;
let lookups = 0;
let warnings: string[] = [];
const sources = new Map<string, ImageSource>();

function mount(extra: Partial<ImageDeps> = {}): void {
  app = Fastify();
  images = mountImages(app, {
    lookup: (id) => {
      lookups += 1;
      const source = sources.get(id);
      return Promise.resolve(source === undefined ? undefined : { source, tint: TINT });
    },
    dataDir,
    records: createPictureRecords(store),
    log: createLog('warn', { write: (line) => void warnings.push(line) }),
    renderDrawing: demoRoom.renderPicture,
    costs: createCostLimits(Date.now),
    ...extra,
  });
}
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cairn-images-'));
  store = await openStore({ dataDir });
  lookups = 0;
  warnings = [];
  sources.clear();
  sources.set(ID, BEANIE);
  mount();
});
afterEach(async () => {
  await images.idle();
  await app.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('DA-09a a picture comes as WebP at the asked width, to be kept for ever', async () => {
  const answer = await get(`/images/${ID}?width=320`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
  });
  const facts = await sharp(answer.rawPayload).metadata();
  expect([facts.format, facts.width, facts.height]).toEqual(['webp', 320, 400]);
});

test('DA-09a widths are snapped up to the ladder: no width is 640, more than the widest is the widest', async () => {
  for (const [query, width] of [
    ['', 640],
    ['?width=1', 96],
    ['?width=97', 160],
    ['?width=160', 160],
    ['?width=1601', 1600],
  ] as const) {
    const answer = await get(`/images/${ID}${query}`);
    expect([query, (await sharp(answer.rawPayload).metadata()).width]).toEqual([query, width]);
  }
});

test('DA-09d AVIF is made behind the first answer and preferred once it is there', async () => {
  expect((await get(`/images/${ID}?width=96`, AVIF)).headers['content-type']).toBe('image/webp');
  await images.idle();
  const second = await get(`/images/${ID}?width=96`, AVIF);
  expect(second.headers['content-type']).toBe('image/avif');
  expect((await sharp(second.rawPayload).metadata()).width).toBe(96);
  expect((await get(`/images/${ID}?width=96`)).headers['content-type']).toBe('image/webp');
  expect((await get(`/images/${ID}?width=96`, { accept: 'image/avif;q=0' })).headers['content-type']).toBe(
    'image/webp',
  );
});

test('where no AVIF is made, WebP is what every browser gets', async () => {
  await app.close();
  mount({ makesAvif: false });
  await get(`/images/${ID}?width=96`, AVIF);
  await images.idle();
  expect((await get(`/images/${ID}?width=96`, AVIF)).headers['content-type']).toBe('image/webp');
});

test('AVIF follows also where only WebP was left by an earlier run', async () => {
  await get(`/images/${ID}?width=96`);
  await app.close();
  mount();
  await get(`/images/${ID}?width=96`, AVIF);
  await images.idle();
  expect((await get(`/images/${ID}?width=96`, AVIF)).headers['content-type']).toBe('image/avif');
});

test('a known picture answers 304 by its tag, another format has another tag', async () => {
  const first = await get(`/images/${ID}?width=96`, AVIF);
  const tag = String(first.headers.etag);
  const again = await get(`/images/${ID}?width=96`, { 'if-none-match': tag });
  expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, tag]);
  await images.idle();
  expect((await get(`/images/${ID}?width=96`, { ...AVIF, 'if-none-match': tag })).statusCode).toBe(200);
});

test('a width that is no number is refused by name, an unknown picture is not found', async () => {
  for (const width of ['abc', '0', '-5', '1.5', '1e3', '', '1000000', '9'.repeat(400)]) {
    const answer = await get(`/images/${ID}?width=${width}`);
    const { field, message } = answer.json().error;
    expect([width, answer.statusCode, field]).toEqual([width, 400, 'width']);
    expect(message).toBe('width must be a whole number of pixels from 1 to 999999');
  }
  expect((await get(`/images/${ID}?width=96&width=160`)).statusCode).toBe(400);
  for (const id of ['aaaaaaaaaaaaaaaaaaaa', 'x', '..%2F..%2Fetc', `${ID}a`]) {
    const answer = await get(`/images/${id}?width=96`);
    expect([id, answer.statusCode, answer.json().error.code]).toEqual([id, 404, 'not_found']);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('equal requests at one moment are made once', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(`/images/${ID}?width=240`)));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  expect(lookups).toBe(1);
  await get(`/images/${ID}?width=240`);
  expect(lookups).toBe(1);
});

test('a drawing that cannot be drawn gives its ground, and says so', async () => {
  const broken: DrawingSource = { kind: 'drawing', drawing: 'gear', parameters: { gear: 'hovercraft' } };
  const id = drawingImageId(broken, 1);
  sources.set(id, broken);
  const answer = await get(`/images/${id}?width=96`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([203, 'no-store']);
  expect(warnings).toHaveLength(1);
});

test('beyond the budget the oldest made pictures go, and are made again when asked for', async () => {
  const first = (await get(`/images/${ID}?width=96`)).rawPayload.length;
  await app.close();
  mount({ budgetBytes: Math.round(first * 1.5) });
  const folder = join(dataDir, 'images', 'made', ID.slice(0, 2));
  await utimes(join(folder, `${ID}-96.webp`), 1, 1);
  await get(`/images/${ID}?width=160`);
  expect(await readdir(folder)).not.toContain(`${ID}-96.webp`);
  expect((await get(`/images/${ID}?width=96`)).statusCode).toBe(200);
});

test('a picture that the disk does not take is sent all the same, and logged', async () => {
  await app.close();
  mount({
    async renderDrawing(source, width) {
      // In the place of the file that it is to become.
      await mkdir(join(dataDir, 'images', 'made', ID.slice(0, 2), `${ID}-96.webp`), { recursive: true });
      return demoRoom.renderPicture(source, width);
    },
  });
  const answer = await get(`/images/${ID}?width=96`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(96);
  expect(warnings).toHaveLength(1);
});

async function withHost(
  answer: (path: string) => { status: number; type: string; body: Buffer; location?: string },
  work: (origin: string, asked: () => number) => Promise<void>,
): Promise<void> {
  let asked = 0;
  const host: Server = createServer((request, response) => {
    asked += 1;
    const { status, type, body, location } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': type, ...(location === undefined ? {} : { location }) });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  const address = host.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    await work(`http://photos.example:${port}`, () => asked);
  } finally {
    await new Promise((resolve) => {
      host.close(resolve);
    });
  }
}
const toLocalhost = {
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  timeLimitMs: 5_000,
};

test("a merchant's photo is fetched once, scaled, and its colour measured", async () => {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#3366cc' } })
    .jpeg()
    .toBuffer();
  await withHost(
    () => ({ status: 200, type: 'image/jpeg', body: photo }),
    async (origin, asked) => {
      const tints: string[] = [];
      mount({
        access: { ...toLocalhost, isAllowed: () => true },
        records: {
          ...createPictureRecords(store),
          saveFetched: (_, tint) => {
            tints.push(tint);
            return Promise.resolve();
          },
        },
      });
      const url = `${origin}/a.jpg`;
      const id = remoteImageId(url);
      sources.set(id, { kind: 'remote', url });
      const [small, wide] = await Promise.all([
        get(`/images/${id}?width=160`),
        get(`/images/${id}?width=1600`),
      ]);
      expect((await sharp(small.rawPayload).metadata()).width).toBe(160);
      expect((await sharp(wide.rawPayload).metadata()).width).toBe(800);
      expect(asked()).toBe(1);
      expect(tints).toHaveLength(1);
      expect(tints[0]).toMatch(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
    },
  );
});

test('a photo that cannot be fetched gives its placeholder, not to be cached, and the host is left in peace', async () => {
  await withHost(
    () => ({ status: 500, type: 'text/plain', body: Buffer.from('no') }),
    async (origin, asked) => {
      let now = 1_000_000;
      mount({ access: { ...toLocalhost, isAllowed: () => true }, now: () => now });
      const url = `${origin}/b.jpg`;
      const id = remoteImageId(url);
      sources.set(id, { kind: 'remote', url });
      const answer = await get(`/images/${id}?width=96`);
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        203,
        'no-store',
        undefined,
      ]);
      const { dominant } = await sharp(answer.rawPayload).stats();
      expect(Math.abs(dominant.r - 0xab)).toBeLessThan(12);
      await get(`/images/${id}?width=96`);
      expect([asked(), warnings.length]).toEqual([1, 1]);
      now += 6 * 60_000;
      expect((await get(`/images/${id}?width=96`)).statusCode).toBe(203);
      expect(asked()).toBe(1);
      expect(await images.retry(id, url)).toEqual({ ok: false, error: 'bad_status' });
      expect(asked()).toBe(2);
    },
  );
});

test('without the demo room a drawing gives its ground', async () => {
  await app.close();
  mount({ renderDrawing: undefined });
  const answer = await get(`/images/${ID}?width=96`);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([203, 'no-store']);
});
