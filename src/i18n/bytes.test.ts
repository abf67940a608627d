import { expect, test } from 'vitest';
import { formatBytes } from '#src/i18n/bytes.ts';

test('sizes are written as the language does, in megabytes from the first one on', () => {
  expect(formatBytes(0, 'en')).toBe('0 kB');
  expect(formatBytes(310_400, 'en')).toBe('310 kB');
  expect(formatBytes(24_640_000, 'en')).toBe('24.6 MB');
  expect(formatBytes(24_640_000, 'de')).toMatch(/^24,6\sMB$/);
});
