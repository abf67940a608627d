// Draws stoves, cold or burning.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, open } from '#demo/drawings/base/curve.ts';
import { stitches } from '#demo/drawings/base/folds.ts';
import { background } from '#demo/drawings/base/background.ts';
import { cord, brandMark, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { tonesOf } from '#demo/drawings/base/tones.ts';
import { burner, canister, flame } from '#demo/drawings/camp/stove-parts.ts';
import { pot } from '#demo/drawings/camp/pot.ts';
import {
  BLACK,
  type CampContext,
  floorShadow,
  paintHard,
  steam,
  STEEL,
  roundShape,
} from '#demo/drawings/camp/round.ts';
import type { CutTraits } from '#demo/drawings/traits.ts';

/** y of the ground the stove stands on. */
const GROUND_Y = 830;

type Stove = (context: CampContext) => string;
const STOVES: readonly [Stove, ...Stove[]] = [
  canisterStove,
  integratedStove,
  hoseStove,
  spiritStove,
  turnedStove,
];

export const STOVE_TRAITS: readonly CutTraits[] = [
  ['gas'],
  ['gas', 'handle'],
  ['gas', 'wide-legs'],
  [],
  ['gas', 'wide-legs'],
];

export function stove(context: CampContext, index: number): string {
  const { canvas, tint, isUsed } = context;
  const kind = pick(STOVES, index);
  const drawn = floorShadow(context, 400, GROUND_Y, 150) + kind(context);
  return (
    background(canvas, tint, GROUND_Y - 120) +
    (isUsed || kind === integratedStove
      ? drawn
      : `<g transform="translate(-100 -310) scale(1.25)">${drawn}</g>`)
  );
}

/** The stove with a hose, its canister to the right. */
function turnedStove(context: CampContext): string {
  return `<g transform="translate(800 0) scale(-1 1)">${hoseStove(context)}</g>`;
}

/** A burner on its canister. */
function canisterStove(context: CampContext): string {
  const { isUsed } = context;
  return (
    canister(context, 400, GROUND_Y, 128) +
    burner(context, 400, GROUND_Y - 140) +
    (isUsed ? flame(400, GROUND_Y - 276, 60) + pot(context, 400, GROUND_Y - 300, 132, 170) : '')
  );
}

/** All in one: a tall pot that locks onto its burner. */
function integratedStove(context: CampContext): string {
  const { canvas, cloth, accent, trim, isUsed } = context;
  const base = roundShape(400, [
    [92, GROUND_Y - 210, true],
    [98, GROUND_Y - 180],
    [70, GROUND_Y - 140],
    [30, GROUND_Y - 128, true],
    [0, GROUND_Y - 126],
  ]);
  const body = roundShape(400, [
    [112, GROUND_Y - 560],
    [112, GROUND_Y - 214, true],
    [0, GROUND_Y - 200],
  ]);
  const cozy = closed([
    [284, GROUND_Y - 520, 'corner'],
    [400, GROUND_Y - 506],
    [516, GROUND_Y - 520, 'corner'],
    [517, GROUND_Y - 250, 'corner'],
    [400, GROUND_Y - 236],
    [283, GROUND_Y - 250, 'corner'],
  ]);
  const lid = roundShape(400, [
    [0, GROUND_Y - 608],
    [30, GROUND_Y - 606],
    [34, GROUND_Y - 590],
    [104, GROUND_Y - 580],
    [118, GROUND_Y - 560, true],
    [0, GROUND_Y - 552],
  ]);
  const grip = webbing(
    canvas,
    [
      [510, GROUND_Y - 480],
      [566, GROUND_Y - 450],
      [562, GROUND_Y - 330],
      [512, GROUND_Y - 290],
    ],
    26,
    accent,
  );
  return (
    canister(context, 400, GROUND_Y, 104) +
    paintHard(canvas, base, BLACK) +
    (isUsed ? flame(400, GROUND_Y - 160, 40) : '') +
    grip +
    paintHard(canvas, body, STEEL) +
    paintPiece(canvas, cozy, cloth, {
      volume: 0.9,
      fabric: 'cordura',
      crisp: stitches(
        cloth,
        open([
          [284, GROUND_Y - 508],
          [400, GROUND_Y - 494],
          [516, GROUND_Y - 508],
        ]),
        true,
      ),
    }) +
    paintHard(canvas, lid, BLACK, '', 0.5) +
    brandMark([400, GROUND_Y - 380], 90, trim.base) +
    (isUsed ? steam(canvas, 400, GROUND_Y - 600) : '')
  );
}

/** Low and wide, connected to its canister by a hose. */
function hoseStove(context: CampContext): string {
  const { canvas, cloth, isUsed } = context;
  const hose = cord(
    [
      [330, GROUND_Y - 60],
      [250, GROUND_Y - 20],
      [180, GROUND_Y - 60],
      [150, GROUND_Y - 120],
    ],
    11,
    BLACK,
  );
  const legs = ([-1, -0.2, 0.9] as const)
    .map(
      (s) =>
        stroke(
          open([
            [400 + s * 30, GROUND_Y - 92],
            [400 + s * 130, GROUND_Y - 66],
            [400 + s * 176, GROUND_Y],
          ]),
          STEEL.deep,
          13,
        ) +
        stroke(
          open([
            [400 + s * 30, GROUND_Y - 94],
            [400 + s * 129, GROUND_Y - 68],
            [400 + s * 174, GROUND_Y - 2],
          ]),
          STEEL.light,
          6,
        ) +
        stroke(
          open([
            [400 + s * 60, GROUND_Y - 80],
            [400 + s * 124, GROUND_Y - 140],
            [400 + s * 96, GROUND_Y - 146],
          ]),
          STEEL.base,
          9,
        ),
    )
    .join('');
  const cup = roundShape(400, [
    [74, GROUND_Y - 132],
    [78, GROUND_Y - 120],
    [56, GROUND_Y - 70],
    [40, GROUND_Y - 60, true],
    [0, GROUND_Y - 56],
  ]);
  return (
    translated(
      60,
      0,
      hose +
        legs +
        paintHard(
          canvas,
          cup,
          BLACK,
          stroke(
            open([
              [322, GROUND_Y - 126],
              [400, GROUND_Y - 112],
              [478, GROUND_Y - 126],
            ]),
            cloth.base,
            12,
          ),
        ) +
        (isUsed ? flame(400, GROUND_Y - 130, 60) + pot(context, 400, GROUND_Y - 152, 150, 180) : ''),
    ) + translated(-210, 0, canister(context, 400, GROUND_Y - 40, 92))
  );
}

/** A spirit burner in a windshield. */
function spiritStove(context: CampContext): string {
  const { canvas, cloth, accent, trim, isUsed } = context;
  const shield = closed([
    [250, GROUND_Y - 250, 'corner'],
    [400, GROUND_Y - 232],
    [550, GROUND_Y - 250, 'corner'],
    [534, GROUND_Y - 10],
    [400, GROUND_Y + 12],
    [266, GROUND_Y - 10],
  ]);
  const holes = [310, 355, 400, 445, 490]
    .map(
      (x) =>
        fill(
          ellipse([x, GROUND_Y - 50 + Math.abs(x - 400) * -0.06], 15, 15).d,
          mix(accent.deep, '#000000', 0.35),
        ) + stroke(ellipse([x, GROUND_Y - 50 + Math.abs(x - 400) * -0.06], 15, 15).d, cloth.rim, 2, 0.5),
    )
    .join('');
  const cup = roundShape(400, [
    [0, GROUND_Y - 216],
    [52, GROUND_Y - 214],
    [56, GROUND_Y - 150, true],
    [0, GROUND_Y - 144],
  ]);
  return (
    paintHard(canvas, cup, tonesOf('#b08a4a')) +
    paintHard(canvas, shield, cloth, holes + brandMark([400, GROUND_Y - 150], 74, trim.base), 0.8) +
    (isUsed ? flame(400, GROUND_Y - 246, 70) + pot(context, 400, GROUND_Y - 262, 156, 170) : '')
  );
}
