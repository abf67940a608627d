// Entry point of the settings room: checks and completes the settings document, and says what follows from it.
export type { SettingsIssue } from '#settings/check-settings.ts';
export { completeSettings } from '#settings/complete-settings.ts';
export { DEFAULT_MARKETS } from '#settings/default-markets.ts';
export { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
export { alternativeTo, type MarketSales, registryOf, type SalesOf } from '#settings/market-registry.ts';
export { parseSettings } from '#settings/parse-settings.ts';
export { parseStoredSettings, type StoredSettingsContent } from '#settings/stored-settings.ts';
export { SETTINGS_PICTURES_PATH, type SettingsPicture, settingsPictures } from '#settings/pictures.ts';
export { faviconOf, organizationOf, settingIn, shopProfile } from '#settings/shop-profile.ts';
export { hexScheme, themeCss } from '#settings/theme-css.ts';
export { webManifest } from '#settings/web-manifest.ts';
