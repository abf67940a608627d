// What the browser says of the line: only whether to spare it; whether it works is told by requests alone.

interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Save-Data, or a line slower than 4g: nothing is downloaded ahead. */
export function isMeteredConnection(): boolean {
  const connection = (navigator as Navigator & { connection?: ConnectionInfo }).connection;
  if (connection === undefined) return false;
  return connection.saveData === true || /(^|-)(2g|3g)$/.test(connection.effectiveType ?? '');
}
