// Colours of four times of day: sky, mist, and land at a distance.
import { mix } from '#demo/drawings/base/color.ts';
import type { SceneDrawing } from '#demo/drawings/parameters.ts';

export interface Light {
  /** Colours of the sky from the zenith down to the horizon. */
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly mist: string;
  /** Colours of land in the foreground and at the horizon. */
  readonly near: string;
  readonly far: string;
  readonly snow: string;
  readonly snowShade: string;
  readonly water: string;
  readonly glow: string;
  /** Height of sun or moon, 0 horizon .. 1 zenith, and its size in sheet units. */
  readonly disc: { readonly height: number; readonly radius: number; readonly color: string } | undefined;
  readonly hasStars: boolean;
}

export const LIGHTS: Readonly<Record<SceneDrawing['time'], Light>> = {
  dawn: {
    sky: ['#93abbb', '#dcd0c4', '#f4dcc0'],
    mist: '#efe0d0',
    near: '#39443f',
    far: '#c3bfbd',
    snow: '#f7e9dc',
    snowShade: '#a9b1bd',
    water: '#b7bcbd',
    glow: '#ffe7c4',
    disc: { height: 0.1, radius: 34, color: '#fff1d6' },
    hasStars: false,
  },
  day: {
    sky: ['#8fb3c9', '#bfd3da', '#e8edea'],
    mist: '#e6ece9',
    near: '#3c4d3f',
    far: '#b3c5cc',
    snow: '#fbfaf6',
    snowShade: '#a8bccb',
    water: '#7f9fae',
    glow: '#ffffff',
    disc: undefined,
    hasStars: false,
  },
  dusk: {
    sky: ['#3d4a68', '#9a7c8b', '#eeb088'],
    mist: '#c79a92',
    near: '#20252c',
    far: '#95839a',
    snow: '#e9bfae',
    snowShade: '#6d708f',
    water: '#7d7488',
    glow: '#ffc58a',
    disc: { height: 0.05, radius: 42, color: '#ffd9a4' },
    hasStars: false,
  },
  night: {
    sky: ['#0e1526', '#1f2f48', '#41566b'],
    mist: '#384b60',
    near: '#0b0f17',
    far: '#35475e',
    snow: '#9fb2c4',
    snowShade: '#3c4f68',
    water: '#1d2c42',
    glow: '#a9c3d6',
    disc: { height: 0.72, radius: 22, color: '#eef1ea' },
    hasStars: true,
  },
};

/** The colour of land at a distance of 0 (foreground) .. 1 (horizon). */
export function landColour(light: Light, distance: number): string {
  return mix(light.near, light.far, Math.min(1, distance) ** 0.72);
}
