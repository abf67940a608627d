// Draws editorial landscapes: eight places at four times of day, layered from the sky to the foreground.
import { mix, tone } from '#demo/drawings/base/color.ts';
import type { Point } from '#demo/drawings/base/curve.ts';
import { createCanvas, fill } from '#demo/drawings/base/canvas.ts';
import { createRandom } from '#demo/drawings/base/random.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';
import { heath, spruces } from '#demo/drawings/scenes/vegetation.ts';
import { type Landscape, sky, water } from '#demo/drawings/scenes/landscape.ts';
import { landColour, LIGHTS } from '#demo/drawings/scenes/light.ts';
import {
  areaUnder,
  mist,
  ridge,
  ridgeLine,
  type RidgeOptions,
  snowCover,
} from '#demo/drawings/scenes/ridges.ts';
import { boulder, cairn, path } from '#demo/drawings/scenes/stones.ts';
import { litTent } from '#demo/drawings/scenes/tent.ts';

const HEIGHT = 1000;

const WIDTH_OF: Readonly<Record<SceneDrawing['ratio'], number>> = {
  '3:2': 1500,
  '16:9': 1778,
  '4:5': 800,
  '21:9': 2333,
};

/** `width` in px; the height follows from the ratio. */
export function drawScene(parameters: SceneDrawing, width: number): string {
  const sheetWidth = WIDTH_OF[parameters.ratio];
  const canvas = createCanvas(
    createRandom(parameters.seed),
    { x: 0, y: 0, width: sheetWidth, height: HEIGHT },
    false,
  );
  const land: Landscape = { canvas, light: LIGHTS[parameters.time], width: sheetWidth };
  return canvas.toSvg(width, COMPOSE[parameters.scene](land));
}

const ridgeOptions = (
  y: number,
  height: number,
  summits: number,
  rugged: number,
  distance: number,
): RidgeOptions => ({
  y,
  height,
  summits,
  rugged,
  distance,
});

/** The number of summits grows with the width of the picture. */
const wide = ({ width }: Landscape, count: number): number => (count * width) / 1500;

function ranges(land: Landscape, from: number, to: number, count: number, rugged: number): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const share = count === 1 ? 1 : at / (count - 1);
    const y = from + (to - from) * share ** 1.15;
    drawn += ridge(
      land,
      ridgeOptions(
        y,
        190 + share * 70,
        wide(land, 2.2 + share * 1.1),
        rugged * (1 - share * 0.5),
        0.98 - share * 0.82,
      ),
    );
    drawn += at < count - 1 ? mist(land, y + 110, 90, 0.32) : '';
  }
  return drawn;
}

function foreground(land: Landscape, y: number): Point[] {
  return ridgeLine(land, ridgeOptions(y, 70, wide(land, 1.1), 0.1, 0));
}

function stones(land: Landscape, line: readonly Point[], count: number): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const point = line[Math.floor(land.canvas.random.next() * line.length)];
    if (point !== undefined)
      drawn += boulder(
        land.canvas,
        [point[0], point[1] + land.canvas.random.between(20, 90)],
        land.canvas.random.between(34, 120),
        mix(landColour(land.light, 0.22), '#8b8a85', 0.28),
      );
  }
  return drawn;
}

const COMPOSE: Readonly<Record<SceneDrawing['scene'], (land: Landscape) => string>> = {
  ridge: (land) => {
    const line = foreground(land, 905);
    return (
      sky(land, 640) +
      ranges(land, 500, 820, 5, 0.75) +
      heath(land, line, landColour(land.light, 0.03)) +
      stones(land, line, 5)
    );
  },
  mist: (land) => {
    let drawn = sky(land, 700);
    for (const [y, distance] of [
      [400, 0.99],
      [530, 0.8],
      [650, 0.56],
      [780, 0.3],
    ] as const) {
      const line = ridgeLine(land, ridgeOptions(y, 190, wide(land, 1.8), 0.45, distance));
      drawn +=
        ridge(land, ridgeOptions(y, 190, 2, 0.45, distance), line) +
        spruces(land, line, 20 + (1 - distance) * 70, distance, 0.7) +
        mist(land, y + 130, 130, 0.92);
    }
    const line = foreground(land, 930);
    return drawn + spruces(land, line, 210, 0.02, 0.24) + heath(land, line, landColour(land.light, 0));
  },
  snow: (land) => {
    const { light, width } = land;
    const back = ridgeOptions(470, 330, wide(land, 2.6), 0.95, 0.72);
    const front = ridgeOptions(640, 330, wide(land, 1.9), 0.9, 0.5);
    const [backLine, frontLine] = [ridgeLine(land, back), ridgeLine(land, front)];
    const field = ridgeLine(land, ridgeOptions(840, 90, wide(land, 1), 0.05, 0));
    const slope = land.canvas.linear(
      [0, 760],
      [width * 0.6, 1000],
      [
        [0, light.snow],
        [0.55, mix(light.snow, light.snowShade, 0.3)],
        [1, mix(light.snow, light.snowShade, 0.75)],
      ],
    );
    const track = path(
      land.canvas,
      [width * 0.34, 1010],
      [width * 0.62, 826],
      46,
      mix(light.snow, light.snowShade, 0.7),
    );
    return (
      sky(land, 620) +
      snowCover(land, backLine, 190) +
      mist(land, 600, 90, 0.5) +
      snowCover(land, frontLine, 280) +
      mist(land, 790, 100, 0.7) +
      fill(areaUnder(field), slope) +
      track +
      spruces(
        land,
        field.filter((_, at) => at % 9 === 0),
        66,
        0.2,
        0.5,
      )
    );
  },
  sea: (land) => {
    const horizon = 520;
    const isle = (y: number, distance: number): string => {
      const line = ridgeLine(land, ridgeOptions(y, 130, wide(land, 1.6), 0.3, distance)).map(
        ([x, at]): Point => [x, Math.min(at + 40, y + 46)],
      );
      return land.canvas.clipped(
        `M0 0H${land.width}V${y + 22}H0Z`,
        ridge(land, ridgeOptions(y, 130, 1.6, 0.3, distance), line),
      );
    };
    const rocks = ridgeLine(land, ridgeOptions(955, 150, wide(land, 1.3), 0.35, 0));
    return (
      sky(land, horizon) +
      isle(horizon - 6, 0.92) +
      water(land, horizon, HEIGHT, 1.5) +
      isle(horizon + 60, 0.55) +
      mist(land, horizon + 20, 60, 0.35) +
      fill(
        areaUnder(rocks),
        land.canvas.linear(
          [0, 820],
          [0, 1000],
          [
            [0, mix(landColour(land.light, 0.2), '#8a8580', 0.25)],
            [1, landColour(land.light, 0)],
          ],
        ),
      ) +
      stones(land, rocks, 7)
    );
  },
  forest: (land) => {
    let drawn = sky(land, 560) + ridge(land, ridgeOptions(400, 190, wide(land, 2), 0.6, 0.95));
    for (const [y, size, distance] of [
      [520, 60, 0.82],
      [600, 110, 0.6],
      [700, 190, 0.36],
      [830, 300, 0.14],
    ] as const) {
      const line = ridgeLine(land, ridgeOptions(y, 90, wide(land, 1.5), 0.1, distance));
      drawn +=
        ridge(land, ridgeOptions(y, 90, 1.5, 0.1, distance), line) +
        spruces(land, line, size, distance, 0.62) +
        mist(land, y + 70, 120, 0.55);
    }
    const line = foreground(land, 940);
    return drawn + heath(land, line, landColour(land.light, 0.02)) + stones(land, line, 3);
  },
  tarn: (land) => {
    const shore = 610;
    const back = ridgeOptions(420, 260, wide(land, 2), 0.8, 0.85);
    const front = ridgeOptions(540, 170, wide(land, 1.6), 0.4, 0.45);
    const [backLine, frontLine] = [ridgeLine(land, back), ridgeLine(land, front)];
    const mountains =
      snowCover(land, backLine, 150) +
      mist(land, 540, 60, 0.5) +
      ridge(land, front, frontLine) +
      spruces(land, frontLine, 26, 0.4, 0.5);
    const above = land.canvas.clipped(`M0 0H${land.width}V${shore}H0Z`, mountains);
    const below = land.canvas.clipped(
      `M0 ${shore}H${land.width}V1000H0Z`,
      `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity=".5">${mountains}</g>`,
    );
    const line = ridgeLine(land, ridgeOptions(940, 80, wide(land, 1.2), 0.1, 0));
    return (
      sky(land, shore) +
      above +
      water(land, shore, HEIGHT, 1) +
      below +
      mist(land, shore, 26, 0.7) +
      heath(land, line, landColour(land.light, 0.02)) +
      stones(land, line, 6)
    );
  },
  camp: (land) => {
    const line = ridgeLine(land, ridgeOptions(850, 60, wide(land, 0.9), 0.05, 0));
    const at = line[Math.floor(line.length * 0.62)] ?? [900, 850];
    const isLit = land.light.hasStars || land.light.disc !== undefined;
    return (
      sky(land, 640) +
      ranges(land, 480, 740, 4, 0.8) +
      spruces(land, line.slice(0, Math.floor(line.length * 0.34)), 150, 0.08, 0.3) +
      heath(land, line, landColour(land.light, 0.04)) +
      litTent(
        land.canvas,
        [at[0], at[1] + 30],
        200,
        tone('#c0672f', { l: land.light.hasStars ? -0.14 : 0 }),
        isLit,
      ) +
      stones(land, line, 3)
    );
  },
  trail: (land) => {
    const hill = ridgeLine(land, ridgeOptions(735, 90, wide(land, 0.9), 0.08, 0));
    const top = hill[Math.floor(hill.length * 0.56)] ?? [800, 735];
    const ground = mix(landColour(land.light, 0.12), '#7c7346', 0.22);
    const sand = mix(landColour(land.light, 0.42), '#cdb994', 0.42);
    return (
      sky(land, 620) +
      ranges(land, 450, 660, 4, 0.8) +
      heath(land, hill, ground) +
      path(land.canvas, [land.width * 0.4, 1015], [top[0], top[1] + 4], 190, sand) +
      cairn(land.canvas, [land.width * 0.7, 925], 210, mix(landColour(land.light, 0.3), '#8d8a84', 0.5)) +
      stones(
        land,
        hill.map(([x, y]): Point => [x, y + 120]),
        4,
      )
    );
  },
};
