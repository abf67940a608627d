// The markets of the demo shop (MK-01, MK-02), as they are until a merchant says otherwise.
import { DEFAULT_SETTINGS } from '#settings/default-settings.ts';
import { registryOf } from '#settings/market-registry.ts';

export const DEFAULT_MARKETS = registryOf(DEFAULT_SETTINGS);
