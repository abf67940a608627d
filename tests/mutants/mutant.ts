// One deliberate fault of the engine, and which tests have to notice it.

export interface Mutant {
  /** What is broken: "a product is counted once a colour". */
  readonly name: string;
  /** Path from the repository's root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  /** What stands there in its place. */
  readonly replace: string;
  /** Test files by path: at least one of their tests fails when this is so. */
  readonly tests: readonly string[];
}

/** The source with the fault in it; throws where the text to replace is not found exactly once. */
export function withFault(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', ...after] = source.split(find);
  if (after.length !== 1)
    throw new Error(`"${name}": ${after.length} places of ${file} say ${JSON.stringify(find)}, one should`);
  return before + replace + after[0]!;
}
