// A merchant's shop: the repository with its folder demo/ deleted imports a feed, starts and sells what was imported.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawingSource } from '#catalogue/model.ts';
import { drawingImageId } from '#catalogue/image-id.ts';
import { applyCatalogue } from '#store/catalogue.ts';
import { openStore } from '#store/open-store.ts';
import { childEnvironment } from '#tests/child-environment.ts';
import { temporaryFolder } from '#tests/databases.ts';
import { smallArticle, smallCatalogue, smallProduct, smallVariant } from '#tests/small-catalogue.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Not part of the sources: packages are linked, the rest is made while running. */
const NOT_COPIED = new Set(['demo', 'node_modules', 'data', 'dist', 'reports', 'test-results']);
const ADDRESS = /Cairn is open at (\S+)/;
const FEED = `id,title,price,availability,image_link,description
1,Ridge cap,29 EUR,in stock,https://pictures.example/1.jpg,"Warm and dry"
2,Valley scarf,39 EUR,in stock,https://pictures.example/2.jpg,"Warm and soft"
`;
const DRAWING: DrawingSource = { kind: 'drawing', drawing: 'gear', parameters: { gear: 'beanie' } };
const DRAWING_ID = drawingImageId(DRAWING, 1);

let folder = '';
let running: ChildProcess | undefined;

function spawned(script: string, args: readonly string[], dataDir: string): ChildProcess {
  return spawn(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    env: {
      ...childEnvironment(),
      PORT: '0',
      HOST: '127.0.0.1',
      CAIRN_DATA_DIR: dataDir,
    },
  });
}

/** Resolves to the address; rejects with what the server said when it ends before. */
function started(dataDir: string): Promise<string> {
  const child = spawned('server/main.ts', [], dataDir);
  running = child;
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
}

async function stopped(): Promise<void> {
  const child = running;
  running = undefined;
  if (child === undefined || child.exitCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
}

beforeAll(() => {
  folder = temporaryFolder();
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name) && !name.startsWith('.'))
      cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(realpathSync(join(ROOT, 'node_modules')), join(folder, 'node_modules'));
});
afterAll(async () => {
  await stopped();
  rmSync(folder, { recursive: true, force: true });
});

test('without the demo room an imported shop starts and sells its products; a drawing gets its placeholder', {
  timeout: 180_000,
}, async () => {
  expect(existsSync(join(folder, 'demo'))).toBe(false);
  const dataDir = join(folder, 'shop-data');
  // What an earlier demo may have left in the database.
  const store = await openStore({ dataDir });
  const variant = smallVariant('drawn', [smallArticle('a1', 'M')]);
  const image = { imageId: DRAWING_ID, kind: 'model', source: DRAWING, tint: '#336699' } as const;
  const drawn = smallProduct('p1', [{ ...variant, images: [image] }]);
  await applyCatalogue(store, smallCatalogue({ products: [drawn] }));
  await store.close();

  const feed = join(folder, 'feed.csv');
  writeFileSync(feed, FEED);
  const imported = spawned('commands/import/cli.ts', [feed], dataDir);
  let output = '';
  imported.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise((resolve) => {
    imported.once('exit', resolve);
  });
  expect([code, output]).toEqual([0, '']);

  const address = await started(dataDir);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const results = await fetch(`${address}/v3/search/results`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant: 'cairn', market: 'en-eu', query: 'ridge' }),
  });
  expect(results.status).toBe(200);
  const text = await results.text();
  expect(text).toContain('Ridge cap');
  expect(text).not.toContain('Valley scarf');
  const picture = await fetch(`${address}/images/${DRAWING_ID}?width=96`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([203, 'image/webp']);
  await stopped();
});

test('without the demo room an empty shop starts too, and stays empty', { timeout: 180_000 }, async () => {
  const dataDir = join(folder, 'empty-data');
  const address = await started(dataDir);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await stopped();
  const store = await openStore({ dataDir });
  expect(await store.db.selectFrom('products').selectAll().execute()).toEqual([]);
  await store.close();
});
