// A press on an option is shown in the next frame; what it changes of the page, and asks for, follows that frame.
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FilterDefinition } from '#contract/filters.ts';
import { FilterList } from '#src/discovery/filters/filter-list.tsx';
import { type DiscoveryPage, renderDiscovery } from '#tests/fixtures/discovery-page.tsx';
import { listFilter, treeFilter } from '#tests/fixtures/discovery-responses.ts';

let shown: DiscoveryPage | undefined;
afterEach(() => shown?.remove());

async function show(filter: FilterDefinition) {
  const opened = { ...filter, meta: { ...filter.meta, group_expanded: true } };
  shown = await renderDiscovery(<FilterList />, { filters: [opened] });
  await expect.element(page.getByText('Blue', { exact: true })).toBeVisible();
  return shown.instance;
}
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('fieldset input')];
const checked = () => inputs().map((input) => input.checked);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
function press(index: number): void {
  const input = inputs()[index] ?? expect.unreachable();
  input.click();
}

test('the frame after a press shows it, and the selection follows', async () => {
  const instance = await show(listFilter('color', ['Blue', 'Red']));
  press(0);
  await nextFrame();
  expect([checked(), inputs()[0]?.closest('label')?.dataset['state']]).toEqual([[true, false], 'checked']);
  expect(instance.selected).toEqual([]);
  await expect.poll(() => instance.selected[0]?.data).toEqual(['Blue']);
  expect(checked()).toEqual([true, false]);
});

test('two presses before a frame count both, and what is shown does not go back in between', async () => {
  const instance = await show(listFilter('color', ['Blue', 'Red']));
  const states: (string | undefined)[] = [];
  const label = inputs()[0]?.closest('label') ?? expect.unreachable();
  const observer = new MutationObserver(() => states.push(label.dataset['state']));
  observer.observe(label, { attributeFilter: ['data-state'] });
  press(0);
  await Promise.resolve();
  press(0);
  await Promise.resolve();
  expect(checked()).toEqual([false, false]);
  press(1);
  await expect.poll(() => instance.selected[0]?.data).toEqual(['Red']);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  expect([states, checked()]).toEqual([
    ['checked', 'open'],
    [false, true],
  ]);
  observer.disconnect();
});

test('of radios one is shown as chosen, in every frame', async () => {
  const instance = await show(listFilter('color', ['Blue', 'Red'], { type: 'radio' }));
  press(0);
  await expect.poll(() => instance.selected[0]?.data).toEqual(['Blue']);
  press(1);
  const frames: boolean[][] = [];
  for (let frame = 0; frame < 4; frame += 1) {
    await nextFrame();
    frames.push(checked());
  }
  expect(frames).toEqual(Array.from({ length: 4 }, () => [false, true]));
  expect(instance.selected[0]?.data).toEqual(['Red']);
});

test('a category is shown as chosen or not in the next frame, with those below it', async () => {
  const instance = await show(treeFilter('category', ['Blue', 'Blue/Shell', 'Red']));
  press(0);
  await nextFrame();
  expect(checked()[0]).toBe(true);
  expect(instance.selected).toEqual([]);
  await expect.poll(checked).toEqual([true, true, false]);
  press(0);
  await nextFrame();
  expect(checked()).toEqual([false, false, false]);
  expect(instance.selected).toHaveLength(1);
  await expect.poll(() => instance.selected).toEqual([]);
});
