// Reads JSON from the text of a file that somebody has edited.

/** Throws a SyntaxError. Some editors begin a file with a byte order mark, which is no JSON. */
export function parseJsonText(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}
