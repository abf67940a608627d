// The page files of this build and the two before it, in the database: every node can serve what any node's pages refer to.
import { gzipSync } from 'node:zlib';
import type { Db, Store } from '#store/store.ts';

/** The current build and the two before it: pages of those are still open, in tabs and on devices. */
const KEPT_BUILDS = 3;

/** The names identify a build, since they have hashes of the contents. `read` is called only for what is not stored yet. */
export interface BuildFiles {
  readonly build: string;
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
}

/**
 * Called when a node starts at `now`, ms since 1970; files of builds older than the last three are deleted. This build counts as
 * the newest, whatever the clocks of other nodes' starts said.
 */
export async function storeBuild(store: Store, files: BuildFiles, now: number): Promise<void> {
  if (await store.transaction((tx) => noteStart(tx, files, now))) return;
  const rows = await Promise.all(
    files.names.map(async (name) => ({
      build: files.build,
      name,
      content: gzipSync(await files.read(name)).toString('base64'),
    })),
  );
  await store.transaction(async (tx) => {
    for (const row of rows)
      await tx
        .insertInto('build_files')
        .values(row)
        .onConflict((conflict) => conflict.columns(['build', 'name']).doNothing())
        .execute();
    await noteStart(tx, files, now);
  });
}

/** False, and nothing is noted: not all of its files are stored. */
async function noteStart(tx: Db, { build, names }: BuildFiles, now: number): Promise<boolean> {
  const stored = await tx.selectFrom('build_files').select('name').where('build', '=', build).execute();
  if (stored.length < names.length) return false;
  const { latest } = await tx
    .selectFrom('builds')
    .select((eb) => eb.fn.max('started_at').as('latest'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('builds')
    .values({ build, started_at: Math.max(now, (latest ?? 0) + 1) })
    .onConflict((conflict) =>
      conflict.column('build').doUpdateSet((eb) => ({ started_at: eb.ref('excluded.started_at') })),
    )
    .execute();
  const builds = await tx.selectFrom('builds').select('build').orderBy('started_at', 'desc').execute();
  const old = builds.slice(KEPT_BUILDS).map((one) => one.build);
  if (old.length === 0) return true;
  await tx.deleteFrom('build_files').where('build', 'in', old).execute();
  await tx.deleteFrom('builds').where('build', 'in', old).execute();
  return true;
}

/** As gzip. Undefined: no kept build has such a file. */
export async function buildFile(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('build_files')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && Buffer.from(row.content, 'base64');
}
