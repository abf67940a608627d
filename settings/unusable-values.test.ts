// Values whose form is right and which nothing can use: refused in a new document, left out of one that is stored.
import { expect, test } from 'vitest';
import { THEME_COLORS } from '#contract/appearance-settings.ts';
import { issueText } from '#contract/form-issues.ts';
import { MAX_SETTINGS_LENGTH } from '#contract/settings.ts';
import { hexScheme } from '#settings/theme-css.ts';
import { organizationOf, parseStoredSettings } from '#settings/settings.ts';
import { issuesOf, SMALL_SETTINGS as SMALL } from '#tests/fixtures/small-settings.ts';

const stored = (document: unknown) => {
  const parsed = parseStoredSettings(document);
  if (!parsed.ok) throw new Error(parsed.error.map(issueText).join());
  return parsed.value;
};

test.each(['https://shop.example:x', 'https://shop.example|x', 'https://[x]', 'https://?x'])(
  'a social link to %s is no address',
  (url) => {
    const own = { title: 'Y', url: 'https://social.example/fjall' };
    const document = { ...SMALL, social: [{ title: 'X', url }, own] };
    expect(issuesOf(document)).toEqual([`social[0].url: "${url}" is not an address`]);
    const { settings, leftOut } = stored(document);
    expect(settings.social).toEqual([own]);
    expect(leftOut.map(issueText)).toEqual([`social[0].url: "${url}" is not an address`]);
    expect(organizationOf(settings, 'https://fjall.example')).toMatchObject({ sameAs: [own.url] });
  },
);

test.each(THEME_COLORS)('a colour "%s" whose numbers are none is refused', (color) => {
  const wrong = 'oklch(0.9.1 0.006 95)';
  const document = { ...SMALL, theme: { light: { [color]: wrong } } };
  expect(issuesOf(document)).toContain(`theme.light.${color}: "${wrong}" is not a colour`);
});

test('lines of a stored document that have no colour have the one that came with the shop', () => {
  const { settings, leftOut } = stored({ ...SMALL, theme: { dark: { line: 'oklch(0..9 0 0)' } } });
  expect(leftOut.map(({ field }) => field)).toEqual(['theme.dark.line']);
  expect(hexScheme(settings.theme.dark).line).toMatch(/^#[0-9a-f]{6}$/);
});

test('a document that is too long once it is complete is refused; what is stored is read however long it is', () => {
  const pictures = (length: number) =>
    Array.from({ length: 4 }, () => ({
      src: `data:image/png;base64,${'A'.repeat(4 + Math.floor(length / 16) * 4)}`,
      sizes: '1080x1920',
      type: 'image/png',
      formFactor: 'narrow',
      label: 'Home',
    }));
  const empty = JSON.stringify({ ...SMALL, screenshots: pictures(0) }).length;
  const added = JSON.stringify(stored({ ...SMALL, screenshots: pictures(0) }).settings).length - empty;
  expect(added).toBeGreaterThan(100);
  const almost = { ...SMALL, screenshots: pictures(MAX_SETTINGS_LENGTH - empty) };
  expect(issuesOf(almost)).toEqual([
    expect.stringContaining(`is longer than ${MAX_SETTINGS_LENGTH} characters`),
  ]);
  const fitting = { ...SMALL, screenshots: pictures(MAX_SETTINGS_LENGTH - empty - added) };
  expect(issuesOf(fitting)).toEqual([]);
  for (const document of [almost, fitting]) {
    const { settings, leftOut } = stored(document);
    expect([settings.screenshots.length, leftOut]).toEqual([4, []]);
    expect(stored(settings)).toEqual({ settings, leftOut: [] });
  }
});
