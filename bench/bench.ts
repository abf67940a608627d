// `npm run bench -- engine|growth|worker`: what the discovery engine costs, beside other libraries or as the catalogue grows.
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
  --json           prints the figures as JSON in place of tables
  --operations     ${OPERATIONS.join(', ')}; all where none is named
  --profiles DIR   keeps a CPU profile of each measured process there`;

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
const onProgress = (what: string) => console.error(what);
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

function countOf(option: 'variants' | 'rounds', standard: number): number {
  const count = Number(values[option] ?? standard);
  if (Number.isInteger(count) && count >= 1) return count;
  console.error(`--${option} ${values[option]}: a whole number from 1 on is needed\n${USAGE}`);
  process.exit(1);
}

/** Those of `known` that the option names, in their own order. */
function chosen<Name extends string>(option: 'only' | 'operations', known: readonly Name[]): Name[] {
  const wanted = values[option]?.split(',') ?? [...known];
  const unknown = wanted.filter((name) => !known.some((one) => one === name));
  if (unknown.length === 0) return known.filter((name) => wanted.includes(name));
  console.error(`--${option} ${unknown.join(',')}: not known\n${USAGE}`);
  process.exit(1);
}
