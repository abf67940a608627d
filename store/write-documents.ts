// Writes documents that an operator sets, each in the place of the one of its id, and counts what that did.

export interface WriteReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** One that is stored just so is not written. */
export async function writeDocuments(
  documents: readonly { readonly id: string; readonly terms: object }[],
  read: (id: string) => Promise<{ readonly doc: string } | undefined>,
  write: (id: string, doc: string) => Promise<unknown>,
): Promise<WriteReport> {
  const report = { added: 0, changed: 0, unchanged: 0 };
  for (const { id, terms } of documents) {
    const doc = JSON.stringify(terms);
    const before = await read(id);
    if (before?.doc === doc) {
      report.unchanged += 1;
      continue;
    }
    report[before === undefined ? 'added' : 'changed'] += 1;
    await write(id, doc);
  }
  return report;
}
