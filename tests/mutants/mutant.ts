// A mutant: one deliberate fault of the product, and the tests that must fail with it.

export interface Mutant {
  /** The fault: "a product is counted once per article". */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Code that occurs exactly once in the file. */
  readonly find: string;
  /** The faulty code. */
  readonly replace: string;
  /** Paths of test files of any suite, at least one test of which must fail. */
  readonly tests: readonly string[];
  /** Regular expression: only tests whose title matches are run. */
  readonly grep?: string;
  /** The claim that the fault breaks, `SH-04a`: the test that fails must quote it. Without `grep`, only tests that quote it are run. */
  readonly claim?: string;
}

export type Suite = 'node' | 'browser' | 'e2e';

/** The suite that a test file belongs to, by its name. */
export function suiteOf(test: string): Suite {
  if (test.endsWith('.spec.ts')) return 'e2e';
  return /\.browser\.test\.tsx?$/.test(test) ? 'browser' : 'node';
}

/** Rooms whose folders are rooms of their own here. */
const DIVIDED = new Set(['commerce', 'server', 'src']);
/** What `--only` calls the mutants of all rooms that name a claim. */
const CLAIMS = 'claims';

/** `engine`, `server/http`, `src/discovery`; a file directly in `server` is in `server`. */
export function roomOf(file: string): string {
  const [room = '', ...rest] = file.split('/');
  return DIVIDED.has(room) && rest.length > 1 ? `${room}/${rest[0]}` : room;
}

/** What the titles of the tests to be run must match; undefined if all are run. */
export function titlePattern({ grep, claim }: Mutant): string | undefined {
  return grep ?? (claim === undefined ? undefined : String.raw`\b${claim}\b`);
}

/** The mutants that the words and `--only` name; a text says why there are none. */
export function chooseMutants(
  all: readonly Mutant[],
  words: readonly string[],
  only: string | undefined,
): readonly Mutant[] | string {
  const rooms = [...new Set(all.map(({ file }) => roomOf(file)))].sort();
  const ofRoom = all.filter((mutant) => {
    if (only === undefined) return true;
    if (only === CLAIMS) return mutant.claim !== undefined;
    const room = roomOf(mutant.file);
    return room === only || room.startsWith(`${only}/`);
  });
  if (ofRoom.length === 0) return `No faults of ${only}. Rooms: ${[...rooms, CLAIMS].join(', ')}`;
  const chosen = ofRoom.filter(({ name, file }) =>
    words.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
  );
  return chosen.length > 0 ? chosen : `No faults with all of these words: ${words.join(' ')}`;
}

/** The source with the fault; throws if `find` does not occur exactly once. */
export function withFault(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', ...after] = source.split(find);
  if (after.length !== 1)
    throw new Error(`"${name}": ${file} contains ${JSON.stringify(find)} ${after.length} times, not once`);
  return before + replace + after[0]!;
}
