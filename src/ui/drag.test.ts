// When a dragged sheet closes.
import { expect, test } from 'vitest';
import { shouldCloseSheet } from '#src/ui/drag.ts';

test('a drag over a third of the height closes, a shorter slow one does not', () => {
  expect(shouldCloseSheet({ distance: 201, extent: 600, velocity: 0 })).toBe(true);
  expect(shouldCloseSheet({ distance: 200, extent: 600, velocity: 0 })).toBe(false);
});

test('a fast drag over a tenth closes', () => {
  expect(shouldCloseSheet({ distance: 61, extent: 600, velocity: 1.6 })).toBe(true);
  expect(shouldCloseSheet({ distance: 60, extent: 600, velocity: 1.6 })).toBe(false);
  expect(shouldCloseSheet({ distance: 61, extent: 600, velocity: 1.5 })).toBe(false);
});

test('a drag the other way, or of a sheet without height, never closes', () => {
  expect(shouldCloseSheet({ distance: -300, extent: 600, velocity: 3 })).toBe(false);
  expect(shouldCloseSheet({ distance: 10, extent: 0, velocity: 3 })).toBe(false);
});
