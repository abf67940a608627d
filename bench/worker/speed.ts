// The engine as it is timed inside a browser: the same code for the worker and for the page.
import { type EngineFiles, openEngine } from '#engine/engine.ts';
import { ownEngineLibrary } from '#tests/speed/ours.ts';
import type { SearchLibrary } from '#tests/speed/search-library.ts';
import type { BenchMessage } from './messages.ts';

const SPINS = 3e7;

/** Answers one message after the other. */
export function createBenchHandler(): (message: BenchMessage) => Promise<number | number[]> {
  let subject: SearchLibrary | undefined;
  return async (message) => {
    switch (message.kind) {
      case 'open': {
        const files = await fetchFiles(message);
        const start = performance.now();
        const opened = openEngine(files);
        const ms = performance.now() - start;
        if (!opened.ok) throw new Error(opened.error.detail);
        subject = ownEngineLibrary(files);
        return ms;
      }
      case 'spin': {
        const start = performance.now();
        let mixed = 0;
        for (let at = 0; at < SPINS; at += 1) mixed = (mixed * 31 + at) | 0;
        return performance.now() - start + (mixed & 0);
      }
      case 'operation': {
        const ask = subject?.operations[message.operation];
        if (ask === undefined) throw new Error(`nothing open answers ${message.operation}`);
        for (const question of message.questions) await ask(question);
        const askings: number[][] = message.questions.map(() => []);
        for (let pass = 0; pass < message.passes; pass += 1) {
          for (const [at, question] of message.questions.entries()) {
            const start = performance.now();
            await ask(question);
            askings[at]!.push(performance.now() - start);
          }
        }
        return askings.map((each) => each.sort((a, b) => a - b)[each.length >> 1] ?? Number.NaN);
      }
    }
  };
}

async function fetchFiles({ text, columns }: { text: string; columns: string }): Promise<EngineFiles> {
  const [one, other] = await Promise.all(
    [text, columns].map(async (url) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${answer.status} for ${url}`);
      return answer.arrayBuffer();
    }),
  );
  return { text: one!, columns: other! };
}
