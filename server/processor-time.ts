// What work costs: processor time, which other programs on the machine, and pauses of it, do not lengthen.

/** What the calling thread has used of its processor since it began, ms. Work of other threads is not in it. */
export function processorTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
