// The claims of docs/requirements.md: each is one checkable statement, with the level of test that proves it.
import { createHash } from 'node:crypto';

/**
 * Where a claim shows: `unit` in what a module returns, `http` in the response of a started shop, `browser` in a component
 * or worker in a real browser, `e2e` in the built shop in a real browser.
 */
export const LEVELS = ['unit', 'http', 'browser', 'e2e'] as const;
export type Level = (typeof LEVELS)[number];

export interface Claim {
  /** The requirement's id and a letter, or two after `z`: `SH-04a`. */
  readonly id: string;
  readonly requirementId: string;
  readonly level: Level;
  readonly isBuilt: boolean;
  readonly text: string;
}
export interface Requirement {
  readonly id: string;
  readonly claims: readonly Claim[];
}

const REQUIREMENT = /^- ([A-Z]{2}-\d{2})\b/;
const CLAIM = /^ {2}- (([A-Z]{2}-\d{2})[a-z]{1,2}) \((\w+)(, not built)?\) (\S.*)$/;

/** Throws with the line's number where a line under a requirement is not a claim of it, in order. */
export function parseRequirements(markdown: string): Requirement[] {
  const requirements: { id: string; claims: Claim[] }[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    const fail = (reason: string): never => {
      throw new Error(`docs/requirements.md:${index + 1}: ${reason}`);
    };
    const id = REQUIREMENT.exec(line)?.[1];
    if (id !== undefined) {
      if (requirements.some((other) => other.id === id)) fail(`${id} stands there twice`);
      requirements.push({ id, claims: [] });
    } else if (/^\s+- /.test(line)) {
      const last = requirements.at(-1) ?? fail('a claim before the first requirement');
      const claim = parseClaim(line) ?? fail('expected "  - SH-04a (e2e) text" or "(e2e, not built)"');
      const expected = `${last.id}${letters(last.claims.length)}`;
      if (claim.id !== expected) fail(`expected ${expected}, found ${claim.id}`);
      last.claims.push(claim);
    }
  }
  return requirements;
}

function parseClaim(line: string): Claim | undefined {
  const [, id = '', requirementId = '', name, notBuilt, text = ''] = CLAIM.exec(line) ?? [];
  const level = LEVELS.find((candidate) => candidate === name);
  if (level === undefined) return undefined;
  return { id, requirementId, level, isBuilt: notBuilt === undefined, text };
}

/** 0 is a, 25 z, 26 aa. */
function letters(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : letters(Math.floor(index / 26) - 1) + letter;
}

/** The ids of requirements and claims that a text quotes; a word of the same shape (UTF-16) is among them. */
export function quotedIds(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]{2}-\d{2}[a-z]{0,2}\b/g)].map(([id]) => id);
}

/** Whether a passing test of the one level proves a claim of the other. */
export function proves(test: Level, claim: Level): boolean {
  return test === 'e2e' || claim === 'unit' || test === claim;
}

/** Tests about the claims themselves: lists of names, mutants and examples quote claims and prove none. */
const ABOUT_CLAIMS = /^tests\/(?:requirements\/|mutants\.test\.ts$|trace\.test\.ts$|mutants\/)/;

/** Whether titles of the file's tests count. */
export function isProof(path: string): boolean {
  return !ABOUT_CLAIMS.test(path);
}

/** The level of a test file, from its path and its text. */
export function levelOf(path: string, text: string): Level {
  if (path.startsWith('tests/e2e/') || /from 'playwright'/.test(text)) return 'e2e';
  if (/\.browser\.test\.tsx?$/.test(path)) return 'browser';
  return /\bstart(?:TestShop|ServerProcess)\b|server\/main\.ts|\.inject\(/.test(text) ? 'http' : 'unit';
}

const DRAW_SEED = 'claims-1';

/** A sample of the built claims, stable when others come and go: those with the lowest hashes. */
export function drawnClaims(claims: readonly Claim[], count = 40): Claim[] {
  const rankOf = ({ id }: Claim) => createHash('sha256').update(`${DRAW_SEED} ${id}`).digest('hex');
  return claims
    .filter(({ isBuilt }) => isBuilt)
    .map((claim) => ({ claim, rank: rankOf(claim) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ claim }) => claim);
}
