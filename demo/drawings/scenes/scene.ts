// Editorial landscapes: eight places at four times of day, layered from the sky to the ground before our feet.
import { mix, tone } from '#demo/drawings/base/color.ts';
import type { Point } from '#demo/drawings/base/curve.ts';
import { createInk, fill } from '#demo/drawings/base/ink.ts';
import { createChance } from '#demo/drawings/base/random.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';
import { heath, spruces } from '#demo/drawings/scenes/growth.ts';
import { type Land, sky, water } from '#demo/drawings/scenes/land.ts';
import { landAt, LIGHTS } from '#demo/drawings/scenes/light.ts';
import {
  areaUnder,
  mist,
  ridge,
  ridgeLine,
  type RidgeLook,
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
  const ink = createInk(
    createChance(parameters.seed),
    { x: 0, y: 0, width: sheetWidth, height: HEIGHT },
    false,
  );
  const land: Land = { ink, light: LIGHTS[parameters.time], width: sheetWidth };
  return ink.sheet(width, COMPOSE[parameters.scene](land));
}

const look = (y: number, height: number, summits: number, rugged: number, distance: number): RidgeLook => ({
  y,
  height,
  summits,
  rugged,
  distance,
});

/** How many summits a line of sight holds grows with the sheet's width. */
const wide = ({ width }: Land, count: number): number => (count * width) / 1500;

function ranges(land: Land, from: number, to: number, count: number, rugged: number): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const share = count === 1 ? 1 : at / (count - 1);
    const y = from + (to - from) * share ** 1.15;
    drawn += ridge(
      land,
      look(
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

function foreground(land: Land, y: number): Point[] {
  return ridgeLine(land, look(y, 70, wide(land, 1.1), 0.1, 0));
}

function stones(land: Land, line: readonly Point[], count: number): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const point = line[Math.floor(land.ink.chance.next() * line.length)];
    if (point !== undefined)
      drawn += boulder(
        land.ink,
        [point[0], point[1] + land.ink.chance.between(20, 90)],
        land.ink.chance.between(34, 120),
        mix(landAt(land.light, 0.22), '#8b8a85', 0.28),
      );
  }
  return drawn;
}

const COMPOSE: Readonly<Record<SceneDrawing['scene'], (land: Land) => string>> = {
  ridge: (land) => {
    const line = foreground(land, 905);
    return (
      sky(land, 640) +
      ranges(land, 500, 820, 5, 0.75) +
      heath(land, line, landAt(land.light, 0.03)) +
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
      const line = ridgeLine(land, look(y, 190, wide(land, 1.8), 0.45, distance));
      drawn +=
        ridge(land, look(y, 190, 2, 0.45, distance), line) +
        spruces(land, line, 20 + (1 - distance) * 70, distance, 0.7) +
        mist(land, y + 130, 130, 0.92);
    }
    const line = foreground(land, 930);
    return drawn + spruces(land, line, 210, 0.02, 0.24) + heath(land, line, landAt(land.light, 0));
  },
  snow: (land) => {
    const { light, width } = land;
    const back = look(470, 330, wide(land, 2.6), 0.95, 0.72);
    const front = look(640, 330, wide(land, 1.9), 0.9, 0.5);
    const [backLine, frontLine] = [ridgeLine(land, back), ridgeLine(land, front)];
    const field = ridgeLine(land, look(840, 90, wide(land, 1), 0.05, 0));
    const slope = land.ink.linear(
      [0, 760],
      [width * 0.6, 1000],
      [
        [0, light.snow],
        [0.55, mix(light.snow, light.snowShade, 0.3)],
        [1, mix(light.snow, light.snowShade, 0.75)],
      ],
    );
    const track = path(
      land.ink,
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
      const line = ridgeLine(land, look(y, 130, wide(land, 1.6), 0.3, distance)).map(
        ([x, at]): Point => [x, Math.min(at + 40, y + 46)],
      );
      return land.ink.clipped(
        `M0 0H${land.width}V${y + 22}H0Z`,
        ridge(land, look(y, 130, 1.6, 0.3, distance), line),
      );
    };
    const rocks = ridgeLine(land, look(955, 150, wide(land, 1.3), 0.35, 0));
    return (
      sky(land, horizon) +
      isle(horizon - 6, 0.92) +
      water(land, horizon, HEIGHT, 1.5) +
      isle(horizon + 60, 0.55) +
      mist(land, horizon + 20, 60, 0.35) +
      fill(
        areaUnder(rocks),
        land.ink.linear(
          [0, 820],
          [0, 1000],
          [
            [0, mix(landAt(land.light, 0.2), '#8a8580', 0.25)],
            [1, landAt(land.light, 0)],
          ],
        ),
      ) +
      stones(land, rocks, 7)
    );
  },
  forest: (land) => {
    let drawn = sky(land, 560) + ridge(land, look(400, 190, wide(land, 2), 0.6, 0.95));
    for (const [y, size, distance] of [
      [520, 60, 0.82],
      [600, 110, 0.6],
      [700, 190, 0.36],
      [830, 300, 0.14],
    ] as const) {
      const line = ridgeLine(land, look(y, 90, wide(land, 1.5), 0.1, distance));
      drawn +=
        ridge(land, look(y, 90, 1.5, 0.1, distance), line) +
        spruces(land, line, size, distance, 0.62) +
        mist(land, y + 70, 120, 0.55);
    }
    const line = foreground(land, 940);
    return drawn + heath(land, line, landAt(land.light, 0.02)) + stones(land, line, 3);
  },
  tarn: (land) => {
    const shore = 610;
    const back = look(420, 260, wide(land, 2), 0.8, 0.85);
    const front = look(540, 170, wide(land, 1.6), 0.4, 0.45);
    const [backLine, frontLine] = [ridgeLine(land, back), ridgeLine(land, front)];
    const mountains =
      snowCover(land, backLine, 150) +
      mist(land, 540, 60, 0.5) +
      ridge(land, front, frontLine) +
      spruces(land, frontLine, 26, 0.4, 0.5);
    const above = land.ink.clipped(`M0 0H${land.width}V${shore}H0Z`, mountains);
    const below = land.ink.clipped(
      `M0 ${shore}H${land.width}V1000H0Z`,
      `<g transform="translate(0 ${shore * 2}) scale(1 -1)" opacity=".5">${mountains}</g>`,
    );
    const line = ridgeLine(land, look(940, 80, wide(land, 1.2), 0.1, 0));
    return (
      sky(land, shore) +
      above +
      water(land, shore, HEIGHT, 1) +
      below +
      mist(land, shore, 26, 0.7) +
      heath(land, line, landAt(land.light, 0.02)) +
      stones(land, line, 6)
    );
  },
  camp: (land) => {
    const line = ridgeLine(land, look(850, 60, wide(land, 0.9), 0.05, 0));
    const at = line[Math.floor(line.length * 0.62)] ?? [900, 850];
    const isLit = land.light.hasStars || land.light.disc !== undefined;
    return (
      sky(land, 640) +
      ranges(land, 480, 740, 4, 0.8) +
      spruces(land, line.slice(0, Math.floor(line.length * 0.34)), 150, 0.08, 0.3) +
      heath(land, line, landAt(land.light, 0.04)) +
      litTent(
        land.ink,
        [at[0], at[1] + 30],
        200,
        tone('#c0672f', { l: land.light.hasStars ? -0.14 : 0 }),
        isLit,
      ) +
      stones(land, line, 3)
    );
  },
  trail: (land) => {
    const hill = ridgeLine(land, look(735, 90, wide(land, 0.9), 0.08, 0));
    const top = hill[Math.floor(hill.length * 0.56)] ?? [800, 735];
    const ground = mix(landAt(land.light, 0.12), '#7c7346', 0.22);
    const sand = mix(landAt(land.light, 0.42), '#cdb994', 0.42);
    return (
      sky(land, 620) +
      ranges(land, 450, 660, 4, 0.8) +
      heath(land, hill, ground) +
      path(land.ink, [land.width * 0.4, 1015], [top[0], top[1] + 4], 190, sand) +
      cairn(land.ink, [land.width * 0.7, 925], 210, mix(landAt(land.light, 0.3), '#8d8a84', 0.5)) +
      stones(
        land,
        hill.map(([x, y]): Point => [x, y + 120]),
        4,
      )
    );
  },
};
