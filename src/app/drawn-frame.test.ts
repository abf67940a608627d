// The parts of a page, and how often the frame around its screen is drawn.
import { describe, expect, test } from 'vitest';
import { createDrawnFrames } from '#src/app/drawn-frame.ts';
import { DOCUMENT_END, type PageParts, partsOf } from '#src/app/page-parts.ts';

const HEAD = '<html lang="en"><head><title>Main</title>';
const BEFORE = '</head><body><header>Menu</header>';
const AFTER = '<footer><ul><li>One</li><li>Two</li></ul></footer>';

describe('the parts of a page', () => {
  test.each([
    ['with a screen', '<main id="main"><p>Text</p><i></i></main>', AFTER],
    ['without a screen', '', ''],
  ])('%s', (_, screen, after) => {
    const parts = { head: HEAD, before: BEFORE, screen, after };
    expect(partsOf(Object.values(parts).join('') + DOCUMENT_END)).toEqual(parts);
  });
});

describe('the frame', () => {
  const loaded = (title: string) => ({ status: 'success', data: { title } }) as const;
  function countedFrames() {
    const frames = createDrawnFrames();
    let drawn = 0;
    const draw = (): PageParts => {
      drawn += 1;
      return { head: HEAD, before: `${BEFORE}${drawn}`, screen: '', after: AFTER };
    };
    const drawings = (frame: Parameters<typeof frames.of>[0], key: string | null = 'a') => {
      frames.of(frame, key, draw);
      return drawn;
    };
    return { frames, draw, drawings };
  }

  test('is drawn once for the same data and key', () => {
    const { drawings } = countedFrames();
    const frame = loaded('Menu');
    expect([drawings(frame), drawings({ ...frame }), drawings(frame, 'b'), drawings(frame, 'b')]).toEqual([
      1, 1, 2, 2,
    ]);
    expect(drawings(loaded('Menu'))).toBe(3);
  });

  test('is drawn each time where no other page has it, and where it could not be loaded', () => {
    const { drawings } = countedFrames();
    const frame = loaded('Menu');
    expect([drawings(frame, null), drawings(frame, null), drawings(frame)]).toEqual([1, 2, 3]);
    const failed = { status: 'error', error: new Error('late') } as const;
    expect([drawings(failed), drawings(failed)]).toEqual([4, 5]);
  });

  test('is the HTML around the screen, without what a browser adds, and its data, which repeat nothing of it', () => {
    const { frames, draw } = countedFrames();
    const { before, after, data } = frames.of(loaded('Menu'), 'a', draw);
    expect(before).toBe(`${BEFORE}1`);
    expect(after).toBe('<footer><ul><li>One<li>Two</ul></footer>');
    expect(data).not.toContain('Menu');
  });
});
