// `npm run bench`: measures the search engine beside other libraries, by catalogue size, or in a browser; and the shop under attack.
import {
  type Command,
  namesAmong,
  runProcess,
  UsageError,
  wholeNumber,
} from '#server/command-line/command.ts';
import { OPERATIONS } from '#tests/speed/search-library.ts';
import { growthTable } from './engine/growth.ts';
import { measureLibraries } from './engine/processes.ts';
import { LIBRARIES } from './engine/protocol.ts';
import { engineTables } from './engine/report.ts';
import { resultOf } from './engine/results.ts';
import { type Demand, demandLines } from './load/demand.ts';
import { enduranceTable, measureEndurance } from './load/endurance.ts';
import { hostileTable, measureHostile } from './load/hostile.ts';
import { interactionTable, measureInteractions } from './load/interactions.ts';
import { launchTable, measureLaunches } from './load/launches.ts';
import { measureServer, serverTable } from './load/server.ts';
import { measureWorker } from './worker/measure.ts';
import { workerTable } from './worker/report.ts';

const COMMAND = {
  name: 'npm run bench',
  forms: [
    'engine [options]',
    'growth [options]',
    'worker [options]',
    'server [options]',
    'hostile [options]',
    'launches [options]',
    'interactions [options]',
    'fuzz [options]',
    'visits [options]',
  ],
  summary: `Measures the search engine. engine: beside MiniSearch, itemsjs and Orama; growth: by catalogue size; worker: in a
Chromium. server: what pages and calls cost; hostile: what one client with costly requests does to others; launches: how long
a slow device waits for the shop without a network or before a late server; interactions: how long it takes to show what a
press did; fuzz and visits: what many requests, hostile
ones or shoppers', do to a running shop and its memory; these with status 1 if that is more than it may be. Tables go to standard output, progress to standard error.`,
  maxPositionals: 1,
  options: {
    variants: {
      type: 'string',
      value: 'N',
      help: 'size of the catalogue; default 100000, of growth 1000000, of worker 5000',
    },
    rounds: {
      type: 'string',
      value: 'N',
      help: 'processes for each figure; default 3, of growth 1; of launches: launches without a network, default 50; of interactions: journeys, default 5',
    },
    seconds: { type: 'string', value: 'N', help: 'of server and hostile: for each row; default 5 and 20' },
    requests: { type: 'string', value: 'N', help: 'of fuzz and visits; default 100000 and 200000' },
    seed: { type: 'string', value: 'N', help: 'of fuzz and visits: chooses the requests; default 1' },
    only: { type: 'string', value: 'NAMES', help: `of engine: ${LIBRARIES.join(',')}; default all` },
    operations: { type: 'string', value: 'NAMES', help: `${OPERATIONS.join(',')}; default all` },
    profiles: { type: 'string', value: 'DIR', help: 'write a CPU profile of each measured process to DIR' },
    json: { type: 'boolean', help: 'print JSON instead of tables' },
  },
} as const satisfies Command;

await runProcess(COMMAND, async ({ values, positionals: [subject] }) => {
  const count = (option: 'variants' | 'rounds', defaultCount: number) =>
    wholeNumber(option, values[option] ?? String(defaultCount), 1);
  const chosen = <Name extends string>(option: 'only' | 'operations', known: readonly Name[]) =>
    namesAmong(option, values[option] ?? known.join(','), known);
  const plan = {
    profiles: values.profiles,
    operations: chosen('operations', OPERATIONS),
    onProgress: (message: string) => console.error(message),
  };
  const print = (figures: unknown, tables: string) =>
    console.log(values.json === true ? JSON.stringify(figures) : tables);

  switch (subject) {
    case 'engine': {
      const variants = count('variants', 100_000);
      const rounds = count('rounds', 3);
      const libraries = chosen('only', LIBRARIES);
      const result = resultOf(
        variants,
        rounds,
        await measureLibraries({ ...plan, variants, rounds, libraries }),
      );
      print(result, engineTables(result));
      return 0;
    }
    case 'growth': {
      const variants = count('variants', 1_000_000);
      const { results, markdown } = await growthTable({ ...plan, rounds: count('rounds', 1) }, variants);
      print(results, markdown);
      return 0;
    }
    case 'worker': {
      const result = await measureWorker({
        ...plan,
        variants: count('variants', 5_000),
        rounds: count('rounds', 3),
      });
      print(result, workerTable(result));
      return 0;
    }
    case 'hostile': {
      const result = await measureHostile(wholeNumber('seconds', values.seconds ?? '20', 1), plan.onProgress);
      print(result, `${hostileTable(result)}\n\n${demandLines(result.demands)}`);
      return statusOf(result.demands);
    }
    case 'server': {
      const result = await measureServer(wholeNumber('seconds', values.seconds ?? '5', 1), plan.onProgress);
      print(result, `${serverTable(result)}\n\n${demandLines(result.demands)}`);
      return statusOf(result.demands);
    }
    case 'launches': {
      const result = await measureLaunches(count('rounds', 50), plan.onProgress);
      print(result, `${launchTable(result)}\n\n${demandLines(result.demands)}`);
      return statusOf(result.demands);
    }
    case 'interactions': {
      const result = await measureInteractions(count('rounds', 5), plan.onProgress);
      print(result, `${interactionTable(result)}\n\n${demandLines(result.demands)}`);
      return statusOf(result.demands);
    }
    case 'fuzz':
    case 'visits': {
      const requests = wholeNumber(
        'requests',
        values.requests ?? (subject === 'fuzz' ? '100000' : '200000'),
        1,
      );
      const seed = wholeNumber('seed', values.seed ?? '1', 0, 2 ** 32 - 1);
      const result = await measureEndurance(subject, requests, seed, plan.onProgress);
      print(result, `${enduranceTable(result)}\n\n${demandLines(result.demands)}`);
      return statusOf(result.demands);
    }
    default:
      throw new UsageError(
        'give one of engine, growth, worker, server, hostile, launches, interactions, fuzz, visits',
      );
  }
});

function statusOf(demands: readonly Demand[]): number {
  return demands.every(({ isMet }) => isMet) ? 0 : 1;
}
