// The engine's figures by catalogue size, as the Markdown table in docs/engine.md.
import { measureLibraries, type Plan } from './processes.ts';
import { formatFigure, table } from './report.ts';
import { type EngineResult, resultOf } from './results.ts';

const SIZES = [1000, 10_000, 100_000, 1_000_000];

/** Measures all sizes up to `maxVariants`. */
export async function growthTable(
  plan: Pick<Plan, 'rounds' | 'operations' | 'profiles' | 'onProgress'>,
  maxVariants: number,
): Promise<{ results: EngineResult[]; markdown: string }> {
  const results: EngineResult[] = [];
  for (const variants of SIZES.filter((size) => size <= maxVariants)) {
    const onProgress = (message: string) => plan.onProgress(`${variants}: ${message}`);
    const measured = await measureLibraries({ ...plan, variants, libraries: ['ours'], onProgress });
    results.push(resultOf(variants, plan.rounds, measured));
  }
  const header = [
    'variants',
    'build CPU s',
    'files MB',
    'index B per variant',
    'open ms',
    'check ms',
    'text p50 / p95',
    'listing p50 / p95',
    'prefix p50 / p95',
    'suggest p50 / p95',
    'memory MB',
  ];
  return { results, markdown: table(header, results.map(rowOf)) };
}

function rowOf({ variants, libraries, indexBytesPerVariant }: EngineResult): string[] {
  const { ours } = libraries;
  const times = (operation: 'text' | 'listing' | 'prefix' | 'suggest') => {
    const result = ours?.operations[operation];
    return `${formatFigure(result?.cpuP50 ?? Number.NaN)} / ${formatFigure(result?.cpuP95 ?? Number.NaN)}`;
  };
  return [
    variants.toLocaleString('en'),
    formatFigure((ours?.buildCpuMs ?? Number.NaN) / 1000),
    formatFigure((ours?.snapshot?.bytes ?? Number.NaN) / 2 ** 20),
    formatFigure(indexBytesPerVariant),
    formatFigure(ours?.snapshot?.openMs ?? Number.NaN),
    formatFigure(ours?.snapshot?.checkMs ?? Number.NaN),
    times('text'),
    times('listing'),
    times('prefix'),
    times('suggest'),
    formatFigure(ours?.memoryUsedMb ?? Number.NaN),
  ];
}
