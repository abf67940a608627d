// Discovery's texts: the English table is the type of every language's (MK-10).
import type { en } from '#src/discovery/texts/en.ts';

export type DiscoveryTexts = typeof en;
