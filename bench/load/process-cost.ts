// What a running process has cost so far, as the kernel counts it.
import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc. */
const TICKS_PER_SECOND = 100;
const KB_IN_MB = 1_024;

/** Processor time of a process with its threads, since it began: ms. */
export function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, , , , , , , , , , , user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return ((user + system) * 1000) / TICKS_PER_SECOND;
}

/** MB. `VmHWM`: the most it ever had. */
export function memoryOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / KB_IN_MB;
}
