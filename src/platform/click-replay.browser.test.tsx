// A press on what is not hydrated yet is handled exactly once, whether React hydrates it for the press or later.
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { replayEarlyClicks } from '#src/platform/click-replay.ts';

let presses = 0;
let unmount = () => {};
beforeAll(() => replayEarlyClicks());
beforeEach(() => {
  presses = 0;
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

const Toggle = () => (
  <button type="button" onClick={() => (presses += 1)}>
    menu
  </button>
);
const Field = () => (
  <input role="combobox" aria-expanded="false" aria-controls="list" onClick={() => (presses += 1)} />
);

/** HTML of a server whose part is hydrated after the page around it, once its script is there. */
function hydratePage(Part: ComponentType, html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = `<!--$-->${html}<!--/$-->`;
  document.body.append(page);
  const root = hydrateRoot(
    page,
    <Suspense fallback={null}>
      <Part />
    </Suspense>,
  );
  unmount = () => root.unmount();
  return page.firstElementChild as HTMLElement;
}

const PARTS = [
  { name: 'a button', Part: Toggle, html: '<button type="button">menu</button>' },
  {
    name: 'the search field',
    Part: Field,
    html: '<input role="combobox" aria-expanded="false" aria-controls="list"/>',
  },
];
const frames = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

for (const { name, Part, html } of PARTS) {
  test(`${name}, pressed before its script has come, is pressed once it has`, async () => {
    const script = Promise.withResolvers<{ default: ComponentType }>();
    hydratePage(
      lazy(() => script.promise),
      html,
    ).click();
    await frames();
    expect(presses).toBe(0);
    script.resolve({ default: Part });
    await expect.poll(() => presses).toBe(1);
    await frames();
    expect(presses).toBe(1);
  });

  test(`${name}, which React hydrates for the press, is pressed once`, async () => {
    const LazyPart = lazy(async () => ({ default: Part }));
    const elsewhere = document.createElement('div');
    createRoot(elsewhere).render(<LazyPart />);
    // Its script is there.
    await expect.poll(() => elsewhere.childElementCount).toBe(1);
    const element = hydratePage(LazyPart, html);
    element.click();
    expect(presses).toBe(1);
    await frames();
    expect(presses).toBe(1);
  });
}
