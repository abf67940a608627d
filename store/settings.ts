// The settings document in the store: all versions are stored, the last one is in force, and every change is in the change log.
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { ok } from '#contract/result.ts';
import type { ShopSettings } from '#contract/settings.ts';
import { DEFAULT_SETTINGS, parseStoredSettings, type StoredSettingsContent } from '#settings/settings.ts';
import { issueText } from '#contract/form-issues.ts';
import type { ChangePart } from '#store/change-set.ts';
import { beginChange, logChange } from '#store/change-log.ts';
import { jsonColumn, StoredDataError } from '#store/json-column.ts';
import type { Db, Store } from '#store/store.ts';

/** The document is validated by its own schema, whose messages are more specific. */
const readDocument = jsonColumn('settings.doc', Type.Unknown());

/** The source of settings in the change log. */
const SETTINGS_SOURCE = 'settings';

export interface StoredSettings extends StoredSettingsContent {
  /** Counts from 1; 0: none is stored, and the default document is in force. */
  readonly version: number;
}

/** Throws if the stored document is not valid in this release, and would not be without what can be left out of it. */
export async function readSettings(db: Db): Promise<StoredSettings> {
  const { version, document } = await readLastVersion(db);
  if (document.ok) return { version, ...document.value };
  const issues = document.error.map(issueText).join('; ');
  throw new StoredDataError(`version ${version} of the settings is not valid: ${issues}`);
}

async function readLastVersion(
  db: Db,
): Promise<{ readonly version: number; readonly document: ReturnType<typeof parseStoredSettings> }> {
  const row = await db
    .selectFrom('settings')
    .select(['version', 'doc'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { version: 0, document: ok({ settings: DEFAULT_SETTINGS, leftOut: [] }) };
  return { version: row.version, document: parseStoredSettings(readDocument(row.doc, `${row.version}`)) };
}

export interface SettingsReport {
  readonly version: number;
  /** The catalogue's new epoch; null: nothing changed. */
  readonly epoch: string | null;
}

/**
 * Stores a valid document as the next version, unless it is equal to the current one; to be called inside Store.bulk. A current
 * one that is not valid in this release is replaced by any document: nothing else can repair the shop.
 */
export async function writeSettings(
  tx: Db,
  settings: ShopSettings,
  announce: Store['announce'],
): Promise<SettingsReport> {
  const last = await readLastVersion(tx);
  const before = last.document.ok ? last.document.value.settings : null;
  const isWhole = last.document.ok && last.document.value.leftOut.length === 0;
  const doc = JSON.stringify(settings);
  if (isWhole && doc === JSON.stringify(before)) return { version: last.version, epoch: null };
  const version = last.version + 1;
  await tx.insertInto('settings').values({ version, made_at: Date.now(), doc }).execute();
  const changeSet = await beginChange(tx);
  // A text base is built for each language that some market's catalogue is in.
  const hasSameLanguages = before !== null && isSameSet(contentLanguages(before), contentLanguages(settings));
  const parts: ChangePart[] = hasSameLanguages ? ['settings'] : ['settings', 'texts'];
  const hash = createHash('sha256').update(doc).digest('base64url').slice(0, 22);
  changeSet.record('settings', `${version}`, hash, parts);
  return { version, epoch: await logChange(tx, SETTINGS_SOURCE, changeSet, announce) };
}

function contentLanguages({ markets }: ShopSettings): ReadonlySet<string> {
  return new Set(markets.map(({ contentLanguage }) => contentLanguage));
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}
