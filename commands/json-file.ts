// A JSON file that an operator hands to a command.
import { parseJsonText } from '#contract/json-text.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { readTextFile } from '#commands/text-file.ts';
import { type FormIssue, issueText } from '#contract/form-issues.ts';

/** A file that can't be read throws; one that is no JSON is an issue of the whole. */
export function readJsonFile(path: string): Result<unknown, FormIssue[]> {
  try {
    return ok(parseJsonText(readTextFile(path)));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return fail([{ field: '', reason: `is no JSON: ${cause.message}` }]);
  }
}

export function refusalText(path: string, issues: readonly FormIssue[]): string {
  return `${path} is refused, and nothing was stored:\n${issueLines(issues)}`;
}

export function issueLines(issues: readonly FormIssue[]): string {
  return issues.map((issue) => `  ${issueText(issue)}\n`).join('');
}
