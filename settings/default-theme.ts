// The colours that came with the shop: those of src/styles/tokens.css, which a test compares.
import type { ShopSettings } from '#contract/settings.ts';

export const DEFAULT_THEME: ShopSettings['theme'] = {
  light: {
    ground: 'oklch(0.985 0.003 95)',
    paper: 'oklch(0.965 0.004 95)',
    line: 'oklch(0.9 0.006 95)',
    edge: 'oklch(0.62 0.012 95)',
    text: 'oklch(0.21 0.012 250)',
    textSoft: 'oklch(0.5 0.012 95)',
    accent: 'oklch(0.74 0.16 64)',
    onAccent: 'oklch(0.21 0.012 250)',
    sale: 'oklch(0.52 0.13 52)',
    success: 'oklch(0.42 0.07 165)',
    error: 'oklch(0.52 0.19 27)',
  },
  dark: {
    ground: 'oklch(0.18 0.008 250)',
    paper: 'oklch(0.225 0.008 250)',
    line: 'oklch(0.32 0.008 250)',
    edge: 'oklch(0.56 0.01 250)',
    text: 'oklch(0.95 0.004 95)',
    textSoft: 'oklch(0.73 0.008 95)',
    accent: 'oklch(0.76 0.15 64)',
    onAccent: 'oklch(0.21 0.012 250)',
    sale: 'oklch(0.8 0.13 64)',
    success: 'oklch(0.76 0.09 165)',
    error: 'oklch(0.73 0.14 27)',
  },
};
