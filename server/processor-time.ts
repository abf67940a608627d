// What work costs: processor time, which other programs on the machine, and pauses of it, do not lengthen.

/** What the calling thread has used of its processor since it began, ms. Work of other threads is not in it. */
export function processorTimeMs(): number {
  // Linux counts a thread's own time up to its last tick, 4 ms ago at most, and up to now when the process is asked for its own.
  process.cpuUsage();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
