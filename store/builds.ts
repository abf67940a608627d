// The page files of this build and the two before it, in the database: every node can serve what any node's pages refer to.
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Db, Store } from '#store/store.ts';

/** The current build and the two before it: pages of those are still open, in tabs and on devices. */
const KEPT_BUILDS = 3;

/** The names identify a build, since they have hashes of the contents. `read` is called only for what is not stored yet. */
export interface BuildFiles {
  readonly build: string;
  readonly names: readonly string[];
  readonly read: (name: string) => Promise<Buffer>;
}

/** Called when a node starts; files of builds older than the last three are deleted. */
export async function storeBuild(store: Store, files: BuildFiles, now: number): Promise<void> {
  const known = await store.db
    .selectFrom('builds')
    .select('build')
    .where('build', '=', files.build)
    .executeTakeFirst();
  const rows =
    known === undefined
      ? await Promise.all(
          files.names.map(async (name) => ({
            build: files.build,
            name,
            content: gzipSync(await files.read(name)).toString('base64'),
          })),
        )
      : [];
  await store.transaction(async (tx) => {
    await tx
      .insertInto('builds')
      .values({ build: files.build, started_at: now })
      .onConflict((conflict) =>
        conflict.column('build').doUpdateSet((eb) => ({ started_at: eb.ref('excluded.started_at') })),
      )
      .execute();
    for (const row of rows)
      await tx
        .insertInto('build_files')
        .values(row)
        .onConflict((conflict) => conflict.columns(['build', 'name']).doNothing())
        .execute();
    const builds = await tx.selectFrom('builds').select('build').orderBy('started_at', 'desc').execute();
    const old = builds.slice(KEPT_BUILDS).map(({ build }) => build);
    if (old.length === 0) return;
    await tx.deleteFrom('build_files').where('build', 'in', old).execute();
    await tx.deleteFrom('builds').where('build', 'in', old).execute();
  });
}

/** Undefined: no kept build has such a file. */
export async function buildFile(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('build_files')
    .select('content')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && gunzipSync(Buffer.from(row.content, 'base64'));
}
