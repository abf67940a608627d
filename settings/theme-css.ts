// The shop's own colours as a style sheet: custom properties that replace those of src/styles/tokens.css.
import { type ColorScheme, THEME_COLORS } from '#contract/appearance-settings.ts';
import { type ShopSettings } from '#contract/settings.ts';
import { hexOf, parseColor } from '#settings/color.ts';
import { DEFAULT_THEME } from '#settings/default-theme.ts';

/** Empty where every colour is the one that came with the shop. */
export function themeCss({ light, dark }: ShopSettings['theme']): string {
  // Both schemes at once: a rule for one of them would otherwise hold in the other too.
  const changed = THEME_COLORS.filter(
    (name) => light[name] !== DEFAULT_THEME.light[name] || dark[name] !== DEFAULT_THEME.dark[name],
  );
  if (changed.length === 0) return '';
  const rule = (scheme: ColorScheme) =>
    // More specific than the style sheet's own :root, wherever it stands.
    `html:root{${changed.map((name) => `${propertyOf(name)}:${scheme[name]}`).join(';')}}`;
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

/** What the browser colours its own surfaces with: the ground of pages, #rrggbb. */
export function themeColors({ light, dark }: ShopSettings['theme']): { light: string; dark: string } {
  return { light: hexColor(light.ground), dark: hexColor(dark.ground) };
}

/** Every colour as #rrggbb. */
export function hexScheme(scheme: ColorScheme): ColorScheme {
  return Object.fromEntries(THEME_COLORS.map((name) => [name, hexColor(scheme[name])])) as ColorScheme;
}

function hexColor(color: string): string {
  const parsed = parseColor(color);
  if (parsed === undefined) throw new Error(`"${color}" is not a colour`);
  return hexOf(parsed);
}

/** `onAccent` is `--shop-on-accent`. */
function propertyOf(name: string): string {
  return `--shop-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
