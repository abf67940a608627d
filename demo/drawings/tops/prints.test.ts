// Patterns of tops: drawn in the accent colour on the body, and on the sleeves where they go all over.
import { expect, test } from 'vitest';
import { SHEET } from '#demo/drawings/base/background.ts';
import { createCanvas } from '#demo/drawings/base/canvas.ts';
import { createRandom } from '#demo/drawings/base/random.ts';
import type { GearDrawing } from '#demo/drawings/parameters.ts';
import { INNER_CUTS } from '#demo/drawings/tops/inner-cuts.ts';
import { bodyPrint, sleevePrint } from '#demo/drawings/tops/prints.ts';
import { sleeve } from '#demo/drawings/tops/sleeve.ts';
import type { TopGear } from '#demo/drawings/tops/top-style.ts';
import { topContext } from '#demo/drawings/tops/tops.ts';

const ACCENT = '#21384f';

test.each(['worn', 'isolated'] as const)(
  'stripes, checks and maps are drawn on printed cuts alone: %s',
  (view) => {
    const seen = new Set<string>();
    for (const gear of Object.keys(INNER_CUTS) as (TopGear & keyof typeof INNER_CUTS)[]) {
      for (const cut of INNER_CUTS[gear].keys()) {
        const parameters: GearDrawing = {
          gear,
          view,
          cut,
          main: '#d8d2c4',
          accent: ACCENT,
          trim: '#e3a13c',
          tint: '#e4ecf0',
          seed: 4,
        };
        const context = topContext(createCanvas(createRandom(1), SHEET, false), parameters, gear);
        const { print } = context.style;
        const arm = sleevePrint(context, sleeve(context.style, 1));
        expect(bodyPrint(context).includes(ACCENT), `${gear} ${cut}`).toBe(print !== undefined);
        expect(arm.includes(ACCENT), `${gear} ${cut}`).toBe(print === 'stripes' || print === 'checks');
        if (print !== undefined) seen.add(print);
      }
    }
    expect(seen).toEqual(new Set(['stripes', 'checks', 'map']));
  },
);
