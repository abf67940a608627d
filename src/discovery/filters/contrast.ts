// Colours of swatches: parsing hex colours, and whether a tick on one is dark or light (FI-04).

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** `#rrggbb` of a 3- or 6-digit hex colour, with or without its hash; null for anything else. */
export function swatchColor(text: string | null): string | null {
  const digits = HEX.exec(text?.trim() ?? '')?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}

/** Black or white, whichever has the higher contrast with `#rrggbb`; never below 4.5:1 (WCAG). */
export function tickColor(color: string): '#000000' | '#ffffff' {
  // The luminance at which both contrasts are equal: (L + 0.05) / 0.05 = 1.05 / (L + 0.05).
  return luminance(color) > 0.179 ? '#000000' : '#ffffff';
}

/** Relative luminance 0..1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
