// Changes the settings of a running shop, as its merchant does: by the command, from the document it writes.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Shop } from './shop.ts';

const run = promisify(execFile);
const COMMAND = resolve(import.meta.dirname, '../../commands/settings/cli.ts');

/** Resolves once the home page holds `sign`, by which the change is told. */
export async function changeSettings(shop: Shop, changes: object, sign: string): Promise<void> {
  const file = join(shop.dataDir, 'shop.json');
  const env = { ...process.env, CAIRN_DATA_DIR: shop.dataDir };
  await run(process.execPath, [COMMAND, 'get', file], { env });
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, ...changes }));
  await run(process.execPath, [COMMAND, 'set', file], { env });
  await expect.poll(async () => (await fetch(`${shop.origin}/en-eu`)).text()).toContain(sign);
}
