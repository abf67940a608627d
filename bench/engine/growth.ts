// How the engine's figures grow with the catalogue, as the Markdown table of docs/engine.md.
import { measureLibraries, type Plan } from './processes.ts';
import { formatFigure, table } from './report.ts';
import { type EngineResult, resultOf } from './results.ts';

const SIZES = [1000, 10_000, 100_000, 1_000_000];

/** `onRow` is told each size's figures as soon as they are there. */
export async function growthTable(
  plan: Pick<Plan, 'rounds' | 'operations' | 'profiles' | 'onProgress'>,
  most: number,
): Promise<{ results: EngineResult[]; markdown: string }> {
  const results: EngineResult[] = [];
  for (const variants of SIZES.filter((size) => size <= most)) {
    const onProgress = (what: string) => plan.onProgress(`${variants}: ${what}`);
    const measured = await measureLibraries({ ...plan, variants, libraries: ['ours'], onProgress });
    results.push(resultOf(variants, plan.rounds, measured));
  }
  const heads = [
    'variants',
    'build CPU s',
    'files MB',
    'index B a variant',
    'open ms',
    'check ms',
    'text p50 / p95',
    'listing p50 / p95',
    'prefix p50 / p95',
    'suggest p50 / p95',
    'memory MB',
  ];
  return { results, markdown: table(heads, results.map(rowOf)) };
}

function rowOf({ variants, libraries, indexBytesPerVariant }: EngineResult): string[] {
  const { ours } = libraries;
  const times = (operation: 'text' | 'listing' | 'prefix' | 'suggest') => {
    const own = ours?.operations[operation];
    return `${formatFigure(own?.cpuP50 ?? Number.NaN)} / ${formatFigure(own?.cpuP95 ?? Number.NaN)}`;
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
