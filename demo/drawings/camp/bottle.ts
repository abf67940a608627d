// Draws bottles and flasks.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { closed, open } from '#demo/drawings/base/curve.ts';
import { fold } from '#demo/drawings/base/folds.ts';
import { background } from '#demo/drawings/base/background.ts';
import { brandMark } from '#demo/drawings/base/hardware.ts';
import { translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type CampContext, floorShadow, paintHard, STEEL, roundShape } from '#demo/drawings/camp/round.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';

/** With a loop in its lid, a flask with a cup, a squeeze bottle, a soft flask. */
export const BOTTLE_TRAITS: readonly CutTraits[] = [
  ['metal', 'wide-mouth', 'handle'],
  ['metal', 'flask'],
  [],
  ['soft'],
];

export function bottle(context: CampContext, index: number): string {
  const { canvas, cloth, accent, trim, tint, isUsed } = context;
  const low = 850;
  const kinds: readonly [(x: number) => string, ...((x: number) => string)[]] = [
    // Wide mouth with a loop in its lid.
    (x) => {
      const body = roundShape(x, [
        [78, 330],
        [84, 346, true],
        [118, 400],
        [124, 470],
        [124, low - 40],
        [112, low, true],
        [0, low + 8],
      ]);
      const lid = roundShape(x, [
        [0, 236],
        [70, 240],
        [84, 258],
        [86, 330, true],
        [0, 338],
      ]);
      const loop = closed([
        [x - 56, 244],
        [x - 50, 190],
        [x, 172],
        [x + 50, 190],
        [x + 56, 244],
        [x + 36, 244],
        [x + 30, 208],
        [x, 196],
        [x - 30, 208],
        [x - 36, 244],
      ]);
      let grip = '';
      for (let gx = x - 78; gx < x + 82; gx += 13) grip += `M${gx} 262V326`;
      return (
        paintHard(canvas, loop, accent) +
        paintHard(canvas, lid, accent, stroke(grip, accent.deep, 3, 0.4), 0.6) +
        paintHard(
          canvas,
          body,
          cloth,
          stroke(
            open([
              [x - 130, low - 34],
              [x, low - 22],
              [x + 130, low - 34],
            ]),
            cloth.deep,
            3,
            0.4,
          ),
          0.7,
        ) +
        brandMark([x, 610], 110, trim.base, 0.92)
      );
    },
    // Flask with a steel collar and a cup as its lid.
    (x) => {
      const body = roundShape(x, [
        [92, 330, true],
        [100, 350],
        [102, 430],
        [102, 600],
        [102, low - 40],
        [90, low, true],
        [0, low + 7],
      ]);
      const collar = roundShape(x, [
        [80, 300],
        [92, 306, true],
        [94, 336, true],
        [0, 342],
      ]);
      const cup = roundShape(x, [
        [0, 150],
        [66, 152],
        [80, 166],
        [86, 300, true],
        [0, 308],
      ]);
      return (
        paintHard(canvas, body, cloth, '', 0.5) +
        paintHard(canvas, collar, STEEL) +
        paintHard(
          canvas,
          cup,
          STEEL,
          stroke(
            open([
              [x - 90, 190],
              [x, 198],
              [x + 90, 190],
            ]),
            STEEL.deep,
            2,
            0.5,
          ),
        ) +
        brandMark([x, 560], 84, trim.base, 0.9) +
        stroke(
          open([
            [x - 110, low - 60],
            [x, low - 50],
            [x + 110, low - 60],
          ]),
          trim.base,
          8,
          0.9,
        )
      );
    },
    // Squeeze bottle with a spout.
    (x) => {
      const body = roundShape(x, [
        [84, 320, true],
        [108, 360],
        [112, 430],
        [96, 520],
        [100, 590],
        [114, 660],
        [112, low - 30],
        [98, low, true],
        [0, low + 8],
      ]);
      const cap = roundShape(x, [
        [0, 262],
        [76, 262],
        [92, 276],
        [94, 322, true],
        [0, 330],
      ]);
      const spout = roundShape(x, [
        [0, 176],
        [26, 180],
        [30, 214],
        [46, 238],
        [50, 264, true],
        [0, 268],
      ]);
      const wave = [470, 540]
        .map((y) =>
          stroke(
            open([
              [x - 120, y],
              [x, y + 16],
              [x + 120, y],
            ]),
            cloth.deep,
            5,
            0.35,
          ),
        )
        .join('');
      const marks = [640, 690, 740, 790].map((y) => `M${x + 58} ${y}h24`).join('');
      return (
        paintHard(canvas, spout, trim, '', 0.6) +
        paintHard(canvas, cap, accent, '', 0.6) +
        paintHard(canvas, body, cloth, wave + stroke(marks, cloth.rim, 3, 0.8), 0.6) +
        brandMark([x - 12, 440], 70, trim.base, 0.9)
      );
    },
    // Soft flask that stands only when it is full.
    (x) => {
      const body = closed([
        [x - 62, 330, 'corner'],
        [x + 62, 330, 'corner'],
        [x + 104, 400],
        [x + 118, 560],
        [x + 108, 740],
        [x + 84, low - 10],
        [x, low + 6],
        [x - 84, low - 10],
        [x - 108, 740],
        [x - 118, 560],
        [x - 104, 400],
      ]);
      const soft =
        fold(cloth, [x - 90, 420], [x - 20, 560], 8, 16, 0.8) +
        fold(cloth, [x + 92, 440], [x + 20, 620], -10, 16, 0.8) +
        fold(cloth, [x - 100, 700], [x + 40, 760], 10, 16, 0.7);
      const cap = roundShape(x, [
        [0, 262],
        [54, 264],
        [66, 276],
        [68, 332, true],
        [0, 338],
      ]);
      const bite = roundShape(x, [
        [0, 186],
        [22, 190],
        [26, 224],
        [36, 250],
        [36, 266, true],
        [0, 270],
      ]);
      return (
        paintHard(canvas, bite, trim, '', 0.5) +
        paintHard(canvas, cap, accent, '', 0.6) +
        paintPiece(canvas, body, cloth, {
          volume: 1,
          soft,
          crisp: stroke(
            closed([
              [x - 56, 346],
              [x + 56, 346],
              [x + 92, 410],
              [x + 104, 560],
              [x + 94, 740],
              [x + 72, low - 28],
              [x - 72, low - 28],
              [x - 94, 740],
              [x - 104, 560],
              [x - 92, 410],
            ]).d,
            cloth.rim,
            2.4,
            0.5,
          ),
        }) +
        brandMark([x, 600], 90, trim.base, 0.9)
      );
    },
  ];
  const one = pick(kinds, index);
  if (isUsed) {
    const small = `<g transform="translate(${400 * 0.3 + context.side * 120} ${low * 0.3 - 16}) scale(.7)">${floorShadow(context, 400, low, 110)}${pick(kinds, index + 1)(400)}</g>`;
    return (
      background(canvas, tint, low - 110) +
      translated(-context.side * 70, -30, small + floorShadow(context, 400, low, 118) + one(400))
    );
  }
  return (
    background(canvas, tint, low - 110) + translated(0, -14, floorShadow(context, 400, low, 118) + one(400))
  );
}
