// `npm run bench -- engine|growth|worker`: measures the search engine beside other libraries, by catalogue size, or in a browser.
import { parseArgs } from 'node:util';
import { growthTable } from './engine/growth.ts';
import { measureLibraries } from './engine/processes.ts';
import { OPERATIONS } from '#tests/speed/search-library.ts';
import { LIBRARIES } from './engine/protocol.ts';
import { engineTables } from './engine/report.ts';
import { resultOf } from './engine/results.ts';
import { measureWorker } from './worker/measure.ts';
import { workerTable } from './worker/report.ts';

const USAGE = `npm run bench -- engine [--variants 100000] [--rounds 3] [--only ours,minisearch,itemsjs,orama] [--operations text,listing]
npm run bench -- growth [--variants 1000000] [--rounds 1]
npm run bench -- worker [--variants 5000] [--rounds 3]       in a real Chromium
  --json           prints JSON instead of tables
  --operations     ${OPERATIONS.join(', ')}; default: all
  --profiles DIR   writes a CPU profile of each measured process to DIR`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: text,
    rounds: text,
    only: text,
    operations: text,
    profiles: text,
    json: { type: 'boolean' },
  },
});
const onProgress = (message: string) => console.error(message);
const plan = {
  profiles: values.profiles,
  operations: chosen('operations', OPERATIONS),
  onProgress,
};

switch (positionals[0]) {
  case 'engine': {
    const variants = countOf('variants', 100_000);
    const rounds = countOf('rounds', 3);
    const result = resultOf(
      variants,
      rounds,
      await measureLibraries({ ...plan, variants, rounds, libraries: chosen('only', LIBRARIES) }),
    );
    console.log(values.json === true ? JSON.stringify(result) : engineTables(result));
    break;
  }
  case 'growth': {
    const { results, markdown } = await growthTable(
      { ...plan, rounds: countOf('rounds', 1) },
      countOf('variants', 1_000_000),
    );
    console.log(values.json === true ? JSON.stringify(results) : markdown);
    break;
  }
  case 'worker': {
    const result = await measureWorker({
      ...plan,
      variants: countOf('variants', 5_000),
      rounds: countOf('rounds', 3),
    });
    console.log(values.json === true ? JSON.stringify(result) : workerTable(result));
    break;
  }
  default:
    console.error(USAGE);
    process.exitCode = 1;
}

function countOf(option: 'variants' | 'rounds', defaultCount: number): number {
  const count = Number(values[option] ?? defaultCount);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`--${option} ${values[option]}: must be a whole number of at least 1\n${USAGE}`);
  process.exit(1);
}

/** The names listed by the option, in the order of `known`; all by default. */
function chosen<Name extends string>(option: 'only' | 'operations', known: readonly Name[]): Name[] {
  const requested = values[option]?.split(',') ?? [...known];
  const unknown = requested.filter((name) => !known.some((other) => other === name));
  if (unknown.length === 0) return known.filter((name) => requested.includes(name));
  console.error(`--${option} ${unknown.join(',')}: unknown\n${USAGE}`);
  process.exit(1);
}
