// How scrolling is judged: its direction for the floating buttons, its speed for the status.
import { expect, test } from 'vitest';
import { isFastScrolling, withScrollEvent } from '#src/discovery/results/fast-scrolling.ts';
import { type ScrollState, scrolledTo } from '#src/discovery/results/scroll-direction.ts';

const shownAt = (tops: readonly number[]) => {
  let state: ScrollState = { top: 1000, distance: 0, isShown: false };
  return tops.map((top) => {
    state = scrolledTo(state, top);
    return state.isShown;
  });
};

test('more than 50 px upwards shows, in however many steps', () => {
  expect(shownAt([970, 950, 949])).toEqual([false, false, true]);
});

test('more than 30 px downwards hides, and no less', () => {
  expect(shownAt([900, 915, 930, 931])).toEqual([true, true, true, false]);
});

test('each change of direction begins anew', () => {
  expect(shownAt([960, 970, 930, 919])).toEqual([false, false, false, true]);
  expect(shownAt([900, 925, 920, 945, 951])).toEqual([true, true, true, true, false]);
});

/** Events of so many px each, 16 ms apart. */
const fastAfter = (count: number, step: number) => {
  let events = { top: 0, at: 0, fastAt: [] as readonly number[] };
  for (let number = 1; number <= count; number += 1)
    events = withScrollEvent(events, number * step, number * 16);
  return events;
};

test('more than ten events faster than 1.5 px a ms are fast scrolling', () => {
  expect(isFastScrolling(fastAfter(10, 25))).toBe(false);
  expect(isFastScrolling(fastAfter(11, 25))).toBe(true);
  expect(isFastScrolling(fastAfter(60, 24))).toBe(false);
});

test('fast events of more than a second ago do not count, and a slow one is none', () => {
  const before = fastAfter(10, 25);
  expect(isFastScrolling(withScrollEvent(before, before.top + 5000, before.at + 1000))).toBe(false);
  const fast = fastAfter(11, 25);
  expect(isFastScrolling(withScrollEvent(fast, fast.top + 1, fast.at + 16))).toBe(false);
});
