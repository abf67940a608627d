// Handles benchmark messages inside a browser: the same code for the worker and for the page.
import { type EngineFiles, openEngine } from '#engine/engine.ts';
import { ownEngineLibrary } from '#tests/speed/ours.ts';
import type { SearchLibrary } from '#tests/speed/search-library.ts';
import type { BenchMessage } from './messages.ts';

const SPINS = 3e7;

/** A handler for one message at a time. */
export function createBenchHandler(): (message: BenchMessage) => Promise<number | number[]> {
  let library: SearchLibrary | undefined;
  return async (message) => {
    switch (message.kind) {
      case 'open': {
        const files = await fetchFiles(message);
        const start = performance.now();
        const opened = openEngine(files);
        const ms = performance.now() - start;
        if (!opened.ok) throw new Error(opened.error.detail);
        library = ownEngineLibrary(files);
        return ms;
      }
      case 'spin': {
        const start = performance.now();
        let mixed = 0;
        for (let at = 0; at < SPINS; at += 1) mixed = (mixed * 31 + at) | 0;
        return performance.now() - start + (mixed & 0);
      }
      case 'operation': {
        const runQuery = library?.operations[message.operation];
        if (runQuery === undefined) throw new Error(`no open library supports ${message.operation}`);
        for (const query of message.queries) await runQuery(query);
        const durations: number[][] = message.queries.map(() => []);
        for (let pass = 0; pass < message.passes; pass += 1) {
          for (const [at, query] of message.queries.entries()) {
            const start = performance.now();
            await runQuery(query);
            durations[at]!.push(performance.now() - start);
          }
        }
        return durations.map((each) => each.sort((a, b) => a - b)[each.length >> 1] ?? Number.NaN);
      }
    }
  };
}

async function fetchFiles({ text, columns }: { text: string; columns: string }): Promise<EngineFiles> {
  const [first, second] = await Promise.all(
    [text, columns].map(async (url) => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      return response.arrayBuffer();
    }),
  );
  return { text: first!, columns: second! };
}
