// Overlays of a shoe upper: counters, saddles, rands, toe caps.
import { between, closed, type Knot, open, placed } from '#demo/drawings/base/curve.ts';
import { stitches } from '#demo/drawings/base/folds.ts';
import { fill, translated, stroke } from '#demo/drawings/base/canvas.ts';
import type { Tones } from '#demo/drawings/base/tones.ts';
import { featherLineY, type ShoeContext, throat } from '#demo/drawings/feet/shoe-form.ts';

/** Pieces sewn onto the upper, in the second colour. */
export function overlays({ canvas, style, place, cloth, accent }: ShoeContext): string {
  const f = (x: number): number => featherLineY(style, x) + 8;
  const part = (knots: readonly Knot[], material: Tones): string => {
    const shape = closed(placed(knots, place));
    const { box } = shape;
    const paint = canvas.linear(
      [box.x, box.y],
      [box.x + box.width, box.y + box.height],
      [
        [0, material.light],
        [0.5, material.base],
        [1, material.shade],
      ],
    );
    return (
      translated(1.5, 2.5, stroke(shape.d, cloth.deep, 3, 0.35)) +
      fill(shape.d, paint) +
      stroke(shape.d, material.line, 1.3, 0.8) +
      (canvas.isClose ? stitches(material, shape.d, true) : stroke(shape.d, material.rim, 0.9, 0.3))
    );
  };
  const isLow = style.collar > 470;
  const heelTop = isLow ? style.collar + 34 : 520;
  const counter = part(
    [
      [128, f(140), 'corner'],
      [126, 590],
      [150, heelTop],
      [196, heelTop + 26],
      [232, 620],
      [262, f(262), 'corner'],
    ],
    accent,
  );
  const path = throat(style);
  const eyestay = part(
    [
      ...path.map((p): Knot => [p[0] + 2, p[1] - 4]),
      ...path.toReversed().map((p, at): Knot => [p[0] - 26 - at * 2, p[1] + 16 + (at === 0 ? 14 : 4)]),
    ],
    style.overlay === 'web' ? cloth : accent,
  );
  switch (style.overlay) {
    case 'counter':
      return counter + eyestay;
    case 'saddle':
      return (
        eyestay +
        part(
          [
            [352, 560],
            [392, 566],
            [420, 620],
            [452, f(452), 'corner'],
            [330, f(330), 'corner'],
            [322, 630],
          ],
          accent,
        ) +
        part(
          [
            [128, f(140), 'corner'],
            [126, 600],
            [146, heelTop + 10],
            [178, heelTop + 40],
            [200, f(200), 'corner'],
          ],
          accent,
        )
      );
    case 'web': {
      let bands = '';
      for (const [fromX, toX] of [
        [366, 300],
        [406, 360],
        [446, 424],
        [486, 490],
      ] as const) {
        const from = between([338, style.collar - 10], [502, 604], (fromX - 338) / 164);
        bands += open(
          placed(
            [
              [from[0], from[1] + 4],
              [(from[0] + toX) / 2 - 8, (from[1] + f(toX)) / 2],
              [toX, f(toX)],
            ],
            place,
          ),
        );
      }
      return stroke(bands, accent.line, 12, 0.7) + stroke(bands, accent.base, 9.5) + counter + eyestay;
    }
    case 'panels':
      return (
        part(
          [
            [232, 600],
            [330, 570],
            [420, 600],
            [470, 640],
            [440, f(440), 'corner'],
            [250, f(250), 'corner'],
          ],
          accent,
        ) +
        eyestay +
        part(
          [
            [128, f(140), 'corner'],
            [126, 610],
            [150, heelTop + 20],
            [212, 612],
            [240, f(240), 'corner'],
          ],
          accent,
        )
      );
    case 'wing':
      return (
        part(
          [
            [128, f(140), 'corner'],
            [126, 610],
            [146, heelTop],
            [260, heelTop + 60],
            [380, 616],
            [470, 634],
            [520, f(520), 'corner'],
          ],
          accent,
        ) + eyestay
      );
  }
}

export function randAndToe({ style, place, rubber, accent, canvas }: ShoeContext): string {
  const f = (x: number): number => featherLineY(style, x) + 10;
  let drawn = '';
  const lay = (knots: readonly Knot[], material: Tones): void => {
    const shape = closed(placed(knots, place));
    const { box } = shape;
    const paint = canvas.linear(
      [box.x, box.y],
      [box.x + box.width * 0.4, box.y + box.height * 1.4],
      [
        [0, material.light],
        [0.4, material.base],
        [1, material.shade],
      ],
    );
    drawn +=
      fill(shape.d, paint) +
      stroke(shape.d, material.deep, 1.4, 0.7) +
      translated(0, 1.8, stroke(shape.d, material.rim, 1, 0.3));
  };
  if (style.rand > 0) {
    const h = style.rand;
    lay(
      [
        [118, f(130), 'corner'],
        [120, f(140) - h * 1.1],
        [200, f(200) - h * 0.9],
        [330, f(330) - h * 0.72],
        [460, f(460) - h * 0.8],
        [560, f(560) - h],
        [640, f(640) - h * 0.8],
        [690, f(680), 'corner'],
        [560, f(560) + 6],
        [330, f(330) + 6],
      ],
      rubber,
    );
  }
  if (style.toe === 'cap')
    lay(
      [
        [604, 606],
        [578, 640],
        [584, f(584), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [656, 612],
      ],
      accent,
    );
  if (style.toe === 'rand')
    lay(
      [
        [628, 610],
        [590, 646],
        [560, f(560), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [662, 620],
      ],
      rubber,
    );
  if (style.toe === 'climb')
    lay(
      [
        [596, 604],
        [536, 640],
        [480, f(480), 'corner'],
        [700, f(690), 'corner'],
        [698, 640],
        [650, 612],
      ],
      rubber,
    );
  return drawn;
}
