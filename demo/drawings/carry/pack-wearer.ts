// A mannequin seen from behind, to carry a rucksack.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { tone } from '#demo/drawings/base/color.ts';
import { closed, type Knot, mirrored, type Shape } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { companionTones, limbTones } from '#demo/drawings/base/mannequin.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

/** A mannequin seen from behind in a plain jacket, down to the thighs. */
export function mannequinBack(canvas: SvgCanvas, tint: string, isPackDark: boolean, side: 1 | -1): string {
  const jacket = companionTones(tint, isPackDark);
  const legs = tonesOf(tone(jacket.base, { l: -0.09 }));
  const skin = limbTones(tint);
  const neckShape = closed([
    [350 + side * 8, 60],
    [400 + side * 8, 52],
    [450 + side * 8, 60],
    [452, 150],
    [486, 220],
    [314, 220],
    [348, 150],
  ]);
  const arm = (s: 1 | -1): string => {
    const limb: Knot[] = [
      [400 + s * 150, 246],
      [400 + s * 206, 300],
      [400 + s * 236, 460],
      [400 + s * 252, 620],
      [400 + s * 236, 790, 'corner'],
      [400 + s * 178, 786, 'corner'],
      [400 + s * 172, 620],
      [400 + s * 156, 440],
      [400 + s * 120, 330],
    ];
    const shape = closed(limb);
    const folds =
      fold(jacket, [400 + s * 240, 500], [400 + s * 180, 560], 6, 12, 0.9) +
      fold(jacket, [400 + s * 172, 470], [400 + s * 226, 540], -6, 10, 0.7) +
      fold(jacket, [400 + s * 240, 660], [400 + s * 182, 720], 5, 10, 0.8);
    const palm = closed([
      [400 + s * 182, 770, 'corner'],
      [400 + s * 232, 772, 'corner'],
      [400 + s * 236, 820],
      [400 + s * 222, 880],
      [400 + s * 204, 900],
      [400 + s * 188, 880],
      [400 + s * 180, 820],
    ]);
    return (
      paintPiece(canvas, palm, skin, { volume: 0.7 }) +
      paintPiece(canvas, shape, jacket, { volume: 1, soft: folds, fabric: 'twill' })
    );
  };
  const body = closed(
    mirrored(
      [
        [MIDDLE, 196],
        [MIDDLE + 62, 200],
        [MIDDLE + 168, 248, 'corner'],
        [MIDDLE + 176, 400],
        [MIDDLE + 164, 600],
        [MIDDLE + 172, 800, 'corner'],
        [MIDDLE, 806],
      ],
      MIDDLE,
    ),
  );
  const thigh = (s: 1 | -1): Shape =>
    closed([
      [400 + s * 3, 770, 'corner'],
      [400 + s * 166, 770, 'corner'],
      [400 + s * 168, 900],
      [400 + s * 156, 1010, 'corner'],
      [400 + s * 12, 1010, 'corner'],
    ]);
  return (
    paintPiece(canvas, neckShape, skin, { volume: 0.9 }) +
    paintPiece(canvas, thigh(1), legs, { volume: 0 }) +
    paintPiece(canvas, thigh(-1), legs, { volume: 0 }) +
    arm(1) +
    arm(-1) +
    // Flat: the rucksack hides all but its edges, and a blur of this size costs a fifth of the picture's time.
    paintPiece(canvas, body, jacket, { volume: 0, fabric: 'twill' })
  );
}
