// Stores a merchant's synonyms and rules, always as a whole, and selects the rules in force in a market.
import { type Language, languageOf, type Market } from '#contract/market.ts';
import type { EngineRule, EngineSynonym } from '#engine/engine.ts';
import { type Merchandising, MERCHANDISING_SOURCE, type MerchantRule } from '#catalogue/catalogue.ts';
import { applyEntries } from '#store/catalogue-entries.ts';
import type { ChangeCounts } from '#store/change-set.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import { jsonColumn } from '#store/json-column.ts';
import type { Db, Store } from '#store/store.ts';
import { RuleSchema, SynonymsSchema } from '#store/stored-schemas.ts';

const readSynonyms = jsonColumn('entries.doc', SynonymsSchema);
const readRule = jsonColumn('entries.doc', RuleSchema);

/** Counts languages with synonyms, and rules, compared to those stored before; the epoch is null when nothing changed. */
export interface MerchandisingReport {
  readonly entries: ChangeCounts;
  readonly epoch: string | null;
}

/** Replaces the stored merchandising; to be called inside Store.bulk. */
export async function writeMerchandising(
  tx: Db,
  merchandising: Merchandising,
  announce: Store['announce'],
): Promise<MerchandisingReport> {
  const changeSet = await beginChange(tx);
  const { settings } = await applyEntries(
    tx,
    MERCHANDISING_SOURCE,
    [
      ...Object.entries(merchandising.synonyms).map(([language, doc]) => ({
        kind: 'synonyms' as const,
        id: language,
        doc,
        images: [],
      })),
      ...merchandising.rules.map((rule) => ({
        kind: 'rule' as const,
        id: rule.ruleId,
        doc: rule,
        images: [],
      })),
    ],
    changeSet,
  );
  return { entries: settings, epoch: await logChange(tx, MERCHANDISING_SOURCE, changeSet, announce) };
}

export async function readMerchandising(db: Db): Promise<Merchandising> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry_id', 'doc'])
    .where('source', '=', MERCHANDISING_SOURCE)
    .where('kind', '=', 'synonyms')
    .where('is_withdrawn', '=', 0)
    .execute();
  const synonyms: Partial<Record<Language, readonly EngineSynonym[]>> = {};
  for (const { entry_id: id, doc } of rows) {
    const language = languageOf(id);
    if (language !== undefined) synonyms[language] = readSynonyms(doc, `synonyms ${id}`);
  }
  return { synonyms, rules: await readRules(db) };
}

/** In the merchant's order. */
export async function readRules(db: Db): Promise<MerchantRule[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['entry_id', 'doc'])
    .where('source', '=', MERCHANDISING_SOURCE)
    .where('kind', '=', 'rule')
    .where('is_withdrawn', '=', 0)
    .orderBy('position')
    .execute();
  return rows.map((row) => readRule(row.doc, `rule ${row.entry_id}`));
}

/** The rules in force in the market at `now` (ms since 1970), for the engine. */
export function activeRules(rules: readonly MerchantRule[], market: Market, now: number): EngineRule[] {
  return rules
    .filter(({ markets, from, until }) => {
      const isOfMarket = markets.length === 0 || markets.includes(market.code);
      return isOfMarket && (from === null || from <= now) && (until === null || now < until);
    })
    .map(({ when, pins, steps, hides, redirect }) => ({ when, pins, steps, hides, redirect }));
}

/** The times at which a rule begins or ends, ascending. */
export function ruleChangeTimesOf(rules: readonly MerchantRule[]): number[] {
  const times = rules.flatMap(({ from, until }) => [from, until]).filter((at) => at !== null);
  return [...new Set(times)].sort((a, b) => a - b);
}
