// What a command says of a database or data folder that can't be used, and that it says it in one line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runData } from '#commands/data/command.ts';
import { runImport } from '#commands/import/command.ts';
import { runSettings } from '#commands/settings/command.ts';
import { runCommandOn } from '#tests/command-runs.ts';
import { freePort } from '#tests/free-port.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cairn-store-command-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['data', runData, ['status']],
  ['settings', runSettings, ['get']],
  ['import', runImport, ['feed.csv']],
] as const)('%s', (_, command, args) => {
  test('a database that does not answer is named by host and database', async () => {
    const port = await freePort();
    const databaseUrl = `postgres://shop:secret@127.0.0.1:${port}/shop`;
    expect(await runCommandOn({ dataDir: folder, databaseUrl }, command, args)).toEqual({
      code: 1,
      out: '',
      err: `PostgreSQL at 127.0.0.1:${port}, database shop, cannot be used: no server answers there (ECONNREFUSED). DATABASE_URL names it.\n`,
    });
  });

  test('a data folder that is a file is named', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    expect(await runCommandOn({ dataDir }, command, args)).toEqual({
      code: 1,
      out: '',
      err: `The data folder ${dataDir} is not a folder (EEXIST). CAIRN_DATA_DIR names another one.\n`,
    });
  });
});
