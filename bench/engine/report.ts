// The figures as Markdown tables for people.
import { OPERATIONS } from '#tests/speed/search-library.ts';
import type { EngineResult, LibraryResult } from './results.ts';
import { LIBRARIES } from './protocol.ts';

/** How many of our sections are listed by name. */
const MAX_SECTIONS_LISTED = 16;

export function engineTables(result: EngineResult): string {
  const { variants, products, rounds, node, libraries, sections, targets: demands } = result;
  const named = LIBRARIES.flatMap((library) => {
    const facts = libraries[library];
    return facts === undefined ? [] : [[library, facts] as const];
  });
  const byOperation = OPERATIONS.flatMap((operation) =>
    named.flatMap(([library, { operations, timesSlowerThanOurs: timesOurs }]) => {
      const own = operations[operation];
      if (own === undefined) return [];
      return [
        [
          operation,
          library,
          formatFigure(own.cpuMean),
          `${formatFigure(own.cpuP50)} / ${formatFigure(own.cpuP95)}`,
          `${formatFigure(own.wallP50)} / ${formatFigure(own.wallP95)}`,
          String(own.queries),
          formatFigure(own.hits),
          formatFigure(timesOurs[operation] ?? Number.NaN),
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
        'questions',
        'hits',
        '× ours (CPU)',
      ],
      byOperation,
    ),
    table(
      ['library', 'build CPU s', 'memory MB fresh / used', 'saved MB', 'open ms', 'fixed loop ms'],
      named.map(([library, facts]) => [library, ...libraryCells(facts)]),
    ),
    ...(sections.length === 0 ? [] : [sectionTable(result)]),
    table(
      ['demand', 'wanted', 'measured', 'met'],
      demands.map(({ name, target: wanted, measured, isMet }) => [
        name,
        String(wanted),
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
    .map(({ name, bytes, isIndex }) => [name, formatFigure(bytes / variants), isIndex ? 'index' : 'shown']);
  const sums = [
    ['all of the index', formatFigure(indexBytesPerVariant), 'index'],
    ['all that is only shown', formatFigure(all - indexBytesPerVariant), 'shown'],
  ];
  return table(['section of ours', 'bytes a variant', 'part'], [...rows, ...sums]);
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three figures are as many as the measurements carry. */
export function formatFigure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
