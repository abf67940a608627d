// The tokens' colours hold the contrast that reading outdoors needs, in light and in dark.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const darkAt = css.indexOf('@media (prefers-color-scheme: dark)');

interface Color {
  lightness: number;
  chroma: number;
  hue: number;
}

function colorsIn(text: string): Record<string, Color> {
  const found = text.matchAll(/--shop-([a-z-]+):\s*oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return Object.fromEntries(
    [...found].map(([, name, lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) },
    ]),
  );
}

const light = colorsIn(css.slice(0, darkAt));
const schemes = { light, dark: { ...light, ...colorsIn(css.slice(darkAt)) } };

/** WCAG relative luminance of an OKLCH colour, clipped to sRGB. */
function luminance({ lightness, chroma, hue }: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

function contrast(scheme: Record<string, Color>, over: string, under: string): number {
  const [first, second] = [scheme[over], scheme[under]];
  if (first === undefined || second === undefined) throw new Error(`no token ${over} or ${under}`);
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries(schemes))('%s', (_, scheme) => {
  test.each([
    ['text', 'ground', 12],
    ['text', 'paper', 12],
    ['text-soft', 'ground', 4.5],
    ['text-soft', 'paper', 4.5],
    ['sale', 'ground', 4.5],
    ['sale', 'paper', 4.5],
    ['success', 'ground', 4.5],
    ['success', 'paper', 4.5],
    ['error', 'ground', 4.5],
    ['error', 'paper', 4.5],
    ['on-accent', 'accent', 4.5],
    ['edge', 'ground', 3],
    ['edge', 'paper', 3],
  ])('%s on %s is at least %d', (over, under, least) => {
    expect(contrast(scheme, over, under)).toBeGreaterThanOrEqual(least);
  });
});

test('what stands in for a picture is dimmed in the dark as much as the picture', () => {
  const numberIn = (pattern: RegExp) => Number(pattern.exec(css.slice(darkAt))?.[1]);
  const brightness = numberIn(/--shop-picture-filter: brightness\(([\d.]+)\)/);
  const shades = [...css.slice(darkAt).matchAll(/rgb\(0 0 0 \/ ([\d.]+)\)/g)].map(
    ([, shade]) => 1 - Number(shade),
  );
  expect(shades).toEqual([brightness, brightness]);
});

test('the luminance formula knows black from white', () => {
  const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
  expect(contrast({ white: grey(1), black: grey(0) }, 'white', 'black')).toBeCloseTo(21, 2);
});
