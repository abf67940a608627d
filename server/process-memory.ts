// How the shop's process uses memory: options of Node and of the C library for that, which can only be set before it starts.
import { setFlagsFromString } from 'node:v8';
import { setDefault } from '#server/variable-default.ts';

/**
 * For the thread that answers requests, in MB: each half of the space for new objects, for which V8 would take 64, and what
 * is kept, of which it has 40 and takes the more before it collects garbage the more it may have.
 */
const HEAP_OPTIONS = { '--max-semi-space-size': 8, '--max-old-space-size': 1_024 } as const;
/** For `releaseMemory`. */
const GARBAGE_OPTION = '--expose-gc';
/** As glibc reads it: two heaps for all threads together, where each would else keep what it freed. */
const MALLOC_VARIABLE = { name: 'MALLOC_ARENA_MAX', value: '2' } as const;

/** Starts this program anew in the same process, with these options; goes on where it has them, or the system can't do that. */
export function restartToSaveMemory(): void {
  const { execPath, execArgv, argv, env } = process;
  const names = Object.keys(HEAP_OPTIONS);
  if (execArgv.some((option) => names.some((name) => option.startsWith(name)))) {
    // Other threads have limits of their own, which the options would override.
    for (const name of names) setFlagsFromString(`${name}=0`);
    return;
  }
  if (process.execve === undefined || process.platform === 'win32') return;
  const options = [GARBAGE_OPTION, ...Object.entries(HEAP_OPTIONS).map(([name, size]) => `${name}=${size}`)];
  // What was set outside holds.
  const variables = { ...env };
  setDefault(variables, MALLOC_VARIABLE.name, MALLOC_VARIABLE.value);
  process.execve(execPath, [execPath, ...options, ...execArgv, ...argv.slice(1)], variables);
}

/** To be called by a thread whose work is done for now: V8 would keep its garbage for as long as there is room. Stops the thread for about 20 ms. */
export function releaseMemory(): void {
  // Any other flavor keeps the pages of memory that it has emptied.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
