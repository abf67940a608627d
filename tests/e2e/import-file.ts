// Imports a feed or stock file into a running shop by the command that a merchant uses.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Shop } from './shop.ts';

const run = promisify(execFile);

export async function importFile(
  shop: Pick<Shop, 'dataDir'>,
  name: string,
  text: string,
  ...options: string[]
): Promise<void> {
  const file = join(shop.dataDir, name);
  writeFileSync(file, text);
  const env = { ...process.env, CAIRN_DATA_DIR: shop.dataDir };
  await run(process.execPath, ['commands/import/cli.ts', ...options, file], { env });
}
