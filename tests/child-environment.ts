// The environment of a program of the shop that a test starts as a process of its own: of the shop's variables one alone.

/** Node keeps compiled modules in a folder where it is told to, so that the next process starts with half the work. */
const KEPT = ['PATH', 'NODE_COMPILE_CACHE'];

/** What a test asks for is answered however busy its machine is; AVIF, most of the work on a picture, is what few tests are about. */
export const TEST_VARIABLES = { CAIRN_MAX_DELAY_MS: '0', CAIRN_AVIF: 'off' } as const;

export function childEnvironment(): Record<string, string> {
  const known = KEPT.map((name) => [name, process.env[name]] as const);
  const kept = Object.fromEntries(
    known.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { ...TEST_VARIABLES, ...kept };
}
