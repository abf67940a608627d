// The environment of a program of the shop that a test starts as a process of its own: none of the shop's variables.

/** Node keeps compiled modules in a folder where it is told to, so that the next process starts with half the work. */
const KEPT = ['PATH', 'NODE_COMPILE_CACHE'];

export function childEnvironment(): Record<string, string> {
  const known = KEPT.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
