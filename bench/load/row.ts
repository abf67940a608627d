// One row of a load measurement: requests of some clients, one after the other, and what they cost the process that answers.
import { Agent, get } from 'node:http';
import { percentile } from '#tests/speed/measure.ts';
import { cpuMsOf } from './process-cost.ts';

export interface LoadRow {
  readonly name: string;
  readonly clients: number;
  /** Of the whole process, with its threads. */
  readonly cpuMs: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Responses other than 200. */
  readonly failures: number;
}
export interface Response {
  readonly status: number;
  readonly body: Buffer;
}

/** `pid`: of the process that answers; `seconds`: for how long. */
export async function measureRow(
  name: string,
  origin: string,
  nextPath: () => string,
  clients: number,
  seconds: number,
  pid: number,
): Promise<LoadRow> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const latencies: number[] = [];
  let failures = 0;
  const cpuBefore = cpuMsOf(pid);
  const startedAt = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() - startedAt < seconds * 1000) {
      const askedAt = performance.now();
      const { status } = await request(origin + nextPath(), agent);
      latencies.push(performance.now() - askedAt);
      if (status !== 200) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = performance.now() - startedAt;
  const cpu = cpuMsOf(pid) - cpuBefore;
  agent.destroy();
  return {
    name,
    clients,
    cpuMs: cpu / latencies.length,
    perSecond: (latencies.length * 1000) / elapsed,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    failures,
  };
}

/** Compressed, as a browser asks for it. */
export function request(url: string, agent?: Agent): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(
      url,
      { ...(agent === undefined ? {} : { agent }), headers: { 'accept-encoding': 'br' } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }),
        );
        response.once('error', reject);
      },
    ).once('error', reject);
  });
}
