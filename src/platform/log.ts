// The page's only user of the console: report what should not happen, warn of what the specification calls a warning.

export function report(error: unknown, where: string): void {
  console.error(`[${where}]`, error);
}

export function warn(text: string, fields: Readonly<Record<string, unknown>> = {}): void {
  console.warn(text, fields);
}
