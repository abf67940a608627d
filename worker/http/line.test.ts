import { expect, test } from 'vitest';
import { createLine, PATIENCE_MS, SLOW_FOR_MS } from '#worker/http/line.ts';

function setUp(isSlow = false) {
  const clock = { now: 1_000_000 };
  return { clock, line: createLine(() => clock.now, isSlow) };
}

test('the server is waited for a moment, and for none after it was late, until it answers quickly', () => {
  const { line } = setUp();
  expect(PATIENCE_MS).toBe(350);
  expect(line.patienceMs()).toBe(PATIENCE_MS);
  line.noteLate();
  expect(line.patienceMs()).toBe(0);
  line.noteAnswer(PATIENCE_MS + 1);
  expect(line.patienceMs()).toBe(0);
  line.noteAnswer(PATIENCE_MS);
  expect(line.patienceMs()).toBe(PATIENCE_MS);
  line.noteAnswer(2_000);
  expect(line.patienceMs()).toBe(0);
});

test('after half a minute without an answer the server is waited for again', () => {
  const { line, clock } = setUp();
  line.noteLate();
  clock.now += SLOW_FOR_MS - 1;
  expect(line.patienceMs()).toBe(0);
  clock.now += 1;
  expect(line.patienceMs()).toBe(PATIENCE_MS);
  line.noteLate();
  clock.now -= 10 * SLOW_FOR_MS;
  expect(line.patienceMs()).toBe(PATIENCE_MS);
});

test('a page that came from the device because the server was late waits for nothing', () => {
  const { line } = setUp(true);
  expect(line.patienceMs()).toBe(0);
  line.noteAnswer(50);
  expect(line.patienceMs()).toBe(PATIENCE_MS);
});
