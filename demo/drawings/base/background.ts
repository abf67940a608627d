// The tinted background with light from the upper left, and the shadows of things on it.
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { type Box, ellipse, num } from '#demo/drawings/base/curve.ts';
import { fill, type SvgCanvas, translated, stroke } from '#demo/drawings/base/canvas.ts';

export const SHEET: Box = { x: 0, y: 0, width: 800, height: 1000 };

/** The tinted background; with `floorY` also a very soft floor line. */
export function background(canvas: SvgCanvas, tint: string, floorY?: number): string {
  const bright = tone(tint, { l: Math.min(0.022, 0.99 - lightnessOf(tint)), c: 0.8 });
  const dim = tone(tint, { l: -0.03, c: 1.1 });
  const air = canvas.radial([260, 260], 900, [
    [0, bright],
    [0.55, tint],
    [1, dim],
  ]);
  const floor =
    floorY === undefined
      ? ''
      : fill(
          `M0 ${num(floorY)}H800V1000H0Z`,
          canvas.linear(
            [0, floorY],
            [0, 1000],
            [
              [0, dim, 0],
              [0.22, dim, 0.85],
              [1, tone(tint, { l: -0.012 }), 0.7],
            ],
          ),
        );
  return fill('M0 0H800V1000H0Z', air) + floor;
}

/** An elliptical shadow that fades outwards; `strength` 0..1. */
export function contactShadow(
  canvas: SvgCanvas,
  tint: string,
  at: { x: number; y: number; rx: number; ry: number },
  strength = 0.5,
): string {
  const dark = tone(tint, { l: -0.5, c: 1.6 });
  const paint = canvas.radial([0, 0], 100, [
    [0, dark, strength],
    [0.35, dark, strength * 0.72],
    [0.7, dark, strength * 0.2],
    [1, dark, 0],
  ]);
  return `<g transform="translate(${num(at.x)} ${num(at.y)}) scale(${at.rx / 100} ${at.ry / 100})">${fill(ellipse([0, 0], 100, 100).d, paint)}</g>`;
}

/** The shadow of a piece on the background close behind it: its outline, softened by overlaid strokes. */
export function dropShadow(canvas: SvgCanvas, tint: string, d: string): string {
  const dark = tone(tint, { l: -0.42, c: 1.5 });
  // In a close-up the strokes would show, and the visible part is small enough for a blur.
  const soft = canvas.isClose
    ? canvas.blurred(canvas.visible, 12, fill(d, dark, 0.34))
    : [58, 50, 42, 34, 27, 20, 14, 8].map((width) => stroke(d, dark, width, 0.03)).join('') +
      fill(d, dark, 0.05);
  return translated(12, 17, soft);
}
