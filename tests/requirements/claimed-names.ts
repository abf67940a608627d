// The names that built claims of docs/requirements.md list, for comparison with the code's own constants and schemas.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Claim, parseRequirements } from '#tests/claims.ts';

const MARKDOWN = readFileSync(resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
const CLAIMS: readonly Claim[] = parseRequirements(MARKDOWN).flatMap(({ claims }) => claims);

/** What stands first between backticks in each built (or any) claim of the requirement that begins so; sorted. */
export function claimedNames(
  requirementId: string,
  beginning = '',
  state: 'built' | 'any' = 'built',
): string[] {
  return CLAIMS.filter(
    (claim) =>
      claim.requirementId === requirementId &&
      (claim.isBuilt || state === 'any') &&
      claim.text.startsWith(beginning),
  )
    .flatMap(({ text }) => /`([^`]+)`/.exec(text)?.[1] ?? [])
    .toSorted();
}
