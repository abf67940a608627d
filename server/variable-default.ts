// Defaults for environment variables that are read outside our code: by React, the C library, a program started later.

/** An empty variable counts as absent. */
export function setDefault(variables: Record<string, string | undefined>, name: string, value: string): void {
  if ((variables[name] ?? '').trim() === '') variables[name] = value;
}
