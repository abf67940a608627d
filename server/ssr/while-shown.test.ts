// What pages show is made once until it changes.
import { expect, test } from 'vitest';
import { shopError } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { whileShown } from '#server/ssr/while-shown.ts';

function countedMaking() {
  const state = { shown: [1, 'a'] as unknown[], made: 0, gate: Promise.resolve(), isFailing: false };
  const get = whileShown<object>(
    () => state.shown,
    async (key): Promise<Result<object>> => {
      state.made += 1;
      const number = state.made;
      await state.gate;
      return state.isFailing ? fail(shopError('overloaded')) : ok({ key, number });
    },
  );
  return { get, state };
}

test('the same object for each key, also for those who ask at once', async () => {
  const { get, state } = countedMaking();
  const [one, two, other] = await Promise.all([get('a'), get('a'), get('b')]);
  expect(two).toBe(one);
  expect(await get('a')).toBe(one);
  expect(other).toEqual(ok({ key: 'b', number: 2 }));
  expect(state.made).toBe(2);
});

test('another one once something else is shown, also where it was being made meanwhile', async () => {
  const { get, state } = countedMaking();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const former = get('a');
  state.shown = [1, 'b'];
  const current = get('a');
  gate.resolve();
  expect(await former).toEqual(ok({ key: 'a', number: 1 }));
  expect(await current).toEqual(ok({ key: 'a', number: 2 }));
  expect(await get('a')).toBe(await current);
});

test('what fails after a change takes nothing away that was made since', async () => {
  const { get, state } = countedMaking();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const former = get('a');
  state.shown = [2];
  state.gate = Promise.resolve();
  const current = await get('a');
  gate.reject(new Error('torn'));
  await expect(former).rejects.toThrow('torn');
  expect(await get('a')).toBe(current);
});

test('a failure is not kept', async () => {
  const { get, state } = countedMaking();
  state.isFailing = true;
  expect((await get('a')).ok).toBe(false);
  state.gate = Promise.reject(new Error('torn'));
  await expect(get('a')).rejects.toThrow('torn');
  state.gate = Promise.resolve();
  state.isFailing = false;
  expect(await get('a')).toEqual(ok({ key: 'a', number: 3 }));
});
