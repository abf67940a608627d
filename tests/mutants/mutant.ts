// A mutant: one deliberate fault of the engine, and the tests that must fail with it.

export interface Mutant {
  /** The fault: "a product is counted once per article". */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Code that occurs exactly once in the file. */
  readonly find: string;
  /** The faulty code. */
  readonly replace: string;
  /** Paths of test files, at least one test of which must fail. */
  readonly tests: readonly string[];
}

/** The source with the fault; throws if `find` does not occur exactly once. */
export function withFault(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', ...after] = source.split(find);
  if (after.length !== 1)
    throw new Error(`"${name}": ${file} contains ${JSON.stringify(find)} ${after.length} times, not once`);
  return before + replace + after[0]!;
}
