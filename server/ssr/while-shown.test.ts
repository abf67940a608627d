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

test('the same object for each key', async () => {
  const { get, state } = countedMaking();
  const one = await get('a');
  expect(await get('b')).toEqual(ok({ key: 'b', number: 2 }));
  expect(await get('a')).toBe(one);
  expect(state.made).toBe(2);
});

test('another one once something else is shown, also where the one before comes after it', async () => {
  const { get, state } = countedMaking();
  const gate = Promise.withResolvers<void>();
  state.gate = gate.promise;
  const former = get('a');
  state.gate = Promise.resolve();
  state.shown = [1, 'b'];
  const current = await get('a');
  gate.resolve();
  expect(await former).toEqual(ok({ key: 'a', number: 1 }));
  expect(current).toEqual(ok({ key: 'a', number: 2 }));
  expect(await get('a')).toBe(current);
});

test('what does not come keeps nobody else waiting', async () => {
  const { get, state } = countedMaking();
  state.gate = new Promise(() => {});
  void get('a');
  state.gate = Promise.resolve();
  expect(await get('a')).toEqual(ok({ key: 'a', number: 2 }));
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
