// Components in files of their own in a real browser: how soon they are there, and what becomes of those that can't be loaded.
import { type ComponentType, lazy, type ReactNode, StrictMode, Suspense, use } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Boundary } from '#src/ui/boundary.tsx';
import { deferredComponent } from '#src/ui/deferred-component.tsx';
import { island } from '#src/ui/island.tsx';

const LOAD_MS = 10;
const Part = ({ name }: { readonly name: string }) => <p>{name}</p>;
type PartComponent = ComponentType<{ readonly name: string }>;
const load = (): Promise<PartComponent> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(Part), LOAD_MS);
  });

let root: Root | undefined;
let place: HTMLElement;
function show(node: ReactNode): void {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(<StrictMode>{node}</StrictMode>);
}
afterEach(() => {
  root?.unmount();
  place.remove();
});
/** ms from drawing it to its text. */
async function timeUntilShown(node: ReactNode): Promise<number> {
  const start = performance.now();
  show(node);
  await expect.poll(() => place.textContent, { interval: 2 }).toBe('part');
  const time = performance.now() - start;
  root?.unmount();
  place.remove();
  return time;
}

/** Of React's own, which it holds back, in ms. */
function timeOfLazy(): Promise<number> {
  const Lazy = lazy(async () => ({ default: await load() }));
  return timeUntilShown(
    <Suspense fallback={null}>
      <Lazy name="part" />
    </Suspense>,
  );
}
/** Half of the time for which React holds its own back. */
const SOON_MS = 150;
/** Of new ones, in ms, until one is shown soon: a pause of the machine is none of theirs. */
async function shortestTimeOf(make: () => PartComponent): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 10 && shortest >= SOON_MS; tries += 1) {
    const New = make();
    shortest = Math.min(shortest, await timeUntilShown(<New name="part" />));
  }
  return shortest;
}

test('is shown when it is loaded, sooner than React shows its own', async () => {
  expect(await timeOfLazy()).toBeGreaterThan(SOON_MS);
  expect(await shortestTimeOf(() => deferredComponent(load))).toBeLessThan(SOON_MS);
});

test('an island of a page that is drawn in the browser is shown when it is loaded', async () => {
  // The first of them waits for a quiet page.
  const First = island(load);
  await timeUntilShown(<First name="part" />);
  expect(await shortestTimeOf(() => island(load))).toBeLessThan(SOON_MS);
});

test('is drawn with what is around it once it is loaded', async () => {
  const Deferred = deferredComponent(load, 'fallback');
  await Deferred.load();
  const seen: string[] = [];
  show(
    <div ref={(element) => void (element && seen.push(element.textContent))}>
      <Deferred name="part" />
    </div>,
  );
  await expect.poll(() => seen).toContain('part');
  expect(seen).not.toContain('fallback');
});

test('takes over the HTML of a server, which is without it, though it is loaded by then', async () => {
  const Deferred = deferredComponent(load, <i>fallback</i>);
  const html = renderToString(<Deferred name="part" />);
  expect(html).toContain('<i>fallback</i>');
  await Deferred.load();
  const faults: unknown[] = [];
  place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = html;
  root = hydrateRoot(place, <Deferred name="part" />, { onRecoverableError: (error) => faults.push(error) });
  await expect.poll(() => place.textContent).toBe('part');
  expect(faults).toEqual([]);
});

test('one that suspends shows the fallback meanwhile, and leaves what is around it', async () => {
  const text = Promise.withResolvers<string>();
  const Suspending = () => <p>{use(text.promise)}</p>;
  const Deferred = deferredComponent<object>(async () => Suspending, 'fallback');
  await Deferred.load();
  show(
    <>
      <b>around </b>
      <Deferred />
    </>,
  );
  await expect.poll(() => place.textContent).toBe('around fallback');
  text.resolve('part');
  await expect.poll(() => place.textContent).toBe('around part');
});

test('one that cannot be loaded is thrown to its boundary, and asked for again when it is drawn anew', async () => {
  let isThere = false;
  const Deferred = deferredComponent(async () => {
    if (!isThere) throw new Error('gone');
    return Part;
  });
  Deferred.preload();
  const drawn = (
    <Boundary name="Part" fallback="failed">
      <Deferred name="part" />
    </Boundary>
  );
  show(drawn);
  await expect.poll(() => place.textContent).toBe('failed');
  expect(vi.mocked(console.error).mock.calls.flat()).toContain('[Part failed]');
  vi.mocked(console.error).mockClear();
  root?.unmount();
  place.remove();
  isThere = true;
  show(drawn);
  await expect.poll(() => place.textContent).toBe('part');
});
