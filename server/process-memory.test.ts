// The process of the shop is started anew with its options, as the same process, and its threads keep limits of their own and can release memory.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { temporaryFolder } from '#tests/databases.ts';

const PROGRAM = `
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
const { releaseMemory, restartToSaveMemory } = await import(${JSON.stringify(pathToFileURL(join(ROOT, 'server/process-memory.ts')).href)});
const takenMb = () => getHeapStatistics().total_heap_size / 1_048_576;
const limitMb = () => Math.round(getHeapStatistics().heap_size_limit / 1_048_576);
if (isMainThread) {
  restartToSaveMemory();
  const worker = new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 3000, maxYoungGenerationSizeMb: 48 } });
  worker.once('message', (ofThread) =>
    console.log(JSON.stringify({ pid: process.pid, args: process.argv.slice(2), heap: limitMb(), ...ofThread, arenas: process.env.MALLOC_ARENA_MAX })));
} else {
  const kept = [];
  for (let round = 0; round < 400; round += 1) {
    const objects = Array.from({ length: 5_000 }, (_, number) => ({ number }));
    if (round % 20 === 0) kept.push(objects);
  }
  const takenBefore = takenMb();
  releaseMemory();
  parentPort.postMessage({ ofThread: limitMb(), takenBefore, takenAfter: takenMb(), kept: kept.length });
}
`;

interface Seen {
  readonly pid: number;
  readonly args: readonly string[];
  readonly heap: number;
  readonly ofThread: number;
  /** MB of its heap, of which it needs about a third. */
  readonly takenBefore: number;
  readonly takenAfter: number;
  readonly arenas: string;
}

async function run(env: Readonly<Record<string, string>>): Promise<Seen & { readonly started: number }> {
  const file = join(temporaryFolder(), 'program.mjs');
  writeFileSync(file, PROGRAM);
  const child = spawn(process.execPath, [file, '--of', 'the program'], { env: { ...process.env, ...env } });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  return { ...(JSON.parse(out) as Seen), started: child.pid ?? 0 };
}

test.skipIf(process.platform === 'win32')('it is the same process, with its arguments', async () => {
  const { pid, started, args, heap, ofThread, arenas } = await run({});
  expect(pid).toBe(started);
  expect(args).toEqual(['--of', 'the program']);
  expect(arenas).toBe('2');
  expect(heap).toBeLessThan(1_100);
  expect(ofThread).toBeGreaterThan(2_990);
});

test.skipIf(process.platform === 'win32')(
  'a thread releases the memory of what it no longer uses',
  async () => {
    const { takenBefore, takenAfter } = await run({});
    expect(takenAfter).toBeLessThan(takenBefore / 2);
  },
);

test.skipIf(process.platform === 'win32')('what was set outside holds', async () => {
  expect((await run({ MALLOC_ARENA_MAX: '3' })).arenas).toBe('3');
  expect((await run({ MALLOC_ARENA_MAX: '' })).arenas).toBe('2');
});
