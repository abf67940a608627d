// Compresses the built files in advance, at the highest level.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT_FILES = '**/*.{js,css,html,svg,json,txt}';
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1_024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz file beside every text file of the folder. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync(TEXT_FILES, { cwd: folder }).map(async (name) => {
      const path = join(folder, name);
      const content = await readFile(path);
      if (content.byteLength < MIN_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      };
      await writeFile(`${path}.br`, await toBrotli(content, { params }));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
