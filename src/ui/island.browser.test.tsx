// Islands in a real browser: when their scripts are asked for.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
