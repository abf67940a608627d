// The result of a run, as JSON and as a table for people.
import type { Figure, Measurement, Scale } from './figure.ts';

export interface MeasuredFigure extends Readonly<Record<string, unknown>> {
  readonly n: number;
  /** What a trial is. */
  readonly of: string;
  readonly isMet: boolean;
  readonly invariant: string;
  /** With 0 failures in n trials the true rate is below this, at 95 %; null if something failed, or n is too small. */
  readonly failureRateBelow: number | null;
  readonly violations: readonly string[];
  readonly seconds: number;
  /** Measures this figure again. */
  readonly replay: string;
  /** Why a figure that is not met does not fail the run. */
  readonly notYetMet?: string;
}

export interface ChaosResult {
  readonly seed: number;
  readonly scale: Scale;
  readonly figures: Readonly<Record<string, MeasuredFigure>>;
  /** Every figure is met. */
  readonly isMet: boolean;
}

export function measuredFigure(
  { id, invariant, trials }: Figure,
  { n, counts, violations }: Measurement,
  run: {
    readonly seed: number;
    readonly scale: Scale;
    readonly seconds: number;
    readonly notYetMet: string | undefined;
  },
): MeasuredFigure {
  const isMet = violations.length === 0 && n > 0;
  return {
    n,
    of: trials.of,
    ...counts,
    isMet,
    invariant,
    failureRateBelow: isMet && n > 3 ? 3 / n : null,
    violations,
    seconds: Math.round(run.seconds * 10) / 10,
    replay: `npm run chaos -- --scale ${run.scale} --seed ${run.seed} --only ${id}`,
    ...(run.notYetMet === undefined ? {} : { notYetMet: run.notYetMet }),
  };
}

/** Figures that fail the run: those not met, but for those known not to be met yet. */
export function failedFigures({ figures }: ChaosResult): string[] {
  return Object.entries(figures)
    .filter(([, { isMet, notYetMet }]) => !isMet && notYetMet === undefined)
    .map(([id]) => id);
}

const KNOWN = new Set('n of isMet invariant failureRateBelow violations seconds replay notYetMet'.split(' '));

export function tableOf(result: ChaosResult): string {
  const lines = Object.entries(result.figures).flatMap(([id, figure]) => {
    const counts = Object.entries(figure)
      .filter(([name]) => !KNOWN.has(name))
      .map(([name, count]) => `${name} ${String(count)}`);
    const bound =
      figure.failureRateBelow === null
        ? []
        : [`failure rate below ${percent(figure.failureRateBelow)} (95 %, 3/N)`];
    const state = figure.isMet ? 'met    ' : figure.notYetMet === undefined ? 'NOT MET' : 'not yet';
    return [
      `${id.padEnd(8)}${state}  ${figure.n} ${figure.of}: ${[...counts, ...bound].join(', ')}  (${figure.seconds} s)`,
      `        ${figure.invariant}`,
      ...figure.violations.map((violation) => `        - ${violation}`),
      ...(figure.notYetMet === undefined || figure.isMet ? [] : [`        known: ${figure.notYetMet}`]),
      ...(figure.isMet ? [] : [`        again: ${figure.replay}`]),
    ];
  });
  const met = Object.values(result.figures).filter(({ isMet }) => isMet).length;
  return `${lines.join('\n')}\n\n${met} of ${Object.keys(result.figures).length} figures met, seed ${result.seed}, scale ${result.scale}\n`;
}

function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}
