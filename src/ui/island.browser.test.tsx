// Islands in a real browser: when their scripts are asked for.
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { nextTask } from '#src/platform/idle.ts';
import { island } from '#src/ui/island.tsx';

test('each is loaded in a task of its own, so that a press between two of them is answered', async () => {
  const order: string[] = [];
  const part = (name: string) =>
    island(async () => {
      order.push(name);
      void nextTask().then(() => order.push('task'));
      return () => <p>{name}</p>;
    });
  const [Header, Footer, Note] = [part('header'), part('footer'), part('note')];
  const place = document.body.appendChild(document.createElement('main'));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <Header />
      <Footer />
      <Note />
    </StrictMode>,
  );
  await expect.poll(() => place.textContent).toBe('headerfooternote');
  await nextTask();
  expect(order).toEqual(['header', 'task', 'footer', 'task', 'note', 'task']);
  root.unmount();
  place.remove();
});

test('one that a server rendered keeps its elements, however late its script comes', async () => {
  const script = Promise.withResolvers<void>();
  const presses: string[] = [];
  const Part = island(async () => {
    await script.promise;
    return () => <button onClick={() => presses.push('pressed')}>part</button>;
  });
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = '<!--$--><button>part</button><!--/$-->';
  const button = place.querySelector('button')!;
  const root = hydrateRoot(place, <Part />);
  await nextTask();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(place.querySelector('button')).toBe(button);
  script.resolve();
  await expect
    .poll(() => {
      button.click();
      return presses;
    })
    .toContain('pressed');
  expect(button.isConnected).toBe(true);
  root.unmount();
  place.remove();
});
