// Every icon is drawn: a shape with an extent, in the colour of the text around it.
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { SUSTAINABILITY_ICONS } from '#contract/product.ts';
import { SustainabilityMark } from '#src/features/product/sustainability-mark.tsx';
import '#src/styles/tokens.css';
import { Icon } from '#src/ui/icon.tsx';
import { LATE_ICONS } from '#src/ui/late-icons.ts';

let root: Root | undefined;
afterEach(() => root?.unmount());

async function drawingOf(icon: React.ReactNode): Promise<{ shape: string; extent: number; stroke: string }> {
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(icon);
  await expect.poll(() => place.querySelector('path')).not.toBeNull();
  const path = place.querySelector('path');
  if (path === null) throw new Error('no path');
  const { width, height } = path.getBBox();
  return {
    shape: path.getAttribute('d') ?? '',
    extent: Math.max(width, height),
    stroke: getComputedStyle(path).stroke,
  };
}

test.each([
  ['SH-16b', 'close'],
  ['SH-16c', 'search'],
  ['SH-16d', 'left'],
  ['SH-16e', 'right'],
  ['SH-16f', 'up'],
  ['SH-16g', 'down'],
  ['SH-16j', 'cart'],
] as const)('%s %s is drawn', async (_, name) => {
  const { extent, stroke } = await drawingOf(<Icon name={name} />);
  expect(extent).toBeGreaterThan(8);
  expect(stroke).not.toBe('none');
});

test.each([
  ['SH-16h', 'play'],
  ['SH-16i', 'trash'],
] as const)('%s %s is drawn', async (_, name) => {
  const { extent, stroke } = await drawingOf(<Icon path={LATE_ICONS[name]} />);
  expect(extent).toBeGreaterThan(8);
  expect(stroke).not.toBe('none');
});

const SUSTAINABILITY = [
  ['SH-16r', 'biodegradable'],
  ['SH-16s', 'bluesign'],
  ['SH-16t', 'circular'],
  ['SH-16u', 'recyclable'],
  ['SH-16v', 'recycled'],
  ['SH-16w', 'renewable'],
  ['SH-16x', 'reuse-good'],
  ['SH-16y', 'reuse-excellent'],
] as const;

test.each(SUSTAINABILITY)('%s %s is drawn as no other is', async (_, name) => {
  const { shape, extent, stroke } = await drawingOf(<SustainabilityMark icon={name} />);
  expect(extent).toBeGreaterThan(8);
  expect(stroke).not.toBe('none');
  for (const other of SUSTAINABILITY_ICONS.filter((each) => each !== name)) {
    root?.unmount();
    expect((await drawingOf(<SustainabilityMark icon={other} />)).shape).not.toBe(shape);
  }
});
