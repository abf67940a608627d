// The source files of the repository, by room, for tests about the code itself.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
/** Folders whose types are part of the vocabulary. */
export const ROOMS = [
  'contract',
  'catalogue',
  'commands',
  'commerce',
  'engine',
  'feeds',
  'outbox',
  'pages',
  'settings',
  'store',
  'worker',
  'sw',
  'server',
  'src',
  'demo',
] as const;

export interface SourceFile {
  /** From the repository's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files with one of the endings in these folders. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  const patterns = folders.flatMap((folder) => endings.map((ending) => `${folder}/**/*.${ending}`));
  return globSync(patterns, { cwd: ROOT }).map((name) => {
    const path = name.replaceAll('\\', '/');
    return { path, text: readFileSync(resolve(ROOT, path), 'utf8') };
  });
}

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
