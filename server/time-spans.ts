// Checks the time span of an entry in an operator's file: what is in force from one moment and until another.
import type { FormIssue } from '#contract/form-issues.ts';

interface TimeSpan {
  readonly from?: string;
  readonly until?: string;
}

/** Of texts that have the form of a time: the form allows the 60th second and years before 1970, which cannot be stored. */
export function timeSpanIssues({ from, until }: TimeSpan): FormIssue[] {
  const issues = Object.entries({ from, until }).flatMap(([field, text]) =>
    text === undefined || Date.parse(text) >= 0
      ? []
      : [{ field, reason: `"${text}" is no time in or after 1970` }],
  );
  if (from !== undefined && until !== undefined && Date.parse(from) >= Date.parse(until))
    issues.push({ field: 'until', reason: 'must be later than from' });
  return issues;
}
