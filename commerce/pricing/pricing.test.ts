// The examples of docs/pricing.md.
import { expect, test } from 'vitest';
import { quote } from '#commerce/pricing/pricing.ts';
import { pricingExamples } from '#tests/pricing/examples.ts';

const EXAMPLES = pricingExamples();

test('the document has its examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(24);
});

test.each(EXAMPLES)('$title', ({ question, answer }) => {
  expect(quote(question)).toMatchObject(answer);
});
