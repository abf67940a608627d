// Landscapes: every scene rasterises at every time of day.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SCENES } from '#demo/drawings/parameters.ts';
import { drawScene } from '#demo/drawings/scenes/scene.ts';

const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;

test('every landscape rasterises at every time of day, and night is darker than day', async () => {
  for (const scene of SCENES) {
    const lights = new Map<string, number>();
    for (const time of TIMES) {
      const svg = drawScene({ scene, time, ratio: '3:2', seed: 7 }, 96);
      expect(svg).not.toMatch(/<(text|script|image|use)\b|href=|NaN|undefined/);
      const { data, info } = await sharp(Buffer.from(svg))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([96, 64]);
      const { mean, stdev } = (await sharp(data, { raw: info }).stats()).channels[0] ?? { mean: 0, stdev: 0 };
      if (stdev <= 5) expect.fail(`${scene} at ${time} shows hardly anything: ${stdev}`);
      lights.set(time, mean);
    }
    expect([scene, (lights.get('night') ?? 255) < (lights.get('day') ?? 0) * 0.6]).toEqual([scene, true]);
  }
});

test('ratios give their heights, and equal seeds equal pictures', () => {
  const heightOf = (ratio: '3:2' | '16:9' | '4:5' | '21:9') =>
    /height="(\d+)"/.exec(drawScene({ scene: 'tarn', time: 'dawn', ratio, seed: 1 }, 960))?.[1];
  expect([heightOf('3:2'), heightOf('16:9'), heightOf('4:5'), heightOf('21:9')]).toEqual([
    '640',
    '540',
    '1200',
    '411',
  ]);
  const sea = drawScene({ scene: 'sea', time: 'dusk', ratio: '16:9', seed: 12 }, 480);
  expect(drawScene({ scene: 'sea', time: 'dusk', ratio: '16:9', seed: 12 }, 480)).toBe(sea);
  expect(drawScene({ scene: 'sea', time: 'dusk', ratio: '16:9', seed: 13 }, 480)).not.toBe(sea);
});
