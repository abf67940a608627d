// The figures as Markdown tables for people.
import { OPERATIONS } from '#tests/speed/subject.ts';
import type { EngineResult, LibraryResult } from './results.ts';
import { LIBRARIES } from './protocol.ts';

/** How many of our sections are listed by name. */
const SECTIONS_SHOWN = 16;

export function engineTables(result: EngineResult): string {
  const { variants, products, rounds, node, libraries, sections, demands } = result;
  const named = LIBRARIES.flatMap((library) => {
    const facts = libraries[library];
    return facts === undefined ? [] : [[library, facts] as const];
  });
  const byOperation = OPERATIONS.flatMap((operation) =>
    named.flatMap(([library, { operations, timesOurs }]) => {
      const own = operations[operation];
      if (own === undefined) return [];
      return [
        [
          operation,
          library,
          figure(own.cpuMean),
          `${figure(own.cpuP50)} / ${figure(own.cpuP95)}`,
          `${figure(own.wallP50)} / ${figure(own.wallP95)}`,
          String(own.questions),
          figure(own.hits),
          figure(timesOurs[operation] ?? Number.NaN),
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
      demands.map(({ name, wanted, measured, isMet }) => [
        name,
        String(wanted),
        figure(measured),
        isMet ? 'yes' : 'NO',
      ]),
    ),
  ].join('\n\n');
}

function libraryCells({ buildCpuMs, memoryMb, memoryUsedMb, snapshot, spinMs }: LibraryResult): string[] {
  return [
    figure(buildCpuMs / 1000),
    `${figure(memoryMb)} / ${figure(memoryUsedMb)}`,
    snapshot === null ? '–' : figure(snapshot.bytes / 2 ** 20),
    snapshot === null ? '–' : figure(snapshot.openMs),
    spinMs.map(figure).join(', '),
  ];
}

function sectionTable({ sections, variants, indexBytesPerVariant }: EngineResult): string {
  const all = sections.reduce((sum, { bytes }) => sum + bytes, 0) / variants;
  const rows = sections
    .slice(0, SECTIONS_SHOWN)
    .map(({ name, bytes, isIndex }) => [name, figure(bytes / variants), isIndex ? 'index' : 'shown']);
  const sums = [
    ['all of the index', figure(indexBytesPerVariant), 'index'],
    ['all that is only shown', figure(all - indexBytesPerVariant), 'shown'],
  ];
  return table(['section of ours', 'bytes a variant', 'part'], [...rows, ...sums]);
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Three figures are as many as the measurements carry. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
