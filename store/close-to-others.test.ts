// A data folder of another owner, in which this user may write.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closeToOthers } from '#store/close-to-others.ts';

const failing = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

test('a folder is closed to others where this user may say so, and used as it is where another owner may', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-'));
  closeToOthers(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const code of ['EPERM', 'ENOTSUP'])
    expect(() => closeToOthers(folder, 0o700, failing(code))).not.toThrow();
  expect(() => closeToOthers(folder, 0o700, failing('EIO'))).toThrow('EIO');
  rmSync(folder, { recursive: true });
});
