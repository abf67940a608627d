// The SVG document being built: defines gradients, clips and blurs under unique ids.
import { type Box, num, overlap, type Point } from '#demo/drawings/base/curve.ts';
import type { Random } from '#demo/drawings/base/random.ts';

/** Offset 0..1, colour, opacity 0..1 (1 when left out). */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Methods return SVG text; `linear` and `radial` return a paint for `fill` and `stroke`. */
export interface SvgCanvas {
  readonly random: Random;
  /** True in a close-up, where threads and zip teeth are drawn. */
  readonly isClose: boolean;
  linear(from: Point, to: Point, stops: readonly Stop[]): string;
  radial(center: Point, radius: number, stops: readonly Stop[]): string;
  /** The content, clipped to the path. */
  clipped(d: string, content: string): string;
  /** The content blurred by `deviation`, within the box; slow, so boxes are kept tight. */
  blurred(box: Box, deviation: number, content: string): string;
  /** The part of the sheet that the picture shows. */
  readonly visible: Box;
  /** The whole SVG, `width` px wide on screen. */
  toSvg(width: number, content: string): string;
}

export function createCanvas(random: Random, visible: Box, isClose: boolean): SvgCanvas {
  let definitions = '';
  let count = 0;
  const name = (): string => {
    count += 1;
    return `i${count}`;
  };
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');

  return {
    random,
    isClose,
    visible,
    linear(from, to, stops) {
      const id = name();
      definitions += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stopsOf(stops)}</linearGradient>`;
      return `url(#${id})`;
    },
    radial(center, radius, stops) {
      const id = name();
      definitions += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(center[0])}" cy="${num(center[1])}" r="${num(radius)}">${stopsOf(stops)}</radialGradient>`;
      return `url(#${id})`;
    },
    clipped(d, content) {
      if (content === '') return '';
      const id = name();
      definitions += `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
      return `<g clip-path="url(#${id})">${content}</g>`;
    },
    blurred(box, deviation, content) {
      const shown = overlap(box, visible);
      if (content === '' || shown.width === 0 || shown.height === 0) return '';
      const id = name();
      definitions += `<filter id="${id}" filterUnits="userSpaceOnUse" x="${num(shown.x)}" y="${num(shown.y)}" width="${num(shown.width)}" height="${num(shown.height)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`;
      return `<g filter="url(#${id})">${content}</g>`;
    },
    toSvg(width, content) {
      const height = Math.round((width * visible.height) / visible.width);
      return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${num(visible.x)} ${num(visible.y)} ${num(visible.width)} ${num(visible.height)}"><defs>${definitions}</defs>${content}</svg>`;
    },
  };
}

export function fill(d: string, paint: string, opacity = 1): string {
  return `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
}

/** `extra` takes further attributes. Ends are round, but those of dashes square: round ones cost four times the time. */
export function stroke(d: string, paint: string, width: number, opacity = 1, extra = ''): string {
  const cap = extra.includes('dasharray') ? 'butt' : 'round';
  return `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="${cap}" stroke-linejoin="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}${extra === '' ? '' : ` ${extra}`}/>`;
}

export function translated(x: number, y: number, content: string): string {
  return content === '' ? '' : `<g transform="translate(${num(x)} ${num(y)})">${content}</g>`;
}
