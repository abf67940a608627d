// The settings of a shop's looks: theme colours, logo, icons and screenshots.
import { Type } from 'typebox';
import { STRICT, text } from '#contract/setting-types.ts';

const MAX_PICTURE_LENGTH = 270_000;

/** A path of this shop, or the picture itself as a data: address of at most 200 kB. */
const picture = text(MAX_PICTURE_LENGTH, {
  pattern: '^(/[A-Za-z0-9._~/-]+|data:image/(png|webp|avif|jpeg|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2})$',
  expected: 'a path such as /icons/icon.png, or a data:image/…;base64,… address',
});

/** The colours that a shop may choose, each sRGB hex (#rrggbb) or oklch(L C H); see src/styles/tokens.css for what each is for. */
export const THEME_COLORS = [
  'ground',
  'paper',
  'line',
  'edge',
  'text',
  'textSoft',
  'accent',
  'onAccent',
  'sale',
  'success',
  'error',
] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];
export type ColorScheme = Readonly<Record<ThemeColor, string>>;
const color = text(60, {
  pattern: '^(#[0-9a-fA-F]{6}|oklch\\(\\s*[\\d.]+%?\\s+[\\d.]+\\s+[\\d.]+(deg)?\\s*\\))$',
  expected: 'a colour such as #d97706 or oklch(0.74 0.16 64)',
});
export const colorScheme = Type.Object(
  Object.fromEntries(THEME_COLORS.map((name) => [name, Type.Optional(color)])) as Record<
    ThemeColor,
    ReturnType<typeof Type.Optional<typeof color>>
  >,
  STRICT,
);

/** Drawn in the colour of the text beside the shop's name (`paths`), or a picture with the name in it (`image`). */
export const logo = Type.Object(
  {
    viewBox: Type.Optional(
      text(60, {
        pattern: '^-?[\\d.]+ -?[\\d.]+ [\\d.]+ [\\d.]+$',
        expected: 'four numbers such as 0 0 24 24',
      }),
    ),
    /** SVG path data. */
    paths: Type.Optional(
      Type.Array(
        text(8_000, {
          pattern: '^[MmZzLlHhVvCcSsQqTtAa0-9eE.,\\s+-]+$',
          expected: 'SVG path data',
        }),
        { minItems: 1, maxItems: 40 },
      ),
    ),
    image: Type.Optional(picture),
    /** CSS px. */
    width: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
    height: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000 })),
  },
  STRICT,
);

export const icon = Type.Object(
  {
    src: picture,
    /** `192x192`; `any` for a drawing. */
    sizes: text(20, { pattern: '^(\\d{1,4}x\\d{1,4}|any)$', expected: 'a size such as 192x192, or any' }),
    type: Type.Enum(['image/png', 'image/webp', 'image/svg+xml']),
    /** `any`, `maskable` and `monochrome` stand in the web app manifest; the others in the head of pages. */
    purpose: Type.Enum(['any', 'maskable', 'monochrome', 'favicon', 'apple-touch']),
  },
  STRICT,
);
export const screenshot = Type.Object(
  {
    src: picture,
    sizes: text(20, { pattern: '^\\d{1,4}x\\d{1,4}$', expected: 'a size such as 720x1280' }),
    type: Type.Enum(['image/png', 'image/webp', 'image/jpeg']),
    formFactor: Type.Enum(['narrow', 'wide']),
    label: text(200),
  },
  STRICT,
);
