// Before and after all tests: the folders that the shops of a run share, and the one seeded shop that each begins as.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURES_VARIABLE, SEED_VARIABLE, seedDataFolder } from './shop.ts';

/** Its workers inherit what is set here. Returns what removes the folders. */
export default async function makeRunFolders(): Promise<() => void> {
  process.env[PICTURES_VARIABLE] = mkdtempSync(join(tmpdir(), 'cairn-pictures-'));
  // In a database of its own there is nothing to copy.
  if (process.env['DATABASE_URL'] === undefined) process.env[SEED_VARIABLE] = await seedDataFolder();
  return () => {
    for (const name of [PICTURES_VARIABLE, SEED_VARIABLE]) {
      const folder = process.env[name];
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    }
  };
}
