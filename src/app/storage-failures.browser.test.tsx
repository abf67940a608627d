// A device that stores nothing, or lost what it stored: the shop works online and says what it can't do.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createWorkerServices, type WorkerServices } from '#src/app/worker-services.ts';
import { texts as english } from '#src/app/languages/en.ts';
import { texts as swedish } from '#src/i18n/storage-texts/sv.ts';
import { OfflineNote } from '#src/features/offline/offline-note.tsx';
import { type Services, ServicesProvider } from '#src/services/services.tsx';
import { createViewState, type ViewState } from '#src/services/view-state.ts';
import { deleteDatabases, deleteOutboxCopies, emptyDevice } from '#tests/fixtures/emptied-device.ts';
import { closeAll, createNetwork, MARKET } from '#tests/fixtures/browser-worker.ts';
import { marketOf } from '#tests/fixtures/markets.ts';
import { SHOP_SITE } from '#tests/fixtures/shop-site.ts';
import { OPTIMISTIC_ROW } from '#tests/fixtures/optimistic-row.ts';

const within = { timeout: 30_000 };

let root: Root | undefined;
let workers: Worker[] = [];

function endWorkers(): void {
  for (const worker of workers) worker.terminate();
  workers = [];
}
beforeEach(emptyDevice);
afterEach(() => {
  root?.unmount();
  endWorkers();
  closeAll();
  document.querySelector('main')?.remove();
});

function showNote(view: ViewState): void {
  const services = { ...SHOP_SITE, texts: english.shop, view } as unknown as Services;
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(
    <ServicesProvider services={services}>
      <OfflineNote />
    </ServicesProvider>,
  );
}

/** The page's own services over a worker with this name; the name says how its storage fails. */
function openPage(name: string, view: ViewState): WorkerServices {
  vi.stubGlobal('Worker', function start() {
    vi.unstubAllGlobals();
    const url = new URL('../../tests/fixtures/failing-storage-worker.ts', import.meta.url);
    const worker = new Worker(url, { type: 'module', name });
    workers.push(worker);
    return worker;
  });
  return createWorkerServices({ ...SHOP_SITE, market: marketOf(MARKET) }, view, () => undefined);
}
const search = ({ client }: WorkerServices) => client.client('page').search(MARKET, { search: '', limit: 4 });
const add = ({ client }: WorkerServices) => client.client('cart').add(MARKET, 'a1', OPTIMISTIC_ROW);

test.each([
  ['PW-08a PW-08e', 'full', swedish.full],
  ['PW-08c PW-08g', 'corrupt', swedish.damaged],
  ['PW-08d PW-08h', 'forbidden', swedish.forbidden],
])('%s with storage %s the shop works online, and says what it can’t do', async (_, fault, sentence) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server, name } = createNetwork(`${fault} `);
  const view = createViewState();
  showNote(view);
  const services = openPage(name, view);
  expect(await search(services)).toMatchObject({
    ok: true,
    value: { products: { freshness: { source: 'server' } } },
  });
  expect(await add(services)).toMatchObject({ ok: true });
  await expect.poll(() => server.cart().orderRows.length, within).toBe(1);
  await expect.element(page.getByText(sentence, { exact: false })).toBeVisible();
  warned.mockClear();
});

/** How many entries waited when it was last counted, beside the database. */
async function witness(): Promise<{ readonly waiting: number } | undefined> {
  return (await (await caches.match('/outbox-witness'))?.json()) as { readonly waiting: number } | undefined;
}

test('PW-08b PW-08f what the browser has cleared is told, and the shop goes on online', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server, name } = createNetwork('lost ');
  server.isOffline = true;
  const before = openPage(name, createViewState());
  await add(before);
  // The count is written a moment after the change, and before it when the device is opened.
  await expect.poll(async () => (await witness())?.waiting, within).toBe(2);
  endWorkers();
  await deleteDatabases();
  await deleteOutboxCopies();

  server.isOffline = false;
  const view = createViewState();
  showNote(view);
  const after = openPage(name, view);
  expect(await search(after)).toMatchObject({ ok: true });
  expect(await add(after)).toMatchObject({ ok: true });
  await expect.poll(() => server.cart().orderRows.length, within).toBe(1);
  await expect.element(page.getByText(swedish.lost)).toBeVisible();
  warned.mockClear();
});

test('PW-03a a component shows what changes in the proxy, and again what changes next', async () => {
  const view = createViewState();
  showNote(view);
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  view.storage = swedish.lost;
  await expect.element(page.getByText(swedish.lost)).toBeVisible();
  view.storage = '';
  view.hasUpdate = true;
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect.element(page.getByRole('status')).not.toHaveTextContent(swedish.lost);
});
