// Compresses the built files once, as small as can be, so that no request has to.
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTUAL = '**/*.{js,css,html,svg,json,txt}';
/** Below this the compressed file saves no packet. */
const MIN_BYTES = 1_024;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a .br and a .gz beside every textual file of the folder. */
export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    globSync(TEXTUAL, { cwd: folder }).map(async (name) => {
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
