// The web app manifest of the shop (PW-04), from its settings; its pictures are those that came with the shop where it has none.
import type { Market } from '#contract/market.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { SHARE_PARAMS } from '#contract/shared-search.ts';
import { textsIn } from '#catalogue/catalogue.ts';
import { pictureUrl } from '#settings/pictures.ts';
import { settingIn } from '#settings/shop-profile.ts';
import { themeColors } from '#settings/theme-css.ts';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
];
/**
 * In the market's language. The id is that of every market's, so that they are one app: `base`, which it starts in, is
 * `/sv-se`, or empty for the manifest of addresses that name no market, from where the service worker leads to the
 * device's own.
 */
export function webManifest(settings: ShopSettings, market: Market, base: string): object {
  const { name, shortName, theme, icons, screenshots } = settings;
  const { language } = market;
  const { light } = themeColors(theme);
  const own = icons.filter(({ purpose }) => ['any', 'maskable', 'monochrome'].includes(purpose));
  const { shortcuts } = textsIn(language);
  const shortcut = (title: string, url: string, icon: string) => ({
    name: title,
    url,
    icons: [{ src: `/icons/${icon}.png`, sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: '/',
    name,
    short_name: shortName,
    description: settingIn(settings.appDescription, language),
    lang: language,
    dir: 'ltr',
    start_url: `${base || '/'}?source=pwa`,
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: light,
    theme_color: light,
    categories: settings.appCategories,
    prefer_related_applications: false,
    launch_handler: { client_mode: 'navigate-existing' },
    icons:
      own.length === 0
        ? ICONS
        : own.map(({ src, sizes, type, purpose }) => ({ src: pictureUrl(src), sizes, type, purpose })),
    screenshots: screenshots.map(({ src, sizes, type, formFactor, label }) => ({
      src: pictureUrl(src),
      sizes,
      type,
      form_factor: formFactor,
      label,
    })),
    shortcuts: [
      shortcut(shortcuts.search, `${base}${settings.searchPath}?source=pwa`, 'shortcut-search'),
      shortcut(shortcuts.cart, `${base || '/'}?modal=cart&source=pwa`, 'shortcut-cart'),
    ],
    share_target: {
      action: `${base}${settings.searchPath}`,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: SHARE_PARAMS,
    },
  };
}
