// Damages the files in which a Chromium that does not run keeps a database: as a failing disk or a power cut would.
import { globSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `folder` is the database's own in the browser's profile. */
type Damage = (folder: string) => void;

const files = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((name) => join(folder, name));

export const DAMAGES = {
  'middle of the log overwritten': (folder) => {
    for (const file of files(folder, '*.log')) {
      const bytes = readFileSync(file);
      bytes.fill(0xa5, Math.floor(bytes.length / 3), Math.floor(bytes.length / 2));
      writeFileSync(file, bytes);
    }
  },
  'manifest cut to 3 bytes': (folder) => {
    for (const file of files(folder, 'MANIFEST-*')) truncateSync(file, 3);
  },
  'noise everywhere': (folder) => {
    for (const file of files(folder, '{*.log,*.ldb,MANIFEST-*}')) {
      const bytes = readFileSync(file);
      writeFileSync(file, Buffer.alloc(bytes.length, 0x5c));
    }
  },
  'pointer to the manifest deleted': (folder) => rmSync(join(folder, 'CURRENT'), { force: true }),
  'database deleted': (folder) => rmSync(folder, { recursive: true, force: true }),
} as const satisfies Record<string, Damage>;

export type DamageName = keyof typeof DAMAGES;
export const DAMAGE_NAMES = Object.keys(DAMAGES) as DamageName[];
