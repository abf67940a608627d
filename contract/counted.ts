// A number with the noun that it counts, for reports and messages in English.

/** `1 product`, `2 products`. `many` for a noun that takes no plain s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
