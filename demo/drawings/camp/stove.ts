// Draws stoves, cold or burning.
import { piece } from '#demo/drawings/base/cloth.ts';
import { mix } from '#demo/drawings/base/color.ts';
import { closed, ellipse, line, open } from '#demo/drawings/base/curve.ts';
import { stitches } from '#demo/drawings/base/folds.ts';
import { ground } from '#demo/drawings/base/ground.ts';
import { cord, mark, webbing } from '#demo/drawings/base/hardware.ts';
import { fill, moved, stroke } from '#demo/drawings/base/ink.ts';
import { pick } from '#demo/drawings/base/random.ts';
import { clothOf } from '#demo/drawings/base/tones.ts';
import { pot } from '#demo/drawings/camp/pot.ts';
import { BLACK, type CampLook, floorShade, hard, steam, STEEL, turned } from '#demo/drawings/camp/turned.ts';

export function stove(look: CampLook, index: number): string {
  const { ink, cloth, accent, trim, tint, isUsed } = look;
  const low = 830;
  const flame = (x: number, y: number, wide: number): string => {
    const tongues = [-0.8, -0.4, 0, 0.4, 0.8]
      .map(
        (u) =>
          closed([
            [x + u * wide - 12, y],
            [x + u * wide - 5, y - 30],
            [x + u * wide, y - 52],
            [x + u * wide + 5, y - 30],
            [x + u * wide + 12, y],
          ]).d,
      )
      .join('');
    return (
      fill(tongues, '#5c94d8', 0.75) +
      `<g transform="translate(0 ${y * 0.4}) scale(1 .6)">${fill(tongues, '#dff0ff', 0.8)}</g>`
    );
  };
  const canister = (x: number, y: number, half: number): string => {
    const can = turned(x, [
      [0, y - 148],
      [44, y - 146],
      [half * 0.62, y - 132],
      [half, y - 92],
      [half + 2, y - 24],
      [half - 12, y, true],
      [0, y + 8],
    ]);
    const band = closed([
      [x - half - 4, y - 84],
      [x, y - 70],
      [x + half + 4, y - 84],
      [x + half + 4, y - 34],
      [x, y - 20],
      [x - half - 4, y - 34],
    ]);
    return hard(ink, can, cloth, fill(band.d, accent.base, 0.92) + mark([x, y - 50], 42, trim.base), 0.7);
  };
  const burner = (x: number, y: number): string => {
    const stem = turned(x, [
      [0, y - 92],
      [16, y - 90],
      [18, y - 30],
      [26, y - 22],
      [26, y, true],
      [0, y + 4],
    ]);
    const head = turned(x, [
      [0, y - 134],
      [46, y - 132],
      [54, y - 118],
      [38, y - 94],
      [18, y - 86, true],
      [0, y - 84],
    ]);
    const arms = ([-1, 0.1, 1] as const)
      .map(
        (s) =>
          stroke(
            open([
              [x + s * 14, y - 52],
              [x + s * 74, y - 96],
              [x + s * 104, y - 152],
              [x + s * 74, y - 154],
            ]),
            STEEL.deep,
            10,
          ) +
          stroke(
            open([
              [x + s * 14, y - 53],
              [x + s * 73, y - 98],
              [x + s * 103, y - 153],
              [x + s * 74, y - 155],
            ]),
            STEEL.light,
            5,
          ),
      )
      .join('');
    const knob =
      stroke(line([x + 20, y - 34], [x + 96, y - 26]), STEEL.deep, 7) +
      hard(
        ink,
        closed([
          [x + 92, y - 44],
          [x + 118, y - 44],
          [x + 122, y - 8],
          [x + 90, y - 8],
        ]),
        trim,
        '',
        0.5,
      );
    return (
      knob +
      hard(ink, stem, STEEL) +
      arms +
      hard(
        ink,
        head,
        BLACK,
        stroke(
          open([
            [x - 46, y - 126],
            [x, y - 120],
            [x + 46, y - 126],
          ]),
          STEEL.light,
          3,
          0.6,
        ),
      )
    );
  };
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () =>
      canister(400, low, 128) +
      burner(400, low - 140) +
      (isUsed ? flame(400, low - 276, 60) + pot(look, 400, low - 300, 132, 170) : ''),
    () => {
      // All in one: a tall pot that locks onto its burner.
      const base = turned(400, [
        [92, low - 210, true],
        [98, low - 180],
        [70, low - 140],
        [30, low - 128, true],
        [0, low - 126],
      ]);
      const body = turned(400, [
        [112, low - 560],
        [112, low - 214, true],
        [0, low - 200],
      ]);
      const cozy = closed([
        [284, low - 520, 'corner'],
        [400, low - 506],
        [516, low - 520, 'corner'],
        [517, low - 250, 'corner'],
        [400, low - 236],
        [283, low - 250, 'corner'],
      ]);
      const lid = turned(400, [
        [0, low - 608],
        [30, low - 606],
        [34, low - 590],
        [104, low - 580],
        [118, low - 560, true],
        [0, low - 552],
      ]);
      const grip = webbing(
        ink,
        [
          [510, low - 480],
          [566, low - 450],
          [562, low - 330],
          [512, low - 290],
        ],
        26,
        accent,
      );
      return (
        canister(400, low, 104) +
        hard(ink, base, BLACK) +
        (isUsed ? flame(400, low - 160, 40) : '') +
        grip +
        hard(ink, body, STEEL) +
        piece(ink, cozy, cloth, {
          volume: 0.9,
          fabric: 'cordura',
          crisp: stitches(
            cloth,
            open([
              [284, low - 508],
              [400, low - 494],
              [516, low - 508],
            ]),
            true,
          ),
        }) +
        hard(ink, lid, BLACK, '', 0.5) +
        mark([400, low - 380], 90, trim.base) +
        (isUsed ? steam(ink, 400, low - 600) : '')
      );
    },
    () => {
      // Low and wide, fed by a hose.
      const hose = cord(
        [
          [330, low - 60],
          [250, low - 20],
          [180, low - 60],
          [150, low - 120],
        ],
        11,
        BLACK,
      );
      const legs = ([-1, -0.2, 0.9] as const)
        .map(
          (s) =>
            stroke(
              open([
                [400 + s * 30, low - 92],
                [400 + s * 130, low - 66],
                [400 + s * 176, low],
              ]),
              STEEL.deep,
              13,
            ) +
            stroke(
              open([
                [400 + s * 30, low - 94],
                [400 + s * 129, low - 68],
                [400 + s * 174, low - 2],
              ]),
              STEEL.light,
              6,
            ) +
            stroke(
              open([
                [400 + s * 60, low - 80],
                [400 + s * 124, low - 140],
                [400 + s * 96, low - 146],
              ]),
              STEEL.base,
              9,
            ),
        )
        .join('');
      const cup = turned(400, [
        [74, low - 132],
        [78, low - 120],
        [56, low - 70],
        [40, low - 60, true],
        [0, low - 56],
      ]);
      return (
        moved(
          60,
          0,
          hose +
            legs +
            hard(
              ink,
              cup,
              BLACK,
              stroke(
                open([
                  [322, low - 126],
                  [400, low - 112],
                  [478, low - 126],
                ]),
                cloth.base,
                12,
              ),
            ) +
            (isUsed ? flame(400, low - 130, 60) + pot(look, 400, low - 152, 150, 180) : ''),
        ) + moved(-210, 0, canister(400, low - 40, 92))
      );
    },
    () => {
      // Spirit burner in a windshield.
      const shield = closed([
        [250, low - 250, 'corner'],
        [400, low - 232],
        [550, low - 250, 'corner'],
        [534, low - 10],
        [400, low + 12],
        [266, low - 10],
      ]);
      const holes = [310, 355, 400, 445, 490]
        .map(
          (x) =>
            fill(
              ellipse([x, low - 50 + Math.abs(x - 400) * -0.06], 15, 15).d,
              mix(accent.deep, '#000000', 0.35),
            ) + stroke(ellipse([x, low - 50 + Math.abs(x - 400) * -0.06], 15, 15).d, cloth.rim, 2, 0.5),
        )
        .join('');
      const cup = turned(400, [
        [0, low - 216],
        [52, low - 214],
        [56, low - 150, true],
        [0, low - 144],
      ]);
      return (
        hard(ink, cup, clothOf('#b08a4a')) +
        hard(ink, shield, cloth, holes + mark([400, low - 150], 74, trim.base), 0.8) +
        (isUsed ? flame(400, low - 246, 70) + pot(look, 400, low - 262, 156, 170) : '')
      );
    },
  ];
  const drawn = floorShade(look, 400, low, 150) + pick(kinds, index)();
  return (
    ground(ink, tint, low - 120) +
    (isUsed || index % 4 === 1 ? drawn : `<g transform="translate(-100 -310) scale(1.25)">${drawn}</g>`)
  );
}
