// A text file that an operator hands to a command.
import { readFileSync } from 'node:fs';

/** Throws an Error that names the file and why it can't be read, a folder included. */
export function readTextFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    throw new Error(`${path} cannot be read: ${reason}`, { cause });
  }
}
