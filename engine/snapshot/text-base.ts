// The text base file: one language's catalogue, without prices and stock.
import { fail, ok, type Result } from '#contract/result.ts';
import { type OpenSnapshotFile, readSnapshotFile } from '#engine/snapshot/format.ts';
import { decodeJson } from '#engine/snapshot/strings.ts';
import { textProblem } from '#engine/snapshot/text-checks.ts';
import { isTextMeta } from '#engine/snapshot/text-details.ts';
import { TEXT_TABLE, type TextMeta } from '#engine/snapshot/text-table.ts';
import { ANALYSER_VERSION } from '#engine/text/analyser.ts';

export interface TextBase extends OpenSnapshotFile<typeof TEXT_TABLE> {
  readonly meta: TextMeta;
}

export function openTextBase(file: ArrayBuffer, isVerified: boolean): Result<TextBase, string> {
  const expected = { kind: 'TXT', analyserVersion: ANALYSER_VERSION } as const;
  const read = readSnapshotFile(file, expected, TEXT_TABLE, isVerified);
  if (!read.ok) return read;
  const meta = decodeJson(read.value.views.meta);
  if (!isTextMeta(meta)) return fail('meta is not what it should be');
  const problem = isVerified ? undefined : textProblem(read.value.views, meta);
  return problem === undefined ? ok({ ...read.value, meta }) : fail(problem);
}
