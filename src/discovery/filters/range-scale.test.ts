import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fromTrack,
  isFixed,
  stepOf,
  TRACK_LENGTH,
  toTrack,
  roundedBounds,
  withHigh,
  withLow,
} from '#src/discovery/filters/range-scale.ts';

const bounds = { min: 100, max: 900 };

test('the scale is a square root of the way from the lower bound, also below zero', () => {
  expect(toTrack(300, bounds)).toBe(TRACK_LENGTH / 2);
  expect(fromTrack(TRACK_LENGTH / 2, bounds)).toBe(300);
  expect(toTrack(-10, { min: -10, max: 90 })).toBe(0);
  expect(fromTrack(TRACK_LENGTH, { min: -10, max: 90 })).toBe(90);
});

test('every whole value comes back from its place on the track', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.integer({ min: 2, max: 1e6 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (min, spread, share) => {
        const value = Math.round(min + share * spread) + 0;
        const limits = { min, max: min + spread };
        expect(fromTrack(toTrack(value, limits), limits)).toBe(value);
      },
    ),
  );
});

test('an end is clamped to the bounds and stays on its side of the other', () => {
  expect(withLow(-5, [200, 500], bounds)).toEqual([100, 500]);
  expect(withLow(500, [200, 500], bounds)).toEqual([499, 500]);
  expect(withHigh(2000, [200, 500], bounds)).toEqual([200, 900]);
  expect(withHigh(150, [200, 500], bounds)).toEqual([200, 201]);
  expect(withLow(Number.NaN, [200, 500], bounds)).toEqual([200, 500]);
  expect(withHigh(300.6, [200, 500], bounds)).toEqual([200, 301]);
});

test('nothing can be chosen when the bounds differ by less than 2', () => {
  expect(isFixed({ min: 5, max: 6.9 })).toBe(true);
  expect(isFixed({ min: 5, max: 7 })).toBe(false);
  expect(roundedBounds({ min: 19.95, max: 899.5 })).toEqual({ min: 19, max: 900 });
});

test('a key moves by an amount one would count in', () => {
  expect(stepOf({ min: 0, max: 50 })).toBe(1);
  expect(stepOf({ min: 100, max: 900 })).toBe(10);
  expect(stepOf({ min: 0, max: 7000 })).toBe(100);
  expect(stepOf({ min: 0, max: 350_000 })).toBe(5000);
});
