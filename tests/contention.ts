// How much slower this machine is now than if nobody else used it, for limits in wall-clock time.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** CPU time that each core's thread uses, in ms. */
const WORK_MS = 150;
const SPIN = `
const { parentPort } = require('node:worker_threads');
const since = performance.now();
const cpu = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000; };
const before = cpu();
while (cpu() - before < ${WORK_MS});
parentPort.postMessage((performance.now() - since) / (cpu() - before));
`;

/** At least 1; 2 where a thread on every core gets half of it. */
export async function machineContention(): Promise<number> {
  const ratios = await Promise.all(
    Array.from(
      { length: availableParallelism() },
      () =>
        new Promise<number>((resolve, reject) => {
          const worker = new Worker(SPIN, { eval: true });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return Math.max(1, ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length);
}
