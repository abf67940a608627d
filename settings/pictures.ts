// Pictures that stand in the settings document itself: served under an address that names their content.
import { createHash } from 'node:crypto';
import type { ShopSettings } from '#contract/settings.ts';

export const SETTINGS_PICTURES_PATH = '/icons/shop';

export interface SettingsPicture {
  readonly type: string;
  readonly content: Buffer;
}

const DATA_URL = /^data:(image\/(\w+)(?:\+xml)?);base64,(.+)$/s;

/** The address of a picture as settings name it: a path is one already. */
export function pictureUrl(source: string): string {
  const data = DATA_URL.exec(source);
  if (data === null) return source;
  const [, , extension = '', encoded = ''] = data;
  const digest = createHash('sha256').update(encoded).digest('hex').slice(0, 16);
  return `${SETTINGS_PICTURES_PATH}/${digest}.${extension}`;
}

/** Every picture that the document holds, by its address. */
export function settingsPictures({ logo, icons, screenshots }: ShopSettings): Map<string, SettingsPicture> {
  const sources = [...icons, ...screenshots].map(({ src }) => src);
  if (logo?.image !== undefined) sources.push(logo.image);
  return new Map(
    sources.flatMap((source) => {
      const [, type, , encoded] = DATA_URL.exec(source) ?? [];
      if (type === undefined || encoded === undefined) return [];
      return [[pictureUrl(source), { type, content: Buffer.from(encoded, 'base64') }] as const];
    }),
  );
}
