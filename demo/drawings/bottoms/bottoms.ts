// Draws trousers, shorts, tights and skirts from their cut, laid flat or worn by a mannequin.
import { paintPiece } from '#demo/drawings/base/piece.ts';
import { lightnessOf, tone } from '#demo/drawings/base/color.ts';
import { closed, mirrored, num, placed, type Point, type Shape } from '#demo/drawings/base/curve.ts';
import { background, dropShadow } from '#demo/drawings/base/background.ts';
import { label } from '#demo/drawings/base/hardware.ts';
import type { SvgCanvas } from '#demo/drawings/base/canvas.ts';
import { quilt } from '#demo/drawings/base/quilting.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { type Tones, tonesOf } from '#demo/drawings/base/tones.ts';
import { backParts } from '#demo/drawings/bottoms/bottom-back.ts';
import { feet, waistband } from '#demo/drawings/bottoms/bottom-ends.ts';
import { legFolds, skirtFolds } from '#demo/drawings/bottoms/bottom-folds.ts';
import {
  at,
  type BottomContext,
  legsShape,
  skirtShape,
  WAIST_Y,
} from '#demo/drawings/bottoms/bottom-form.ts';
import { panels, seams } from '#demo/drawings/bottoms/bottom-panels.ts';
import { pockets } from '#demo/drawings/bottoms/bottom-pockets.ts';
import { BOTTOM_STYLES, type BottomGear } from '#demo/drawings/bottoms/bottom-style.ts';
import { armsBeforeBottom, behindBottom, legFrame, stepping } from '#demo/drawings/bottoms/worn-bottom.ts';
import { figureKindOf, type GearDrawing } from '#demo/drawings/parameters.ts';
import { MIDDLE } from '#demo/drawings/tops/pose.ts';

export function drawBottom(canvas: SvgCanvas, parameters: GearDrawing, gear: BottomGear): string {
  const style = pick(BOTTOM_STYLES[gear], parameters.cut);
  const isWorn = parameters.view === 'worn';
  const isBehind = parameters.view === 'back';
  const side = parameters.seed % 2 === 0 ? 1 : -1;
  const kind = figureKindOf(parameters);
  const context: BottomContext = {
    canvas,
    style,
    isWorn,
    isBehind,
    side,
    wrap: isWorn ? stepping(kind, side) : (point) => point,
    cloth: tonesOf(parameters.main),
    accent: tonesOf(parameters.accent),
    trim: tonesOf(parameters.trim),
  };
  const outline = style.isSkirt === true ? skirtShape(context) : legsShape(context);
  const lining = tonesOf(
    tone(parameters.main, { l: lightnessOf(parameters.main) > 0.5 ? -0.16 : -0.06, c: 0.8 }),
  );
  const drawn =
    (isWorn ? '' : dropShadow(canvas, parameters.tint, outline.d)) +
    (isWorn || isBehind ? '' : insideBack(context, lining)) +
    garment(context, outline);
  if (isWorn) {
    const figure =
      behindBottom(context, parameters, kind) + drawn + armsBeforeBottom(context, parameters, kind);
    const { scale, top } = legFrame(context);
    return `${background(canvas, parameters.tint, 880)}<g transform="translate(${num(MIDDLE * (1 - scale) - side * 14)} ${num(-top * scale)}) scale(${num(scale * 100)}e-2)">${figure}</g>`;
  }
  if (parameters.view === 'detail') return background(canvas, parameters.tint) + drawn;
  const height = style.length - 80;
  const scale = Math.min(1.16, 830 / height);
  const shift = 500 - ((80 + style.length) / 2) * scale;
  return `${background(canvas, parameters.tint)}<g transform="translate(${num(MIDDLE * (1 - scale))} ${num(shift)}) scale(${num(scale * 100)}e-2)">${drawn}</g>`;
}

function insideBack({ canvas, style, wrap }: BottomContext, lining: Tones): string {
  const shape = closed(
    placed(
      mirrored(
        [
          at(0, WAIST_Y - 14),
          at(style.waist * 0.7, WAIST_Y - 11),
          at(style.waist, WAIST_Y - 1, 'corner'),
          at(style.waist * 0.6, WAIST_Y + 14),
          at(0, WAIST_Y + 20),
        ],
        MIDDLE,
      ),
      wrap,
    ),
  );
  return (
    paintPiece(canvas, shape, lining, { volume: 0.2 }) +
    label([MIDDLE, WAIST_Y - 3], 30, 15, tonesOf('#efece4'), '#4a4d52')
  );
}

/** As `backParts`. */
const frontParts = (context: BottomContext): { panels: string; details: string } => ({
  panels: panels(context),
  details: seams(context) + pockets(context) + feet(context) + waistband(context),
});

function garment(context: BottomContext, outline: Shape): string {
  const { canvas, style, cloth } = context;
  const folds = style.isSkirt === true ? skirtFolds(context) : legFolds(context);
  const rows =
    style.baffle === undefined ? undefined : quilt(canvas, cloth, quiltRows(context), style.baffle * 0.25);
  const parts = context.isBehind ? backParts(context) : frontParts(context);
  return paintPiece(canvas, outline, cloth, {
    volume: style.drape === 0 ? 0.95 : 0.8,
    soft: folds.soft + (rows?.soft ?? ''),
    fabric: style.fabric,
    crisp: parts.panels + folds.crisp + (rows?.crisp ?? '') + parts.details,
  });
}

function quiltRows({ style, wrap }: BottomContext): Point[][] {
  const rows: Point[][] = [];
  for (let y = 210; y < style.length - 20; y += style.baffle ?? 50) {
    rows.push([-1, -0.5, 0, 0.5, 1].map((u) => wrap([MIDDLE + u * 230, y + 12 * (1 - u * u)])));
  }
  return rows;
}
