// Which of many equal faults are reported.
import { expect, test } from 'vitest';
import { createRepeatedFaults } from '#server/repeated-faults.ts';

test('the same fault is reported ever less often, another one and one after a success at once', () => {
  const reported: string[] = [];
  const faults = createRepeatedFaults((error) => void reported.push(String(error)));
  const add = (text: string, times: number) => {
    reported.length = 0;
    for (let at = 0; at < times; at += 1) faults.add(new Error(text));
    return reported.length;
  };
  // A day of attempts, one every five seconds.
  expect(add('full', 17_280)).toBe(15);
  expect([add('gone', 1), add('full', 1)]).toEqual([1, 1]);
  expect([add('full', 2), reported]).toEqual([1, ['Error: full']]);
  faults.end();
  expect(add('full', 1)).toBe(1);
});
