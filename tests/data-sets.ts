// Where the data sets are that are too large for the repository: feeds of real shops, queries with judgments.
import { resolve } from 'node:path';

/** By default a folder beside the project, which need not exist: tests of such data are then skipped. */
export function dataSetFolder(name: 'feeds' | 'relevance'): string {
  return resolve(process.env['CAIRN_DATA_SETS'] ?? '../shared/data', name);
}
