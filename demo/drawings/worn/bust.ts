// The head and shoulders of a faceless mannequin.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, open } from '#demo/drawings/base/curve.ts';
import { castShadow, fold } from '#demo/drawings/base/folds.ts';
import { limbTones } from '#demo/drawings/base/mannequin.ts';
import { stroke } from '#demo/drawings/base/canvas.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import type { HeadContext } from '#demo/drawings/worn/head-context.ts';

/** Head, neck and shoulders turned a little aside. */
export function bust({ canvas, tint, side }: HeadContext): string {
  const skin = limbTones(tint);
  const x = (value: number): number => 400 + side * value;
  const shoulders = closed([
    [x(-60), 700],
    [x(-180), 760],
    [x(-330), 820],
    [x(-390), 1010, 'corner'],
    [x(390), 1010, 'corner'],
    [x(330), 826],
    [x(190), 764],
    [x(70), 700],
  ]);
  const neck = closed([
    [x(-84), 560, 'corner'],
    [x(-86), 660],
    [x(-120), 730],
    [x(0), 800],
    [x(130), 730],
    [x(92), 660],
    [x(96), 590, 'corner'],
  ]);
  const head = closed([
    [x(0), 196],
    [x(-110), 224],
    [x(-168), 330],
    [x(-164), 440],
    [x(-126), 540],
    [x(-80), 606],
    [x(10), 668],
    [x(70), 664],
    [x(118), 600],
    [x(146), 500],
    [x(160), 420],
    [x(154), 310],
    [x(106), 226],
  ]);
  const shirt = tonesOf(mix(tint, '#55585c', 0.8));
  const brow = open([
    [x(40), 424],
    [x(90), 414],
    [x(140), 424],
  ]);
  const bridge = open([
    [x(98), 420],
    [x(112), 480],
    [x(104), 506],
  ]);
  const ear = closed([
    [x(-96), 410],
    [x(-70), 398],
    [x(-58), 432],
    [x(-74), 486],
    [x(-92), 476],
  ]);
  return (
    paintPiece(canvas, shoulders, shirt, {
      volume: 1,
      fabric: 'jersey',
      soft:
        fold(shirt, [x(-110), 770], [x(-240), 960], 20, 20, 0.7) +
        fold(shirt, [x(120), 770], [x(250), 960], -20, 20, 0.7),
    }) +
    paintPiece(canvas, neck, skin, { volume: 1, soft: castShadow(skin, head.d, 40, 0.5) }) +
    paintPiece(canvas, head, skin, {
      volume: 1,
      blur: 14,
      soft:
        stroke(brow, skin.deep, 22, 0.28) +
        stroke(bridge, skin.deep, 14, 0.22) +
        stroke(
          open([
            [x(70), 566],
            [x(110), 562],
          ]),
          skin.deep,
          12,
          0.25,
        ),
    }) +
    paintPiece(canvas, ear, skin, { volume: 0.6 })
  );
}
