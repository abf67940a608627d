// What a measurement is held against.
export interface Demand {
  readonly name: string;
  readonly wanted: number;
  readonly measured: number;
  readonly isMet: boolean;
}

export function demandLines(demands: readonly Demand[]): string {
  const figure = (value: number) => value.toFixed(Math.abs(value) < 10 ? 1 : 0);
  return demands
    .map(
      ({ name, wanted, measured, isMet }) =>
        `${isMet ? 'met    ' : 'NOT MET'} ${name}: ${figure(measured)}, wanted ${wanted}`,
    )
    .join('\n');
}
