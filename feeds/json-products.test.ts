// Products of a JSON document that is read as a stream: how long it may be, and the line of what is wrong in it.
import { expect, test } from 'vitest';
import { readJsonProducts } from '#feeds/json-products.ts';

async function countOf(parts: Iterable<string>): Promise<number> {
  const text = (async function* () {
    yield* parts;
  })();
  let count = 0;
  for await (const _ of readJsonProducts(text)) count += 1;
  return count;
}

test('a list is read to its end however many lines its products have', async () => {
  function* list() {
    yield '{"products": [';
    for (let id = 0; id < 45_000; id += 1)
      yield `${id === 0 ? '' : ','}{"id":${id},"options":[\n${'1,\n'.repeat(198)}1]\n}`;
    yield ']}\n';
  }
  expect(await countOf(list())).toBe(45_000);
});

test('what is not well-formed between objects of several lines is refused with its line', async () => {
  const product = '{\n"id": 1\n}';
  await expect(countOf([`[\n${product},\n${product},\n${product} oops\n]`])).rejects.toMatchObject({
    line: 10,
    message: expect.stringMatching(/^not well-formed JSON/),
  });
});
