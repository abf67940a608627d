import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { luminance, swatchColor, tickColor } from '#src/discovery/filters/contrast.ts';

test('a swatch is a hex colour of 3 or 6 digits and nothing else', () => {
  expect(swatchColor('#0aF')).toBe('#00aaff');
  expect(swatchColor('2B4C7E')).toBe('#2b4c7e');
  expect(swatchColor('#12345')).toBeNull();
  expect(swatchColor('red')).toBeNull();
  expect(swatchColor('#000;background:url(x)')).toBeNull();
  expect(swatchColor(null)).toBeNull();
});

test('the tick stands out from every colour by at least 4.5 to 1', () => {
  expect(tickColor('#ffffff')).toBe('#000000');
  expect(tickColor('#1a1d22')).toBe('#ffffff');
  fc.assert(
    fc.property(fc.nat(0xffffff), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      const [dark, light] = [luminance(color), luminance(tickColor(color))].toSorted((a, b) => a - b);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
