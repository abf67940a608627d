// Benchmark results as Markdown tables.
import { OPERATIONS } from '#tests/speed/search-library.ts';
import type { EngineResult, LibraryResult } from './results.ts';
import { LIBRARIES } from './protocol.ts';

/** Number of largest sections listed by name. */
const MAX_SECTIONS_LISTED = 16;

export function engineTables(result: EngineResult): string {
  const { variants, products, rounds, node, libraries, sections, targets } = result;
  const present = LIBRARIES.flatMap((library) => {
    const libraryResult = libraries[library];
    return libraryResult === undefined ? [] : [[library, libraryResult] as const];
  });
  const byOperation = OPERATIONS.flatMap((operation) =>
    present.flatMap(([library, { operations, timesSlowerThanOurs }]) => {
      const figures = operations[operation];
      if (figures === undefined) return [];
      return [
        [
          operation,
          library,
          formatFigure(figures.cpuMean),
          `${formatFigure(figures.cpuP50)} / ${formatFigure(figures.cpuP95)}`,
          `${formatFigure(figures.wallP50)} / ${formatFigure(figures.wallP95)}`,
          String(figures.queries),
          formatFigure(figures.hits),
          formatFigure(timesSlowerThanOurs[operation] ?? Number.NaN),
        ],
      ];
    }),
  );
  return [
    `${variants} variants of ${products} products, ${rounds} rounds, Node ${node}`,
    table(
      [
        'operation',
        'library',
        'CPU ms',
        'CPU p50 / p95',
        'wall p50 / p95',
        'queries',
        'hits',
        '× ours (CPU)',
      ],
      byOperation,
    ),
    table(
      ['library', 'build CPU s', 'memory MB fresh / used', 'saved MB', 'open ms', 'fixed loop ms'],
      present.map(([library, libraryResult]) => [library, ...libraryCells(libraryResult)]),
    ),
    ...(sections.length === 0 ? [] : [sectionTable(result)]),
    table(
      ['target', 'limit', 'measured', 'met'],
      targets.map(({ name, target, measured, isMet }) => [
        name,
        String(target),
        formatFigure(measured),
        isMet ? 'yes' : 'NO',
      ]),
    ),
  ].join('\n\n');
}

function libraryCells({ buildCpuMs, memoryMb, memoryUsedMb, snapshot, spinMs }: LibraryResult): string[] {
  return [
    formatFigure(buildCpuMs / 1000),
    `${formatFigure(memoryMb)} / ${formatFigure(memoryUsedMb)}`,
    snapshot === null ? '–' : formatFigure(snapshot.bytes / 2 ** 20),
    snapshot === null ? '–' : formatFigure(snapshot.openMs),
    spinMs.map(formatFigure).join(', '),
  ];
}

function sectionTable({ sections, variants, indexBytesPerVariant }: EngineResult): string {
  const all = sections.reduce((sum, { bytes }) => sum + bytes, 0) / variants;
  const rows = sections
    .slice(0, MAX_SECTIONS_LISTED)
    .map(({ name, bytes, isIndex }) => [name, formatFigure(bytes / variants), isIndex ? 'index' : 'display']);
  const sums = [
    ['whole index', formatFigure(indexBytesPerVariant), 'index'],
    ['display data', formatFigure(all - indexBytesPerVariant), 'display'],
  ];
  return table(['section of ours', 'bytes per variant', 'part'], [...rows, ...sums]);
}

export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three significant digits, which is the precision of the measurements. */
export function formatFigure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
