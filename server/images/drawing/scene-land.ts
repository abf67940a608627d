// The parts landscapes are composed of: ridges, snow, trees, water, stones, a tent, a path, a cairn.
import { mix, tone } from './color.ts';
import { closed, ellipse, num, open, pair, type Knot, type Point } from './curve.ts';
import { fill, moved, stroke, type Ink } from './ink.ts';
import { landAt, type Light } from './scene-light.ts';

/** One landscape under way: its light and its width; it is always 1000 high. */
export interface Land {
  readonly ink: Ink;
  readonly light: Light;
  readonly width: number;
}

export interface RidgeLook {
  /** y of its mean line, how far it rises and falls, and how many summits it has across the sheet. */
  readonly y: number;
  readonly height: number;
  readonly summits: number;
  /** 0 rolling .. 1 jagged. */
  readonly rugged: number;
  /** 0 here .. 1 the horizon. */
  readonly distance: number;
}

export function sky({ ink, light, width }: Land, horizon: number): string {
  const [top, middle, low] = light.sky;
  const air = fill(
    `M0 0H${width}V1000H0Z`,
    ink.linear(
      [0, 0],
      [0, horizon],
      [
        [0, top],
        [0.55, middle],
        [1, low],
      ],
    ),
  );
  let drawn = air;
  if (light.hasStars) {
    for (let count = 0; count < 90; count += 1) {
      const [x, y, r] = [
        ink.chance.between(0, width),
        ink.chance.between(0, horizon * 0.9),
        ink.chance.between(0.6, 1.9),
      ];
      drawn += fill(
        ellipse([x, y], r, r).d,
        '#f2f4ee',
        Math.round(ink.chance.between(0.3, 0.95) * 100) / 100,
      );
    }
  }
  if (light.disc !== undefined) {
    const { height, radius, color } = light.disc;
    const at: Point = [width * ink.chance.between(0.24, 0.4), horizon * (1 - height) - 30];
    drawn += fill(
      `M0 0H${width}V1000H0Z`,
      ink.radial(at, 520, [
        [0, light.glow, 0.85],
        [0.25, light.glow, 0.4],
        [1, light.glow, 0],
      ]),
    );
    drawn += fill(ellipse(at, radius, radius).d, color);
  }
  return drawn;
}

/** A line of summits from edge to edge. */
export function ridgeLine({ ink, width }: Land, look: RidgeLook): Point[] {
  const { chance } = ink;
  const count = Math.round(width / 13);
  const layers = [1, 2.1, 4.3, 9.1, 19].map((times, at) => ({
    waves: look.summits * times,
    size: 0.54 ** at,
    phase: chance.between(0, 100),
  }));
  const noise = (u: number): number => {
    let sum = 0;
    for (const { waves, size, phase } of layers) {
      const n = valueNoise(u * waves + phase);
      const peaked = 1 - Math.abs(2 * n - 1) * 1.6;
      sum += size * ((1 - look.rugged) * (n * 2 - 1) + look.rugged * peaked * 0.8);
    }
    return sum;
  };
  return Array.from({ length: count + 1 }, (_, at): Point => {
    const u = at / count;
    return [u * width, look.y - noise(u) * look.height * 0.5];
  });
}

function valueNoise(x: number): number {
  const cell = Math.floor(x);
  const t = x - cell;
  const eased = t * t * (3 - 2 * t);
  return hash(cell) + (hash(cell + 1) - hash(cell)) * eased;
}
function hash(cell: number): number {
  const mixed = Math.sin(cell * 127.1 + 11.7) * 43_758.5453;
  return mixed - Math.floor(mixed);
}

export function areaUnder(line: readonly Point[], low = 1000): string {
  const first = line[0] ?? [0, 0];
  const last = line.at(-1) ?? first;
  return `M${line.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}L${num(last[0])} ${low}L${num(first[0])} ${low}Z`;
}

/** A ridge that sinks into mist at its foot. */
export function ridge(land: Land, look: RidgeLook, line = ridgeLine(land, look)): string {
  const { ink, light } = land;
  const color = landAt(light, look.distance);
  const foot = look.y + look.height * 1.5;
  return fill(
    areaUnder(line),
    ink.linear(
      [0, look.y - look.height],
      [0, foot],
      [
        [0, color],
        [0.35, color],
        [1, mix(color, light.mist, 0.25 + look.distance * 0.6)],
      ],
    ),
  );
}

/** A snowed-up range: lit all over, with a face in blue shade falling away from each summit on the side the light misses. */
export function snowCover(land: Land, line: readonly Point[], depth: number): string {
  const { light, ink } = land;
  let shade = '';
  for (let at = 0; at < line.length; at += 1) {
    const summit = line[at];
    if (summit === undefined || !isHighest(line, at)) continue;
    let low = at;
    while (low < line.length - 1 && low < at + 16 && (line[low + 1]?.[1] ?? 0) >= (line[low]?.[1] ?? 0) - 6)
      low += 1;
    const valley = line[low] ?? summit;
    const fall = Math.min(depth, (valley[1] - summit[1]) * 1.2 + 30);
    const drift = (valley[0] - summit[0]) * 0.3;
    const spine: Point[] = [];
    for (let step = 7; step >= 1; step -= 1) {
      const t = step / 7;
      const swing = (step % 2 === 0 ? 1 : -1) * fall * 0.07 * (1.2 - t);
      spine.push([summit[0] + swing + drift * t, summit[1] + fall * t]);
    }
    shade += `M${[...line.slice(at, low + 1), ...spine].map((point) => pair(point)).join('L')}Z`;
  }
  const top = Math.min(...line.map((point) => point[1]));
  const sheet = ink.linear(
    [0, top],
    [0, top + depth * 1.9],
    [
      [0, light.snow],
      [0.45, mix(light.snow, light.snowShade, 0.16)],
      [1, mix(light.snow, light.mist, 0.7)],
    ],
  );
  const area = areaUnder(line);
  return fill(area, sheet) + ink.clipped(area, fill(shade, light.snowShade, 0.72));
}

/** True where nothing within six steps stands higher. */
function isHighest(line: readonly Point[], at: number): boolean {
  const own = line[at]?.[1] ?? 0;
  for (let near = Math.max(0, at - 6); near <= Math.min(line.length - 1, at + 6); near += 1) {
    if ((line[near]?.[1] ?? 0) < own) return false;
  }
  return true;
}

/** A bank of mist lying across the sheet. */
export function mist({ ink, light, width }: Land, y: number, height: number, strength: number): string {
  return fill(
    `M0 ${num(y - height)}H${width}V${num(y + height)}H0Z`,
    ink.linear(
      [0, y - height],
      [0, y + height],
      [
        [0, light.mist, 0],
        [0.5, light.mist, strength],
        [1, light.mist, 0],
      ],
    ),
  );
}

/** A row of spruces standing along a line; `size` is their mean height. */
export function spruces(
  land: Land,
  line: readonly Point[],
  size: number,
  distance: number,
  density = 1,
): string {
  const { ink, light } = land;
  let d = '';
  for (let index = 0; index < line.length; index += 1) {
    const point = line[index];
    if (point === undefined) continue;
    const many = Math.max(1, Math.round((13 / (size * 0.26)) * density));
    for (let tree = 0; tree < many; tree += 1) {
      if (!ink.chance.happens(Math.min(0.9, density * (many === 1 ? (13 / size) * 3.2 : 0.8)))) continue;
      d += spruce(
        ink,
        [point[0] + ink.chance.between(-7, 7), point[1] + size * 0.12],
        size * ink.chance.between(0.55, 1.25),
      );
    }
  }
  const color = landAt(light, distance);
  const top = Math.min(...line.map((point) => point[1])) - size;
  return fill(
    d,
    ink.linear(
      [0, top],
      [0, top + size * 2.4],
      [
        [0, color],
        [0.5, color],
        [1, mix(color, light.mist, 0.2 + distance * 0.5)],
      ],
    ),
  );
}

function spruce(ink: Ink, foot: Point, height: number): string {
  const [x, y] = foot;
  const wide = height * ink.chance.between(0.13, 0.19);
  const tiers = height > 90 ? 7 : height > 40 ? 5 : 3;
  const right: string[] = [];
  const left: string[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const share = tier / tiers;
    const level = y - height + height * 0.94 * share;
    const reach = wide * share ** 0.85 * ink.chance.between(0.85, 1.12);
    right.push(`L${num(x + reach)} ${num(level)}L${num(x + reach * 0.42)} ${num(level - height * 0.035)}`);
    left.unshift(`L${num(x - reach * 0.42)} ${num(level - height * 0.035)}L${num(x - reach)} ${num(level)}`);
  }
  return `M${num(x)} ${num(y - height)}${right.join('')}L${num(x)} ${num(y)}${left.join('')}Z`;
}

/** Still or moving water from a shore line down to `low`. */
export function water({ ink, light, width }: Land, top: number, low: number, stir: number): string {
  const surface = fill(
    `M0 ${num(top)}H${width}V${num(low)}H0Z`,
    ink.linear(
      [0, top],
      [0, low],
      [
        [0, mix(light.water, light.sky[2], 0.62)],
        [0.4, mix(light.water, light.sky[1], 0.3)],
        [1, tone(light.water, { l: -0.1 })],
      ],
    ),
  );
  let bright = '';
  let dark = '';
  for (let count = 0; count < 46; count += 1) {
    const depth = ink.chance.next() ** 1.6;
    const y = top + 6 + (low - top) * depth;
    const [x, long] = [ink.chance.between(-80, width), ink.chance.between(30, 150) * (0.35 + depth) * stir];
    const wave = `M${num(x)} ${num(y)}q${num(long / 2)} ${num(-2 - depth * 5)} ${num(long)} 0q${num(-long / 2)} ${num(2 + depth * 4)} ${num(-long)} 0Z`;
    if (ink.chance.happens(0.55)) bright += wave;
    else dark += wave;
  }
  return surface + fill(bright, light.glow, 0.2) + fill(dark, tone(light.water, { l: -0.16 }), 0.2);
}

/** Heath and grass in front: a dark slope with a fringe of stalks. */
export function heath(land: Land, line: readonly Point[], color: string): string {
  const { ink } = land;
  let stalks = '';
  for (const [x, y] of line) {
    for (let count = 0; count < 3; count += 1) {
      const [lean, long] = [ink.chance.between(-7, 9), ink.chance.between(6, 22)];
      const from = x + ink.chance.between(-8, 8);
      stalks += `M${num(from)} ${num(y + 4)}q${num(lean * 0.3)} ${num(-long * 0.6)} ${num(lean)} ${num(-long)}`;
    }
  }
  return (
    stroke(stalks, color, 1.6, 0.85) +
    fill(
      areaUnder(line),
      ink.linear(
        [0, 700],
        [0, 1000],
        [
          [0, tone(color, { l: 0.035 })],
          [1, tone(color, { l: -0.05 })],
        ],
      ),
    )
  );
}

export function boulder(ink: Ink, at: Point, width: number, color: string): string {
  const [x, y] = at;
  const h = width * ink.chance.between(0.42, 0.58);
  const knots: Knot[] = [
    [x - width / 2, y],
    [x - width * 0.42, y - h * 0.62],
    [x - width * 0.1, y - h],
    [x + width * 0.3, y - h * 0.84],
    [x + width / 2, y - h * 0.2],
    [x + width * 0.46, y, 'corner'],
  ];
  const shape = closed(knots);
  return (
    fill(
      shape.d,
      ink.linear(
        [x - width / 2, y - h],
        [x + width / 2, y],
        [
          [0, tone(color, { l: 0.13 })],
          [0.5, color],
          [1, tone(color, { l: -0.12 })],
        ],
      ),
    ) +
    ink.clipped(
      shape.d,
      stroke(
        open([
          [x - width * 0.36, y - h * 0.5],
          [x, y - h * 0.78],
          [x + width * 0.36, y - h * 0.66],
        ]),
        tone(color, { l: 0.2 }),
        width * 0.05,
        0.35,
      ),
    )
  );
}

/** Stones on one another, the widest below; the sign of the way. */
export function cairn(ink: Ink, foot: Point, height: number, color: string): string {
  const stones = [
    [0.27, 0.5],
    [0.2, 0.4],
    [0.23, 0.29],
    [0.13, 0.31],
    [0.16, 0.17],
  ] as const;
  let y = foot[1];
  let drawn = fill(
    ellipse([foot[0] + height * 0.1, y], height * 0.62, height * 0.06).d,
    tone(color, { l: -0.2 }),
    0.4,
  );
  stones.forEach(([thick, half]) => {
    const tall = height * thick;
    const wide = height * half * ink.chance.between(0.92, 1.06);
    const x = foot[0] + ink.chance.between(-1, 1) * height * 0.045;
    const shape = closed([
      [x - wide, y - tall * 0.34],
      [x - wide * 0.72, y - tall * 0.9],
      [x + wide * 0.1, y - tall * 1.03],
      [x + wide * 0.82, y - tall * 0.82],
      [x + wide, y - tall * 0.3],
      [x + wide * 0.66, y - tall * 0.02],
      [x - wide * 0.6, y],
    ]);
    drawn +=
      fill(
        shape.d,
        ink.linear(
          [x - wide, y - tall],
          [x + wide, y],
          [
            [0, tone(color, { l: 0.17 })],
            [0.45, color],
            [1, tone(color, { l: -0.13 })],
          ],
        ),
      ) + stroke(shape.d, tone(color, { l: -0.22 }), 1.4, 0.5);
    y -= tall * 0.93;
  });
  return drawn;
}

/** A small ridge tent with a light in it. */
export function litTent(ink: Ink, foot: Point, width: number, color: string, isLit: boolean): string {
  const [x, y] = foot;
  const h = width * 0.46;
  const body = closed([
    [x - width / 2, y, 'corner'],
    [x - width * 0.34, y - h * 0.72],
    [x - width * 0.06, y - h],
    [x + width * 0.3, y - h * 0.8],
    [x + width / 2, y, 'corner'],
  ]);
  const door = closed([
    [x - width * 0.2, y, 'corner'],
    [x - width * 0.08, y - h * 0.72],
    [x + width * 0.1, y, 'corner'],
  ]);
  const inside = isLit ? '#ffd98f' : tone(color, { l: -0.2 });
  const glow = isLit
    ? fill(
        ellipse([x, y - h * 0.3], width * 1.5, width * 1.5).d,
        ink.radial([x, y - h * 0.3], width * 1.5, [
          [0, '#ffcf85', 0.5],
          [0.4, '#ffb968', 0.14],
          [1, '#ffb968', 0],
        ]),
      )
    : '';
  const cloth = isLit
    ? ink.radial([x - width * 0.04, y - h * 0.2], width * 0.62, [
        [0, '#ffe2a4'],
        [0.4, mix('#ffb45e', color, 0.25)],
        [1, color],
      ])
    : ink.linear(
        [x - width / 2, y - h],
        [x + width / 2, y],
        [
          [0, tone(color, { l: 0.1 })],
          [0.5, color],
          [1, tone(color, { l: -0.14 })],
        ],
      );
  return (
    glow +
    fill(ellipse([x, y + 2], width * 0.6, h * 0.09).d, '#000000', 0.3) +
    fill(body.d, cloth) +
    fill(door.d, inside, isLit ? 0.9 : 1) +
    stroke(
      open([
        [x - width * 0.06, y - h],
        [x + width * 0.14, y - h * 0.5],
        [x + width * 0.2, y],
      ]),
      tone(color, { l: -0.16 }),
      2,
      0.6,
    ) +
    moved(
      0,
      0,
      stroke(
        open([
          [x + width / 2 - 4, y - h * 0.2],
          [x + width * 0.68, y + 4],
        ]) +
          open([
            [x - width / 2 + 4, y - h * 0.2],
            [x - width * 0.68, y + 4],
          ]),
        tone(color, { l: 0.1 }),
        1.2,
        0.6,
      ),
    )
  );
}

/** A path that winds from our feet to where it is lost from sight. */
export function path(ink: Ink, from: Point, to: Point, width: number, color: string): string {
  const steps = 12;
  const left: Knot[] = [];
  const right: Knot[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const half = (width / 2) * (1 - t) ** 1.7 + 1.5;
    const swing = Math.sin(t * Math.PI * 2.3 + 0.4) * 190 * (1 - t) ** 1.15 * Math.min(1, t * 3);
    const x = from[0] + (to[0] - from[0]) * t + swing;
    const y = from[1] + (to[1] - from[1]) * (1 - (1 - t) ** 1.75);
    left.push([x - half, y]);
    right.unshift([x + half, y]);
  }
  return fill(
    closed([...left, ...right]).d,
    ink.linear(to, from, [
      [0, tone(color, { l: 0.06 })],
      [1, color],
    ]),
    0.9,
  );
}
